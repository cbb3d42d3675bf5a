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

/** 'Roma Norte y la alcaldía Coyoacán', as a sentence says them; of many places the first ones and how many follow. */
export function namesOfPlaces(paths: readonly string[], names: PlaceNames = {}): string {
  const all = [...new Set(paths.map((path) => spokenName(path, names)))];
  const shown = all.slice(0, SHOWN);
  const more = all.length - shown.length;
  return formatAll(more > 0 ? [...shown, `${more} más`] : shown);
}

const SHOWN = 3;

/** An alcaldía is called so, because colonias and municipios elsewhere have its name. */
export const spokenName = (path: string, names?: PlaceNames): string =>
  `${isAlcaldia(path) ? 'la alcaldía ' : ''}${nameOfPlace(path, names)}`;

export const isAlcaldia = (path: string): boolean =>
  /^ciudad-de-mexico\/(?!ciudad-de-mexico$)[^/]+$/u.test(path);
