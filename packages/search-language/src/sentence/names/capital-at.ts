import type { NamedPlace } from '../../places/choose-paths.ts';
import type { Match } from '../tokens/phrases.ts';
import { type Token, wordAt } from '../tokens/tokens.ts';

/** The capitals that have another name than their state. */
const CAPITALS: Readonly<Record<string, string>> = {
  'baja-california': 'mexicali',
  'baja-california-sur': 'la-paz',
  chiapas: 'tuxtla-gutierrez',
  coahuila: 'saltillo',
  'estado-de-mexico': 'toluca',
  guerrero: 'chilpancingo-de-los-bravo',
  hidalgo: 'pachuca-de-soto',
  jalisco: 'guadalajara',
  michoacan: 'morelia',
  morelos: 'cuernavaca',
  nayarit: 'tepic',
  'nuevo-leon': 'monterrey',
  oaxaca: 'oaxaca-de-juarez',
  'quintana-roo': 'othon-p-blanco/chetumal',
  sinaloa: 'culiacan',
  sonora: 'hermosillo',
  tabasco: 'centro/villahermosa',
  tamaulipas: 'victoria',
  veracruz: 'xalapa',
  yucatan: 'merida',
};

/** 'Chihuahua capital' is the city, and so is 'Jalisco capital'. */
export function withCapital(
  tokens: readonly Token[],
  { value, next }: Match<NamedPlace>,
): Match<NamedPlace> {
  const state = value.candidates.find(({ path }) => !path.includes('/'))?.path;
  if (state === undefined || wordAt(tokens, next) !== 'capital') return { value, next };
  const path = `${state}/${CAPITALS[state] ?? state}`;
  return {
    value: { name: `${value.name} capital`, candidates: [{ path, rank: 0 }] },
    next: next + 1,
  };
}
