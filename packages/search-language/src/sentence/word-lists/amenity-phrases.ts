import { plainLetters } from '../../words/plain-name.ts';
import { phrasesFrom, phrasesOf, type Phrases } from '../phrases.ts';

/** How people ask for an amenity, and the beginnings of the names that mean it. */
const CONCEPTS: readonly (readonly [names: string, phrases: string])[] = [
  ['alberca|piscina', 'alberca|piscina|pileta|albercita'],
  ['gimnasio|gym', 'gimnasio|gym|gimnacio|gim'],
  ['balcon', 'balcon|balconcito'],
  ['terraza', 'terraza|terracita'],
  ['roof|azotea', 'roof garden|roof|rooftop|roof top|roofgarden|rof garden|azotea|azotea verde'],
  ['elevador|ascensor', 'elevador|ascensor'],
  ['jardin', 'jardin|jardincito'],
  [
    'seguridad|vigilancia',
    'seguridad|vigilancia|seguridad 24 hora|vigilancia 24 hora|seguridad las 24 hora|seguridad 24 / 7|vigilancia 24 / 7|seguridad privada|seguridad 24 hr|vigilancia 24 hr|seguridad 24 h|vigilado|caseta de vigilancia',
  ],
  [
    'cuarto de servicio',
    'cuarto de servicio|cto de servicio|recamara de servicio|cuarto para servicio|habitacion de servicio',
  ],
  ['bodega', 'bodega'],
  ['cisterna', 'cisterna'],
  [
    'aire acondicionado|clima',
    'aire acondicionado|clima|a / c|ac|aire|minisplit|mini split|aires acondicionado|aire acondicionados',
  ],
  ['cocina integral|cocina equipada', 'cocina integral|cocina equipada'],
  [
    'area infantil|area de juego|juego|zona infantil',
    'area infantil|juego infantil|area de juego infantil|area de juego|area de nino|area para nino|juego para nino|zona infantil|zona de juego',
  ],
  ['asador|parrilla', 'asador|parrilla|area de asador|zona de asador'],
  ['estudio', 'estudio'],
];

const MOST_AMENITIES = 500;

/** The singular, so that both sides can be compared: 'albercas', 'balcones'. */
export function singularWord(plain: string): string {
  if (plain.length < 5 || !plain.endsWith('s')) return plain;
  return /[lnrd]es$/u.test(plain) && !plain.endsWith('tes')
    ? plain.slice(0, -2)
    : plain.slice(0, -1);
}

const singularName = (name: string) =>
  (plainLetters(name).match(/[\p{L}\p{N}]+|\//gu) ?? []).map(singularWord).join(' ');

const made = new WeakMap<readonly string[], Phrases<string>>();

/** The amenities by every phrase that means one of them, in singular words. Made once for a list, because it takes as long as reading a sentence. */
export function amenityPhrases(amenities: readonly string[]): Phrases<string> {
  const phrases = made.get(amenities) ?? makePhrases(amenities);
  made.set(amenities, phrases);
  return phrases;
}

function makePhrases(amenities: readonly string[]): Phrases<string> {
  const phrases = new Map<string, string>();
  const names = amenities
    .slice(0, MOST_AMENITIES)
    .map((name) => ({ name, plain: singularName(name) }))
    .toSorted((a, b) => a.plain.length - b.plain.length);
  for (const [meanings, synonyms] of CONCEPTS) {
    const starts = meanings.split('|');
    const meant = names.find(({ plain }) => starts.some((start) => isNamed(plain, start)));
    if (!meant) continue;
    for (const phrase of phrasesOf([[synonyms, true]]).meanings.keys())
      phrases.set(phrase.split(' ').map(singularWord).join(' '), meant.name);
  }
  addViews(phrases, names);
  for (const { name, plain } of names) if (plain !== '') phrases.set(plain, name);
  return phrasesFrom(phrases);
}

/** The name starts or ends with these words; 'No se aceptan mascotas' means the contrary. */
const isNamed = (plain: string, start: string) =>
  !/^(?:no|sin) /u.test(plain) && (plain.startsWith(start) || plain.endsWith(` ${start}`));

/** 'con vista' means the only view in the list. */
function addViews(
  phrases: Map<string, string>,
  names: readonly { name: string; plain: string }[],
): void {
  const views = names.filter(({ plain }) => plain.startsWith('vista'));
  const [only] = views;
  if (!only || views.length > 1) return;
  for (const phrase of ['vista', 'buena vista', 'bonita vista', 'vista bonita', 'linda vista'])
    phrases.set(phrase, only.name);
}
