import { NAME_HEADS } from '../words/name-heads.ts';

/** Short forms inside names. */
const SHORT_WORDS: ReadonlyMap<string, string> = new Map(
  `sta santa|sto santo|sn san|nte norte|pte poniente|ote oriente|fco francisco|fdo fernando|gral general|gpe guadalupe|ma maria|dr doctor|
  dra doctora|lic licenciado|ing ingeniero|prof profesor|pdte presidente|cd ciudad|hda hacienda|jdn jardin|jdnes jardines|jard jardines|
  lms lomas|lom lomas|bosq bosques|pto puerto|ampl ampliacion|amp ampliacion|stgo santiago|col colonia|res residencial|pblo pueblo|
  ntra nuestra|sra senora|ctro centro|hgo hidalgo|mex mexico|cuauh cuauhtemoc|zap zapata|fracc fraccionamiento`
    .split('|')
    .map((pair): [string, string] => {
      const [short = '', long = ''] = pair.trim().split(' ');
      return [short, long];
    }),
);

const NUMBERS =
  'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve veinte'.split(
    ' ',
  );
const DIGITS: ReadonlyMap<string, string> = new Map([
  ...NUMBERS.map((word, value): [string, string] => [word, String(value)]),
  ['primero', '1'],
]);
const WORDS: ReadonlyMap<string, string> = new Map(
  [...DIGITS].map(([word, digits]) => [digits, word]),
);

/** The ways to write a name: as typed, without its short forms, and with its numbers in digits or in words. */
export function spellingsOf(words: readonly string[]): string[] {
  const typed = words.join(' ');
  const spellings = new Set([typed]);
  const isShort = words.some((word) => SHORT_WORDS.has(word));
  const full = isShort ? words.map((word) => SHORT_WORDS.get(word) ?? word) : words;
  // 'Del Valle cto'; alone it is a room.
  if (words.length > 1 && words.at(-1) === 'cto')
    spellings.add([...full.slice(0, -1), 'centro'].join(' '));
  if (isShort) spellings.add(full.join(' '));
  for (const name of withSmallWords(full)) spellings.add(name);
  if (words.length > 1 && full.some((word) => DIGITS.has(word)))
    spellings.add(full.map((word) => DIGITS.get(word) ?? word).join(' '));
  if (words.length > 1 && full.some((word) => /^\d/u.test(word) && WORDS.has(word)))
    spellings.add(full.map((word) => WORDS.get(word) ?? word).join(' '));
  return [...spellings];
}

const SMALL_WORDS = ['de', 'del', 'de la', 'de las', 'de los'];

/** 'Jardines Pedregal' for 'Jardines del Pedregal' */
function withSmallWords([head = '', ...rest]: readonly string[]): string[] {
  if (rest.length === 0 || !NAME_HEADS.has(head) || /^(?:de|del|la|el)$/u.test(rest[0] ?? ''))
    return [];
  return SMALL_WORDS.map((small) => [head, small, ...rest].join(' '));
}

/** The ways to write the first word of a name. */
export const firstSpellings = (word: string): string[] =>
  [word, SHORT_WORDS.get(word), DIGITS.get(word), WORDS.get(word)].filter(
    (one) => one !== undefined,
  );

/** Each ordinal as names of sections write it. */
const ORDINALS: readonly (readonly string[])[] = [
  ['i', '1', '1a', '1ra', 'primera'],
  ['ii', '2', '2a', '2da', 'segunda'],
  ['iii', '3', '3a', '3ra', 'tercera'],
  ['iv', '4', '4a', '4ta', 'cuarta'],
  ['v', '5', '5a', '5ta', 'quinta'],
  ['vi', '6', '6a', '6ta', 'sexta'],
  ['vii', '7', '7a', '7ma', 'septima'],
  ['viii', '8', '8a', '8va', 'octava'],
];

/** The names of the section of a colonia that an ordinal counts: 'polanco v seccion' and 'polanco 5ta' for 'quinta'. */
export function sectionsNamed(name: string, ordinal: string): string[] {
  const forms = ORDINALS.find((one) => one.includes(ordinal));
  return (forms ?? []).flatMap((form) => [
    `${name} ${form} seccion`,
    `${name} ${form}`,
    `${name} seccion ${form}`,
  ]);
}

/** The names that a diminutive may come from: 'polanco' for 'polanquito'. */
export function withoutDiminutive(name: string): string[] {
  const [, stem, vowel = ''] = /^(.{3,}?)(?:it|cit)([oa])s?$/u.exec(name) ?? [];
  if (stem === undefined) return [];
  const hard = stem.replace(/qu$/u, 'c').replace(/gu$/u, 'g');
  return [`${hard}${vowel}`, `${stem}${vowel}`, hard, `${hard}e`];
}
