/** Letters to change, add, leave out or swap with their neighbour until one word is the other. */
function distanceOf(one: string, other: string): number {
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row];
    for (let at = 1; at <= other.length; at += 1) {
      const isSame = one[row - 1] === other[at - 1];
      const steps = [
        (last[at] ?? 0) + 1,
        (next[at - 1] ?? 0) + 1,
        (last[at - 1] ?? 0) + (isSame ? 0 : 1),
      ];
      if (row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1])
        steps.push((before[at - 2] ?? 0) + 1);
      next.push(Math.min(...steps));
    }
    before = last;
    last = next;
  }
  return last[other.length] ?? 0;
}

/**
 * Whether a person may have meant one word and typed the other: a letter wrong in a short word or at the beginning, which people rarely get
 * wrong, two in a longer one.
 */
export const isSlipOf = (typed: string, meant: string) =>
  distanceOf(typed, meant) <= slipsIn(typed, meant);

function slipsIn(typed: string, meant: string): number {
  if (typed.length <= 5 || typed[0] !== meant[0]) return 1;
  return typed.length <= 9 ? 2 : 3;
}

/** Whether one letter is wrong, missing, added or swapped with its neighbour. Equal words differ by none. */
export function isOneSlipOf(typed: string, meant: string): boolean {
  let start = 0;
  while (start < typed.length && typed[start] === meant[start]) start += 1;
  let [end, last] = [typed.length, meant.length];
  while (end > start && last > start && typed[end - 1] === meant[last - 1]) {
    end -= 1;
    last -= 1;
  }
  const [some, other] = [end - start, last - start];
  if (some <= 1 && other <= 1) return some + other > 0;
  const isSwap = typed[start] === meant[start + 1] && typed[start + 1] === meant[start];
  return some === 2 && other === 2 && isSwap;
}
