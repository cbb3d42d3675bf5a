import type { ServiceContext } from '../../lib/context.ts';

/**
 * Counts an attempt at a password before it is checked, so that many at once do not slip through; a successful one is taken back. An
 * account is closed only to the IP address that failed, so that nobody can lock a stranger out.
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
    // This attempt was refused unchecked, so it must not count against others behind the same address.
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
