/** A page number, or a gap of pages left out. */
export type PageItem = { kind: 'page'; page: number } | { kind: 'gap'; after: number };

/** The first page, the last page, and the neighbours of the current one: 1 … 5 [6] 7 … 20. */
export function pageWindow(current: number, count: number): PageItem[] {
  const pages = [1, current - 1, current, current + 1, count].filter(
    (page) => page >= 1 && page <= count,
  );
  // A gap of one page is shown as that page.
  if (current - 1 === 3) pages.push(2);
  if (current + 1 === count - 2) pages.push(count - 1);
  const sorted = [...new Set(pages)].sort((a, b) => a - b);
  return sorted.flatMap((page, index): PageItem[] => {
    const previous = sorted[index - 1];
    const item: PageItem = { kind: 'page', page };
    return previous !== undefined && page - previous > 1
      ? [{ kind: 'gap', after: previous }, item]
      : [item];
  });
}
