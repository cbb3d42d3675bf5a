export interface NamedPlace {
  name: string;
  paths: readonly string[];
}

const SEVERAL = '';

/**
 * The paths that the named places mean together. A city beside its own colony adds nothing, and of a name that several
 * cities have, only those inside another named place are meant.
 */
export function choosePaths(named: readonly NamedPlace[]): string[] {
  const mentions = [...new Map(named.map((place) => [place.name, place])).values()];
  const owners = ownersOf(mentions, (path) => [path]);
  const inOthers = ({ name }: NamedPlace, path: string) =>
    ancestorsOf(path).some((ancestor) => isOther(owners.get(ancestor), name));
  const narrowed = mentions.map((mention): NamedPlace => {
    const inside = mention.paths.filter((path) => inOthers(mention, path));
    return { name: mention.name, paths: inside.length === 0 ? mention.paths : inside };
  });
  const wider = ownersOf(narrowed, ancestorsOf);
  const kept = narrowed.flatMap(({ name, paths }) =>
    paths.filter((path) => !isOther(wider.get(path), name)),
  );
  return [...new Set(kept)];
}

/** The one name that each path belongs to, or that several do. */
function ownersOf(
  mentions: readonly NamedPlace[],
  keysOf: (path: string) => readonly string[],
): ReadonlyMap<string, string> {
  const owners = new Map<string, string>();
  for (const { name, paths } of mentions) {
    for (const key of paths.flatMap(keysOf)) {
      const owner = owners.get(key);
      owners.set(key, owner === undefined || owner === name ? name : SEVERAL);
    }
  }
  return owners;
}

const isOther = (owner: string | undefined, name: string) => owner !== undefined && owner !== name;

function ancestorsOf(path: string): string[] {
  const parts = path.split('/');
  return parts.slice(1).map((_, index) => parts.slice(0, index + 1).join('/'));
}
