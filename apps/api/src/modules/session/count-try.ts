import type { ServiceContext } from '../../lib/context.ts';

/**
 * Counts a try at somebody's password before it is made, so that many at once do not slip through; one that succeeds is taken back.
 * An account is closed only to the address that failed: nobody can lock a stranger out.
 */
export async function countTry(
  ctx: Pick<ServiceContext, 'limiter' | 'limits' | 'address'>,
  email: string,
): Promise<{ forget: () => Promise<void> }> {
  const { limiter, address } = ctx;
  const { loginAccount, loginAddress } = ctx.limits;
  const account = `${address} ${email.trim().normalize('NFKC').toLowerCase()}`;
  await limiter.consume(loginAddress, address);
  try {
    await limiter.consume(loginAccount, account);
  } catch (error) {
    // Refused unlooked at: it must not close the address to others behind it.
    await limiter.giveBack(loginAddress, address);
    throw error;
  }
  return {
    forget: async () => {
      await limiter.giveBack(loginAccount, account);
      await limiter.giveBack(loginAddress, address);
    },
  };
}
