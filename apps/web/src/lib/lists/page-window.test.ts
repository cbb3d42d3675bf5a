import { describe, expect, it } from 'vitest';
import { pageWindow } from './page-window.ts';

function drawn(current: number, count: number) {
  return pageWindow(current, count)
    .map((item) =>
      item.kind === 'gap' ? '…' : item.page === current ? `[${item.page}]` : item.page,
    )
    .join(' ');
}

describe('pageWindow', () => {
  it.each([
    [1, 1, '[1]'],
    [1, 2, '[1] 2'],
    [2, 3, '1 [2] 3'],
    [1, 5, '[1] 2 … 5'],
    [3, 5, '1 2 [3] 4 5'],
    [4, 7, '1 2 3 [4] 5 6 7'],
    [6, 20, '1 … 5 [6] 7 … 20'],
    [20, 20, '1 … 19 [20]'],
    [17, 20, '1 … 16 [17] 18 19 20'],
    [9, 3, '1 … 3'],
  ])('on page %i of %i offers %s', (current, count, expected) => {
    expect(drawn(current, count)).toBe(expected);
  });

  it('never repeats a page, and always offers the first and the last', () => {
    for (let count = 1; count <= 30; count += 1) {
      for (let current = 1; current <= count; current += 1) {
        const pages = pageWindow(current, count).flatMap((item) =>
          item.kind === 'page' ? [item.page] : [],
        );
        expect(new Set(pages).size).toBe(pages.length);
        expect([pages[0], pages.at(-1)]).toEqual([1, count]);
        expect(pages).toContain(current);
      }
    }
  });
});
