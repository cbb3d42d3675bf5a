import { notFound } from '@tanstack/react-router';
import type { RouterContext } from '../../lib/page/router-context.ts';
import { missingPageHead } from '../../lib/page/seo.ts';
import { notFoundHead } from '../screens/not-found-head.ts';

/** `data` of a `notFound` for a page that exists but is closed to this person; the server answers it with 403. */
export const FORBIDDEN = 'forbidden';

interface Guarded {
  context: RouterContext;
}

/** Guard for loaders: visitors get the not-found page. */
export async function membersOnly({ context }: Guarded): Promise<void> {
  const user = await context.trpcUtils.session.user.ensureData();
  if (!user) throw notFound();
}

/** Guard for loaders: visitors get the not-found page, other members are told that they have no access. */
export async function adminsOnly({ context }: Guarded): Promise<void> {
  const user = await context.trpcUtils.session.user.ensureData();
  if (!user) throw notFound();
  if (user.role !== 'admin') throw notFound({ data: FORBIDDEN });
}

/** The head of a page that search engines must not index. */
export const unlistedHead = missingPageHead;

/** The head of a page that shows one person's own data: no canonical URL and no indexing. */
export function memberHead(title: string) {
  return ({ match }: { match: Guarded }) =>
    match.context.trpcUtils.session.user.getData() ? missingPageHead(title) : notFoundHead();
}
