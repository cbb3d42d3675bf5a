import type { Database } from '../client.ts';
import type { watchQueries } from '../watch-queries.ts';

type OnQuery = ReturnType<typeof watchQueries>;

/** Counts from now on how often the process waits for the database: statements that are under way together are one wait. */
export function countWaits({ client }: Database): () => number {
  const options = client.options as unknown as { onquery: OnQuery };
  const { onquery } = options;
  let waits = 0;
  let underWay = 0;
  const counted =
    <T>(settle: (value: T) => void) =>
    (value: T) => {
      underWay -= 1;
      settle(value);
    };
  options.onquery = (query, handle) => {
    if (underWay === 0) waits += 1;
    underWay += 1;
    query.resolve = counted(query.resolve);
    query.reject = counted(query.reject);
    return onquery(query, handle);
  };
  return () => waits;
}
