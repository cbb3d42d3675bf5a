import { describe, expect, it } from 'vitest';
import { SeenRows } from './seen-rows.ts';

describe('the seen rows of a run', () => {
  it('are remembered by identifier, with their first line and content', () => {
    const seen = new SeenRows();
    expect(seen.remember('a', '0a', 2)).toBeNull();
    expect(seen.remember('b', '0a', 3)).toBeNull();
    expect(seen.remember('a', '0a', 4)).toEqual({ line: 2, isSame: true });
    expect(seen.remember('a', '0b', 5)).toEqual({ line: 2, isSame: false });
    expect(seen.remember('a', '0a', 6)).toEqual({ line: 2, isSame: true });
  });

  it('are still known after many more rows', () => {
    const seen = new SeenRows();
    const count = 5000;
    for (let n = 1; n <= count; n += 1) expect(seen.remember(`id ${n}`, 'ff', n)).toBeNull();
    for (let n = 1; n <= count; n += 1) {
      expect(seen.remember(`id ${n}`, 'ff', 1)).toEqual({ line: n, isSame: true });
    }
  });
});
