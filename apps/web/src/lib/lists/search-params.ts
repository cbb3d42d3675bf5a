/**
 * The format of search parameters in the URL: plain text, never JSON. Every value is read as text, so a search for '123' or
 * 'true' stays as typed; the route's schema converts the parameters that it declares as numbers.
 */
export function parseSearch(query: string): Record<string, string | string[]> {
  const search: Record<string, string | string[]> = {};
  const params = new URLSearchParams(query);
  for (const key of new Set(params.keys())) {
    if (key === '__proto__') continue;
    const values = params.getAll(key);
    search[key] = values.length === 1 ? (values[0] ?? '') : values;
  }
  return search;
}

/** Removes keys whose value is `undefined`. */
export function withoutNothing<Search extends object>(search: Search): Search {
  const held = Object.entries(search).filter(([, value]) => value !== undefined);
  return Object.fromEntries(held) as Search;
}

/** The reverse of `parseSearch`; `undefined`, `null` and empty values are left out. */
export function stringifySearch(search: Record<string, unknown>): string {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(search)) {
    for (const item of [value].flat()) {
      if (typeof item === 'string' || typeof item === 'number' || typeof item === 'boolean') {
        if (item !== '') params.append(key, String(item));
      }
    }
  }
  // Queries may contain commas and slashes, and 'Alberca,Gimnasio' reads better than 'Alberca%2CGimnasio'.
  const query = params.toString().replaceAll('%2C', ',').replaceAll('%2F', '/');
  return query === '' ? '' : `?${query}`;
}
