/**
 * The least number of several sorted lists of whole numbers, their median (half a unit counts as a whole one), and the greatest. Nothing is
 * merged or sorted: `step` is called between looks at all lists, so that a million numbers keep no request waiting.
 */
export async function middleOf(
  lists: readonly Float64Array[],
  step: () => Promise<void>,
): Promise<[least: number, median: number, greatest: number]> {
  let [least, greatest] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const list of lists) {
    least = Math.min(least, list[0] ?? least);
    greatest = Math.max(greatest, list.at(-1) ?? greatest);
  }
  const last = lists.reduce((length, list) => length + list.length, 0) - 1;
  const numberAt = async (rank: number) => {
    let [low, high] = [least, greatest];
    while (low < high) {
      await step();
      const middle = Math.floor((low + high) / 2);
      let upTo = 0;
      for (const list of lists) upTo += countUpTo(list, middle);
      if (upTo > rank) high = middle;
      else low = middle + 1;
    }
    return low;
  };
  const lower = await numberAt(Math.floor(last / 2));
  const upper = last % 2 === 0 ? lower : await numberAt(Math.ceil(last / 2));
  return [least, Math.round((lower + upper) / 2), greatest];
}

/** How many numbers of a sorted list are not above the limit. */
function countUpTo(list: Float64Array, limit: number): number {
  let [from, to] = [0, list.length];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if ((list[middle] ?? 0) <= limit) from = middle + 1;
    else to = middle;
  }
  return from;
}
