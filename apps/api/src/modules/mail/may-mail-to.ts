import type { ServiceContext } from '../../lib/context.ts';
import { AppError } from '../../lib/errors.ts';

type Ctx = Pick<ServiceContext, 'limiter' | 'limits'>;

/** Limits the mails to each e-mail, so that nobody fills a stranger's mailbox through our forms. The form's answer does not tell. */
export const mayMailTo = ({ limiter, limits }: Ctx, email: string): Promise<boolean> =>
  isWithin(limiter.consume(limits.accountMails, email.trim().toLowerCase()));

/** The same for the receipts of the public forms. */
export const mayGetReceipt = (
  { limiter, limits, db }: Ctx & Pick<ServiceContext, 'db'>,
  clientEmail: string,
): Promise<boolean> =>
  isWithin(limiter.consume(limits.inquiryReceipts, clientEmail.toLowerCase(), db));

async function isWithin(counted: Promise<unknown>): Promise<boolean> {
  try {
    await counted;
    return true;
  } catch (error) {
    if (error instanceof AppError && error.kind === 'too_many') return false;
    throw error;
  }
}
