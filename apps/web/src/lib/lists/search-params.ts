/**
 * How search parameters look in the address bar: plain text, never JSON. Every value is read as text (a search for '123' or 'true'
 * stays what was typed) and the schema of the route turns into numbers what it declares as numbers.
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

/** The reverse; what is undefined, null or empty is left out. */
export function stringifySearch(search: Record<string, unknown>): string {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(search)) {
    for (const item of [value].flat()) {
      if (typeof item === 'string' || typeof item === 'number' || typeof item === 'boolean') {
        if (item !== '') params.append(key, String(item));
      }
    }
  }
  // A comma is allowed in a query and separates names in lists: 'Alberca,Gimnasio' reads better than 'Alberca%2CGimnasio'.
  const query = params.toString().replaceAll('%2C', ',');
  return query === '' ? '' : `?${query}`;
}
