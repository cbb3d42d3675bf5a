/** Words for parts of a home that people say in a diminutive: 'alberquita'. */
const SAID_SMALL =
  'alberca patio balcon cochera garage jardin terraza bano cuarto recamara habitacion bodega local oficina terreno estudio cocina elevador asador peso perro gato loft privada mascota metro millon';

/** The spellings before the ending '-ito': 'alberqu', 'patiec', 'balconc'. */
function stemsOf(word: string): string[] {
  if (/[nr]$/u.test(word)) return [`${word}c`, word];
  const stem = word.replace(/[aeo]$/u, '');
  const soft = stem.replace(/c$/u, 'qu').replace(/g$/u, 'gu').replace(/z$/u, 'c');
  return stem.endsWith('i') ? [`${stem}ec`, stem.slice(0, -1), stem] : [soft];
}

const formsOf = (word: string): [form: string, word: string][] =>
  stemsOf(word).flatMap((stem) =>
    ['ito', 'ita', 'itos', 'itas'].map((ending): [string, string] => [
      `${stem}${ending}`,
      ending.endsWith('s') ? pluralOf(word) : word,
    ]),
  );

const pluralOf = (word: string) => (/[dlnr]$/u.test(word) ? `${word}es` : `${word}s`);

/** The plain word of each diminutive. */
export const DIMINUTIVES: ReadonlyMap<string, string> = new Map(
  SAID_SMALL.split(' ').flatMap(formsOf),
);
