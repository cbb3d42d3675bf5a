import { formatAll } from '@pbr/schemas/format/list';

/** Names of places by their paths. */
export type PlaceNames = Readonly<Record<string, string>>;

/** The name of a place, made from its path while its own is unknown. */
export function nameOfPlace(path: string, names: PlaceNames = {}): string {
  if (Object.hasOwn(names, path)) return names[path] ?? path;
  const words = (path.split('/').at(-1) ?? path).replaceAll('-', ' ');
  return words.replaceAll(INITIALS, (letter) => letter.toUpperCase());
}

/** 'La Magdalena de los Reyes' */
const INITIALS = /^\p{L}|\b(?!(?:del?|el|l[ao]s?|y)\b)\p{L}/gu;

/** 'Roma Norte y Condesa'; of many places the first ones and how many follow. */
export function namesOfPlaces(paths: readonly string[], names: PlaceNames = {}): string {
  const shown = paths.slice(0, SHOWN).map((path) => nameOfPlace(path, names));
  const more = paths.length - shown.length;
  return formatAll(more > 0 ? [...shown, `${more} más`] : shown);
}

const SHOWN = 3;
