import type { ServiceContext } from '../../lib/context.ts';
import { AppError } from '../../lib/errors.ts';

/** Limits the receipts to each e-mail, so that nobody fills a stranger's mailbox through the public forms. */
export async function mayGetReceipt(ctx: ServiceContext, clientEmail: string): Promise<boolean> {
  try {
    await ctx.limiter.consume(ctx.limits.inquiryReceipts, clientEmail.toLowerCase(), ctx.db);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.kind === 'too_many') return false;
    throw error;
  }
}
