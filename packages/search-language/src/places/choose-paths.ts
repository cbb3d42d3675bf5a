import type { PlaceCandidate } from './place-candidates.ts';
import type { NamedPlace } from '../sentence/named-places.ts';

/** A name of a sentence with the paths that it means. */
interface Mention extends NamedPlace {
  paths: readonly string[];
}

/**
 * The paths that the named places mean together. Of a name that several places have, those inside another named place are meant, and a
 * place adds nothing to one inside it that is named as well: 'Juárez, Chihuahua' is one city.
 */
export function choosePaths(named: readonly NamedPlace[]): string[] {
  const mentions = mentionsOf(named);
  const narrowed = mentions.map((mention, index): Mention => {
    const around = mentions.filter(
      (other, at) => other !== mention && mayContain(other, at, mention, index),
    );
    const inside = mention.candidates.filter((one) =>
      around.some((other) => isInside(one.path, other.paths)),
    );
    const { name, candidates, paths } = mention;
    return { name, candidates, paths: inside.length === 0 ? paths : likeliest(inside) };
  });
  const kept = narrowed.filter(
    (mention) =>
      !narrowed.some(
        (other) => other !== mention && other.paths.some((path) => isInside(path, mention.paths)),
      ),
  );
  return [...new Set(kept.flatMap(({ paths }) => paths))];
}

/** Each name once. One that is said twice means the place inside the wider one: 'Puebla, Puebla'. */
function mentionsOf(named: readonly NamedPlace[]): Mention[] {
  const byName = new Map<string, Mention>();
  for (const { name, candidates } of named) {
    const first = byName.get(name);
    const inside = first ? candidates.filter(({ path }) => isInside(path, first.paths)) : [];
    byName.set(name, {
      name,
      candidates,
      paths: likeliest(inside.length > 0 ? inside : candidates),
    });
  }
  return [...byName.values()];
}

/** Whether one name may tell which place another one means. Of two that could tell each other, the later one is the wider. */
function mayContain(wider: Mention, at: number, { candidates, paths }: Mention, index: number) {
  const contains = (one: readonly PlaceCandidate[], outer: readonly string[]) =>
    one.some(({ path }) => isInside(path, outer));
  if (levelOf(wider.paths) > levelOf(paths) || !contains(candidates, wider.paths)) return false;
  const isMutual = levelOf(wider.paths) === levelOf(paths) && contains(wider.candidates, paths);
  return !isMutual || at > index;
}

const levelOf = (paths: readonly string[]) =>
  Math.min(...paths.map((path) => path.split('/').length));

const isInside = (path: string, wider: readonly string[]) =>
  wider.some((one) => path.startsWith(`${one}/`));

/** Offers rule. */
function likeliest(candidates: readonly PlaceCandidate[]): string[] {
  const best = Math.min(...candidates.map(({ rank }) => rank));
  return candidates.flatMap(({ path, rank }) => (rank === best ? path : []));
}
