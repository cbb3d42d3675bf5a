import type { Demo } from '../read-demo.ts';

export type Listing = Pick<Demo['listings'][number], 'key' | 'property'> & { id: string };

/** The sorted keys of those listings whose keys are written, or begin as written before '*'. */
export function listingsFound(listings: readonly Listing[], written: string): string[] {
  const matches = (key: string) =>
    written
      .split(' ')
      .some((one) => (one.endsWith('*') ? key.startsWith(one.slice(0, -1)) : key === one));
  return listings.flatMap(({ key }) => (matches(key) ? [key] : [])).toSorted();
}

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[.,:?]/gu, '')
    .replace(/^cp(?=\d)/u, '');

/** Other names of places and things, each with the words that listings use; longer names come first. */
const OTHER_NAMES: readonly (readonly [name: RegExp, words: string])[] = [
  [/^(?:cdmx|df|distrito federal|mexico df|cd de mexico|ciudad de mexico)\b/u, 'ciudad de mexico'],
  [/^(?:edomex|edo de mexico|estado de mexico)\b/u, 'estado de mexico'],
  [/^hipodromo condesa\b/u, 'hipodromo'],
  [/^zona rosa\b/u, 'juarez ciudad de mexico'],
  [/^q roo\b/u, 'quintana roo'],
  [/^nl\b/u, 'nuevo leon'],
  [/^mty\b/u, 'monterrey'],
  [/^gdl\b/u, 'guadalajara'],
  [/^qro\b/u, 'queretaro'],
  [/^yuc\b/u, 'yucatan'],
  [/^bcs\b/u, 'baja california sur'],
  [/^bc\b/u, 'baja california'],
  [/^sma\b/u, 'san miguel de allende'],
  [/^gto\b/u, 'guanajuato'],
  [/^ph\b/u, 'penthouse'],
  [/^(?:habitacion|recamara)s?\b/u, 'recamara'],
  [/^(?:id )?pbr[ -]\S+/u, ''],
  [/^del (?:valle|carmen|mar)\b/u, ''],
];

const STOP_WORDS =
  'a al con de del e el en la las lo los para por que se un una y col colonia alcaldia delegacion municipio estado cp calle av avenida busco quiero';
const isStop = (word: string) => STOP_WORDS.split(' ').includes(word);

const KINDS: Readonly<Record<string, string>> = {
  casa: 'casa',
  depa: 'departamento',
  depto: 'departamento',
  departamento: 'departamento',
  oficina: 'oficina',
  local: 'local',
  lote: 'terreno',
  terreno: 'terreno',
  renta: 'renta',
  venta: 'venta',
};

/** The parts of a search: words, or whole names of several words. */
function partsOf(search: string): string[] {
  const parts: string[] = [];
  const whole = plain(search).trim().replaceAll(/\s+/gu, ' ');
  if (whole.split(' ').every(isStop)) return whole.split(' ').filter(({ length }) => length > 2);
  let rest = whole;
  while (rest !== '') {
    const [name, words] = OTHER_NAMES.find(([other]) => other.test(rest)) ?? [/^\S+/u, ''];
    const [typed = ''] = name.exec(rest) ?? [];
    if (!isStop(typed)) parts.push(words === '' ? typed : words);
    rest = rest.slice(typed.length).trim();
  }
  return parts;
}

/**
 * The listings that a search finds, by the rules that people are told: every part is somewhere in the listing. On the web a part may also
 * be a fact of the listing, and what nothing has is looked for in the streets.
 */
export function naiveSearch(
  listings: readonly Listing[],
  search: string,
  { isWeb }: { isWeb: boolean },
): readonly Listing[] {
  const parts = partsOf(search);
  if (parts.length === 0) return [];
  const matches = (texts: (listing: Listing) => string) =>
    listings.filter((listing) =>
      parts.every((part) => holds(listing, texts(listing), part) || (isWeb && has(listing, part))),
    );
  const found = matches(wordsOf);
  if (!isWeb) return found;
  return found.length > 0
    ? found
    : matches((listing) => `${wordsOf(listing)} | ${plain(listing.property.street)}`);
}

const wordsOf = ({ property }: Listing) =>
  plain(
    `${property.name} ${property.neighborhood} ${property.city} ${property.state} ${property.municipality ?? ''} ${property.postalCode ?? ''} `,
  );

type Property = Listing['property'];

const tells = ({ features }: Property, name: RegExp) =>
  (features ?? []).some((one) => name.test(one));

const FACTS: readonly (readonly [name: RegExp, has: (property: Property) => boolean])[] = [
  [/^mascotas?$/u, (one) => one.petsAllowed === 'si' || (!one.petsAllowed && tells(one, PETS))],
  [
    /^amueblad[oa]s?$/u,
    (one) => one.furnished === 'amueblado' || (!one.furnished && tells(one, /^Amueblad[oa]$/u)),
  ],
  [/^albercas?$/u, (one) => tells(one, /^Alberca$/u)],
  [/^gimnasios?$/u, (one) => tells(one, /^Gimnasio$/u)],
  [/^chimeneas?$/u, (one) => tells(one, /^Chimenea$/u)],
  [/^balcon(?:es)?$/u, (one) => tells(one, /^Balcón$/u)],
];
const PETS = /^(?:Pet friendly|Se aceptan mascotas)$/u;

const has = ({ property }: Listing, part: string) =>
  FACTS.some(([name, isSo]) => name.test(part) && isSo(property));

/** The singular forms that a plural may have. */
const singularsOf = (part: string) =>
  part.length > 4 ? [/s$/u, /es$/u].map((ending) => part.replace(ending, '')) : [];

function holds({ id, property }: Listing, text: string, part: string): boolean {
  const singulars = singularsOf(part);
  const kind = [part, ...singulars].map((name) => KINDS[name]).find(Boolean);
  return (
    text.includes(part) ||
    singulars.some((one) => one !== part && text.includes(`${one} `)) ||
    id.startsWith(part.replace(/^id pbr-|^pbr[ -]/u, '')) ||
    property.propertyType === kind ||
    property.operationType === kind ||
    (property.operationType === 'ambos' && (kind === 'renta' || kind === 'venta'))
  );
}
