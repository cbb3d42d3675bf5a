/** The thread pool of Node runs four calls for files at once; a few more keep it busy. */
const AT_ONCE = 8;

/** Runs the work for every item, a few at a time; rejects with the first error, once the others in progress have ended. */
export async function eachAtOnce<Item>(
  items: Iterable<Item>,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const queue = items[Symbol.iterator]();
  let isFailed = false;
  const takeNext = async () => {
    for (let next = queue.next(); !next.done && !isFailed; next = queue.next()) {
      try {
        await work(next.value);
      } catch (error) {
        isFailed = true;
        throw error;
      }
    }
  };
  const runs = await Promise.allSettled(Array.from({ length: AT_ONCE }, takeNext));
  const failed = runs.find((run) => run.status === 'rejected');
  if (failed) throw failed.reason;
}
