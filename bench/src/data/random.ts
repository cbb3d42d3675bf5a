/** Pseudo-random numbers; the same seed gives the same sequence (mulberry32). */
export interface Random {
  /** 0 <= value < 1 */
  next(): number;
  /** A whole number, both ends included. */
  whole(low: number, high: number): number;
  pick<T>(values: readonly T[]): T;
  chance(probability: number): boolean;
  /** Log-normal around 1, with the longer tail above it, as prices and areas are distributed. */
  skewed(spread: number): number;
  uuid(): string;
}

export function createRandom(seed: number): Random {
  let state = seed | 0;
  const bits = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  const next = () => bits() / 4_294_967_296;
  const normal = () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next());
  const hex = () => bits().toString(16).padStart(8, '0');
  return {
    next,
    whole: (low, high) => low + Math.floor(next() * (high - low + 1)),
    pick: (values) => {
      const value = values[Math.floor(next() * values.length)];
      if (value === undefined) throw new Error('nothing to pick from');
      return value;
    },
    chance: (probability) => next() < probability,
    skewed: (spread) => Math.exp(normal() * spread),
    uuid: () => {
      const [a, b, c, d] = [hex(), hex(), hex(), hex()];
      return `${a}-${b.slice(0, 4)}-4${b.slice(5)}-a${c.slice(1, 4)}-${c.slice(4)}${d}`;
    },
  };
}
