import { notFound } from '@tanstack/react-router';
import type { RouterContext } from '../../lib/page/router-context.ts';
import { missingPageHead } from '../../lib/page/seo.ts';
import { notFoundHead } from '../screens/not-found-head.ts';

/** Of a `notFound` that is there, but not for this person; the server answers it with 403. */
export const FORBIDDEN = 'forbidden';

interface Guarded {
  context: RouterContext;
}

/** In a loader: to a visitor the page does not exist. */
export async function membersOnly({ context }: Guarded): Promise<void> {
  const user = await context.trpcUtils.session.user.ensureData();
  if (!user) throw notFound();
}

/** In a loader: to a visitor the page does not exist, and other members are told that it is not theirs. */
export async function adminsOnly({ context }: Guarded): Promise<void> {
  const user = await context.trpcUtils.session.user.ensureData();
  if (!user) throw notFound();
  if (user.role !== 'admin') throw notFound({ data: FORBIDDEN });
}

/** Title of a page that no search engine should list. */
export const unlistedHead = missingPageHead;

/** Title of a page that is one person's own: no canonical address, nothing to index. */
export function memberHead(title: string) {
  return ({ match }: { match: Guarded }) =>
    match.context.trpcUtils.session.user.getData() ? missingPageHead(title) : notFoundHead();
}
