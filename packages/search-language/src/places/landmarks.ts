import { plainName } from '../words/plain-name.ts';
import type { KnownPlaces } from './known-places.ts';
import type { PlaceNames } from '../words/place-names.ts';

/** Names of landmarks of Mexico City in plain letters, with their alcaldía and the colonias around them, as paths write them. */
const LANDMARKS = [
  ['parque mexico', 'cuauhtemoc', ['hipodromo', 'hipodromo-condesa', 'condesa']],
  ['angel de la independencia', 'cuauhtemoc', ['juarez', 'cuauhtemoc']],
  ['monumento a la revolucion', 'cuauhtemoc', ['tabacalera']],
  ['palacio de bellas artes', 'cuauhtemoc', ['centro', 'centro-historico']],
  ['kiosco morisco', 'cuauhtemoc', ['santa-maria-la-ribera']],
  ['cu', 'coyoacan', ['ciudad-universitaria', 'copilco-universidad', 'copilco-el-bajo']],
  ['museo frida kahlo', 'coyoacan', ['del-carmen']],
  ['estadio azteca', 'coyoacan', ['santa-ursula-coapa', 'pueblo-de-santa-ursula-coapa']],
  ['parque hundido', 'benito-juarez', ['extremadura-insurgentes']],
  ['world trade center', 'benito-juarez', ['napoles']],
] as const;

const CITY = 'ciudad-de-mexico';

/**
 * The colonias around each landmark in which something is on offer, else those that the gazetteer knows. A listing that does not say its
 * alcaldía lies in the city alone.
 */
export const landmarkNames = ({ get }: KnownPlaces): PlaceNames =>
  new Map(
    LANDMARKS.flatMap(([name, alcaldia, colonias]): [string, string[]][] => {
      const known = [alcaldia, CITY]
        .flatMap((city) => colonias.map((colonia) => `${CITY}/${city}/${colonia}`))
        .flatMap((path) => get(path) ?? []);
      const offered = known.filter(({ total }) => total > 0);
      const paths = (offered.length > 0 ? offered : known).map(({ path }) => path);
      return paths.length === 0 ? [] : [[name, paths]];
    }),
  );

/** Whether a text names a landmark, wherever something is on offer. */
export function hasLandmark(text: string): boolean {
  const words = ` ${plainName(text.replaceAll('.', ''))} `;
  return LANDMARKS.some(([name]) => words.includes(` ${name} `));
}
