import { plainName } from '../words/plain-name.ts';
import type { KnownPlaces } from './known-places.ts';
import { keyOfName, type PlaceNames, withoutArticle } from '../words/place-names.ts';

/** Names of landmarks of Mexico City in plain letters and as a sentence says them, with their alcaldía and the colonias around them, as paths write them. */
const LANDMARKS = [
  [
    'parque mexico',
    'del Parque México',
    'cuauhtemoc',
    ['hipodromo', 'hipodromo-condesa', 'condesa'],
  ],
  [
    'angel de la independencia',
    'del Ángel de la Independencia',
    'cuauhtemoc',
    ['juarez', 'cuauhtemoc'],
  ],
  ['monumento a la revolucion', 'del Monumento a la Revolución', 'cuauhtemoc', ['tabacalera']],
  [
    'palacio de bellas artes',
    'del Palacio de Bellas Artes',
    'cuauhtemoc',
    ['centro', 'centro-historico'],
  ],
  ['kiosco morisco', 'del Kiosco Morisco', 'cuauhtemoc', ['santa-maria-la-ribera']],
  ['cu', 'de CU', 'coyoacan', ['ciudad-universitaria', 'copilco-universidad', 'copilco-el-bajo']],
  ['museo frida kahlo', 'del Museo Frida Kahlo', 'coyoacan', ['del-carmen']],
  [
    'estadio azteca',
    'del Estadio Azteca',
    'coyoacan',
    ['santa-ursula-coapa', 'pueblo-de-santa-ursula-coapa'],
  ],
  ['parque hundido', 'del Parque Hundido', 'benito-juarez', ['extremadura-insurgentes']],
  ['world trade center', 'del World Trade Center', 'benito-juarez', ['napoles']],
] as const;

const CITY = 'ciudad-de-mexico';

/**
 * The colonias around each landmark in which something is on offer, else those that the gazetteer knows. A listing that does not say its
 * alcaldía lies in the city alone.
 */
export const landmarkNames = ({ get }: KnownPlaces): PlaceNames =>
  new Map(
    LANDMARKS.flatMap(([name, _spoken, alcaldia, colonias]): [string, string[]][] => {
      const known = [alcaldia, CITY]
        .flatMap((city) => colonias.map((colonia) => `${CITY}/${city}/${colonia}`))
        .flatMap((path) => get(path) ?? []);
      const offered = known.filter(({ total }) => total > 0);
      const paths = (offered.length > 0 ? offered : known).map(({ path }) => path);
      return paths.length === 0 ? [] : [[name, paths]];
    }),
  );

/** 'los alrededores del Parque México', if a text names that landmark and nothing beside. */
export function aroundLandmark(text: string): string | undefined {
  const typed = keyOfName(text.replaceAll('.', ''));
  const found = LANDMARKS.find(([name]) => name === typed);
  return found && `los alrededores ${found[1]}`;
}

/** Whether a name in plain letters is one of a landmark. */
export const isLandmark = (plain: string): boolean =>
  LANDMARKS.some(([name]) => name === withoutArticle(plain));

/** Whether a text names a landmark, wherever something is on offer. */
export function hasLandmark(text: string): boolean {
  const words = ` ${plainName(text.replaceAll('.', ''))} `;
  return LANDMARKS.some(([name]) => words.includes(` ${name} `));
}
