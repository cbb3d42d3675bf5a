import { type CutField, splitCut } from '@pbr/schemas/property/search';

const WORDS: Readonly<Record<CutField, string>> = {
  search: 'Tu búsqueda tenía más de 200 caracteres: usamos solo el principio.',
  places: 'Pediste más de 20 lugares: usamos los primeros 20.',
  type: 'Pediste más de 20 tipos: usamos los que existen.',
  amenities: 'Pediste más de 20 amenidades: usamos las primeras 20.',
};

/** Says what the search has left out because there was too much of it. */
export function Part({ cut }: { cut: string }) {
  return splitCut(cut)
    .map((field) => WORDS[field])
    .join(' ');
}
