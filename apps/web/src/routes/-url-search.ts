/**
 * The route options of a page whose URL holds filters. The router asks several times about one URL, and the schema reads it
 * once. The loader gets only what the schema knows: a URL may hold foreign parameters.
 */
export function urlSearch<Search extends object>(schema: { parse: (search: unknown) => Search }) {
  let last: { text: string; search: Search } | undefined;
  const read = (search: object): Search => {
    const text = JSON.stringify(search, numbersAsText);
    if (last?.text !== text) last = { text, search: schema.parse(search) };
    return last.search;
  };
  return {
    validateSearch: (search: Record<string, unknown>) => read(search),
    loaderDeps: ({ search }: { search: Search }) => read(search),
  };
}

/** '?page=2' and `{ page: 2 }` are the same URL. */
const numbersAsText = (_key: string, value: unknown) =>
  typeof value === 'number' ? String(value) : value;
