import { pathOf, type Way } from './ways.ts';

/** The documentation names all keys, those for signed-in people too, but shows no row. */
const DOCUMENTATION = /^\/api\/(?:docs|openapi\.json)/u;

/** The calls by which anybody reads. */
export const publicReadings = (all: readonly Way[]) =>
  all.filter(({ isWrite, isOtherMethod, access, method, url }) => {
    const isReading = !isWrite && !isOtherMethod && method === 'GET';
    return isReading && access === 'public' && !DOCUMENTATION.test(url);
  });

/** The URL of such a call about the row with this id. */
export function readingUrl(way: Way, id: string): string {
  if (way.door === 'REST') return pathOf(way, id).replace('*', '');
  const [key] = way.idKeys;
  const input = { ...way.example, ...(key !== undefined && { [key]: id }) };
  return way.takesInput ? callUrl(way.url, input) : way.url;
}

export const callUrl = (url: string, input: object) =>
  `${url}?input=${encodeURIComponent(JSON.stringify(input))}`;
