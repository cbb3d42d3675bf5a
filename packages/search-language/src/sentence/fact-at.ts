import { singularWord } from './word-lists/amenity-phrases.ts';
import { longestPhrase, type Match, phrasesOf } from './phrases.ts';
import type { SentenceFilters } from './sentence-reading.ts';
import type { Token } from './tokens.ts';

/** Filters for what listings say in a field of its own, not among their amenities. */
export type FactFilters = Pick<SentenceFilters, 'pets' | 'furnished' | 'availableBy'>;

const LONGEST_FACT = 4;

/** In singular words, as `singularWord` makes them. */
const FACTS = phrasesOf<FactFilters>([
  [
    `mascota|acepte mascota|acepta mascota|aceptan mascota|acepten mascota|aceptar mascota|se aceptan mascota|admita mascota|admitan mascota|
    admite mascota|admiten mascota|permita mascota|permitan mascota|permite mascota|permiten mascota|pet friendly|petfriendly|
    pet frendly|pet|perro|perrito|perrita|gato|gatito|gatita|perrhijo|lomito|michi|acepte perro|acepten perro|acepta perro|
    acepten gato|acepte gato|permitan perro|mascota bienvenida|mascota permitida`,
    { pets: 'si' },
  ],
  [
    'amueblado|amueblada|con muebl|muebl|mueblado|full amueblado|totalmente amueblado|completamente amueblado|amoblado|equipado y amueblado',
    { furnished: 'amueblado' },
  ],
]);

/** The fact named here: 'amueblado', 'que acepte mascotas'. */
export function factAt(tokens: readonly Token[], at: number): Match<FactFilters> | null {
  const singulars = tokens
    .slice(at, at + LONGEST_FACT)
    .map(({ kind, plain, start, end }) => ({ kind, plain: singularWord(plain), start, end }));
  const found = longestPhrase(FACTS, singulars, 0);
  return found && { value: found.value, next: at + found.next };
}
