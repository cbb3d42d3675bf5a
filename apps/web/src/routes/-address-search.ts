/**
 * The route options of a page whose address holds filters. The router asks several times about one address, and the schema reads it
 * once. The loader gets only what the schema knows: an address may hold foreign parameters.
 */
export function addressSearch<Search extends object>(schema: {
  parse: (search: unknown) => Search;
}) {
  let last: { address: string; search: Search } | undefined;
  const read = (search: object): Search => {
    const address = JSON.stringify(search, numbersAsText);
    if (last?.address !== address) last = { address, search: schema.parse(search) };
    return last.search;
  };
  return {
    validateSearch: (search: Record<string, unknown>) => read(search),
    loaderDeps: ({ search }: { search: Search }) => read(search),
  };
}

/** '?page=2' and `{ page: 2 }` are the same address. */
const numbersAsText = (_key: string, value: unknown) =>
  typeof value === 'number' ? String(value) : value;
