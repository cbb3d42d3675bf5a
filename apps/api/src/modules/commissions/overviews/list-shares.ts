import { shareAmount, sumOfAmounts, timesAmount } from '@pbr/schemas/commission/amounts';
import { sharedWithMeSearchSchema } from '@pbr/schemas/commission/search';
import {
  parseShareKeys,
  type SharedWithMe,
  type SharedWithMeItem,
  sharedWithMeListSchema,
  sharedWithMeQuerySchema,
  sharedWithMeSchema,
} from '@pbr/schemas/commission/shared-with-me';
import { PAGE_SIZE } from '@pbr/schemas/property/search';
import { decodeCursor, encodeCursor } from '../../../lib/cursor.ts';
import { ListPage } from '../../../action/list-page.ts';
import { action } from '../../../action/action.ts';
import { pageFacts, rangeOf } from '../../../action/numbered-page.ts';
import { findShares } from './share-lists.queries.ts';
import { withAmount } from './with-amount.ts';

type SharedRows = Awaited<ReturnType<typeof findShares>>;

const pageOfShares = (as: 'agent' | 'owner') =>
  action({
    access: 'member',
    input: sharedWithMeSearchSchema,
    output: sharedWithMeSchema,
    run: async ({ db, actor }, { search, page = 1 }) => {
      const { total, counts, ...rows } = await findShares(db, {
        as,
        userId: actor.userId,
        search,
        ...rangeOf(page, PAGE_SIZE),
        after: null,
      });
      const items = itemsOf(rows);
      const totals = totalsOf(rows.terms);
      return { items, ...pageFacts(total, page, PAGE_SIZE), counts, totals };
    },
  });

/** A page of what colleagues share with the person, with the counters and totals of all pages. */
export const listSharedWithMe = pageOfShares('agent');

/** The same of the person's own listings: what they share with colleagues and outside agents, and what those share with them. */
export const listSharedByMe = pageOfShares('owner');

/** The documented list, by cursor. */
export const listSharedByCursor = action({
  access: 'member',
  input: sharedWithMeQuerySchema,
  output: sharedWithMeListSchema,
  run: async ({ db, actor }, { search, limit, cursor }) => {
    const rows = await findShares(db, {
      as: 'agent',
      userId: actor.userId,
      search,
      limit,
      offset: 0,
      after: cursor === undefined ? null : decodeCursor(cursor, parseShareKeys),
    });
    const nextCursor = rows.next && encodeCursor(rows.next);
    return new ListPage({ items: itemsOf(rows), total: rows.total, nextCursor });
  },
});

function itemsOf({ items }: Pick<SharedRows, 'items'>): SharedWithMeItem[] {
  return items.map(({ price, ...item }) => withAmount(item, price));
}

/** One total per currency, pesos always and first, so that dollars are never added to pesos. */
function totalsOf(terms: SharedRows['terms']): SharedWithMe['totals'] {
  const currencies = new Set(['MXN', ...terms.map(({ currency }) => currency).toSorted()]);
  return [...currencies].map((currency) => {
    const amounts = terms
      .filter((each) => each.currency === currency)
      .map(({ price, count, ...of }) => timesAmount(shareAmount(price, of) ?? '0.00', count));
    return { currency, amount: sumOfAmounts(amounts) };
  });
}
