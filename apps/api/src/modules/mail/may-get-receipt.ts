import type { ServiceContext } from '../../lib/context.ts';
import { AppError } from '../../lib/errors.ts';

/** The public forms take any address, so a stranger's mailbox must not be filled through them. */
export async function mayGetReceipt(ctx: ServiceContext, clientEmail: string): Promise<boolean> {
  try {
    await ctx.limiter.consume(ctx.limits.inquiryReceipts, clientEmail.toLowerCase(), ctx.db);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.kind === 'too_many') return false;
    throw error;
  }
}
