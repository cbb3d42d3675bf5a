import type { ServiceContext } from '../../lib/context.ts';

/**
 * Counts an attempt at a password before it is checked, so that many at once do not slip through; a successful one is taken back. An
 * account is closed only to the IP that failed, so that nobody can lock a stranger out.
 */
export async function countTry(
  ctx: Pick<ServiceContext, 'limiter' | 'limits' | 'ip'>,
  email: string,
): Promise<{ forget: () => Promise<void> }> {
  const { limiter, ip } = ctx;
  const { loginAccount, loginIp } = ctx.limits;
  const account = `${ip} ${email.trim().normalize('NFKC').toLowerCase()}`;
  const counts = [
    { limit: loginIp, key: ip },
    { limit: loginAccount, key: account },
  ];
  const forget = async (counted = counts) => {
    await Promise.all(counted.map(({ limit, key }) => limiter.giveBack(limit, key)));
  };
  const tried = await Promise.allSettled(
    counts.map(({ limit, key }) => limiter.consume(limit, key)),
  );
  const refused = tried.find((one) => one.status === 'rejected');
  if (!refused) return { forget };
  // This attempt is refused unchecked, so it must not count against others behind the same IP.
  await forget(counts.filter((_count, n) => tried[n]?.status === 'fulfilled'));
  throw refused.reason;
}
