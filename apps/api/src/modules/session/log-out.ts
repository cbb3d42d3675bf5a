import type { ServiceContext } from '../../lib/context.ts';

/** Ends this session at once; a second time changes nothing. */
export async function logOut(ctx: ServiceContext): Promise<{ ok: true }> {
  await ctx.session.end();
  return { ok: true };
}
