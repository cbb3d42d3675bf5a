import type { Currency } from '../property/values.ts';

/** A currency, the number of its units in one of these, or nothing that changes the number. */
export type PhraseMeaning = Currency | number | 'nothing';
export type NumberPhrases = ReadonlyMap<string, PhraseMeaning>;

const phrasesOf = (lists: readonly (readonly [string, PhraseMeaning])[]): NumberPhrases =>
  new Map(
    lists.flatMap(([phrases, meaning]) =>
      phrases.split('|').map((phrase): [string, PhraseMeaning] => [phrase.trim(), meaning]),
    ),
  );

const MONEY: readonly (readonly [string, PhraseMeaning])[] = [
  [
    'mxn|mxp|mx|mex|mn|m n|m / n|peso|pesos|de pesos|peso mexicano|pesos mexicanos|de pesos mexicanos|moneda nacional|mexican pesos',
    'MXN',
  ],
  [
    `usd|us|u s|us d|us $ d|u $ s|u $ d|u $|uscy|us cy|dls|dlls|dlrs|dol|dolar|dolares|de dolares|dolares americanos|
    de dolares americanos|dollar|dollars|us dollar|us dollars|usdollar|dolares usd|dolar americano|dolar estadounidense|
    dolares estadounidenses`,
    'USD',
  ],
  [
    `$|:|neg|negociable|negociables|a negociar|a tratar|precio fijo|fijo|firme|mensual|mensuales|mensualmente|al mes|por mes|
    x mes|/ mes|c / mes|p / mes|cada mes|mes|/ month|/ mo|monthly|month|per month|a month|de renta|de renta mensual|de renta al mes|iva incluido|con iva incluido|
    incluye iva|con iva|mantenimiento incluido|con mantenimiento incluido|incluye mantenimiento|con mantenimiento|
    mtto incluido|con mtto incluido|incluye mtto|con mtto|servicios incluidos|con servicios incluidos|incluye servicios|con servicios|
    precio|precio de venta|precio venta|venta|renta|precio de renta|precio renta|valor|total|en total`,
    'nothing',
  ],
];

const METRES: readonly (readonly [string, PhraseMeaning])[] = [
  ['m|mt|mts|mtr|mtrs|metro|metros', 1],
  ['de frente|de fondo|de ancho|de largo|frente|fondo|:', 'nothing'],
];

const AREAS: readonly (readonly [string, PhraseMeaning])[] = [
  [
    `m|m2|mt2|mts2|mtr2|mtrs2|metro2|metros2|m 2|mt 2|mts 2|mtrs 2|m ^ 2|mt|mts|mtr|mtrs|metro|metros|metro cuadrado|
    metros cuadrados|mts cuadrados|mt cuadrados|m cuadrados|sqm|sq m`,
    1,
  ],
  ['ha|has|hect|hectarea|hectareas|hectaria|hectarias', 10_000],
  [
    `:|superficie|area|terreno|construccion|de terreno|de construccion|const|construidos|cub|cubierta|cubiertas|cubiertos|
    de superficie|de superficie de terreno|tot|totales|en total`,
    'nothing',
  ],
];

const COUNTS: readonly (readonly [string, PhraseMeaning])[] = [
  [
    `bano|banos|banio|banios|bano completo|banos completos|completo|completos|sanitario|sanitarios|wc|
    rec|recs|recam|recams|recamara|recamaras|habitacion|habitaciones|hab|habs|cuarto|cuartos|dormitorio|dormitorios|alcoba|
    alcobas|cajon|cajones|cajon de estacionamiento|cajones de estacionamiento|lugar|lugares|lugares de estacionamiento|
    espacio|espacios|espacios de estacionamiento|estacionamiento|estacionamientos|est|estac|cochera|cocheras|coch|garage|
    auto|autos|coche|coches|carro|carros|vehiculo|vehiculos|para autos|nivel|niveles|piso|pisos|planta|plantas|
    ano|anos|mes|meses|mes de renta|meses de renta|mes de deposito|meses de deposito|unidad|unidades`,
    1,
  ],
  [':|techado|techados|cubierto|cubiertos', 'nothing'],
];

export const MONEY_PHRASES = phrasesOf(MONEY);
export const LENGTH_PHRASES = phrasesOf(METRES);
export const AREA_PHRASES = phrasesOf(AREAS);
export const COUNT_PHRASES = phrasesOf(COUNTS);
export const PERCENT_PHRASES = phrasesOf([['%|por ciento|porciento|pct|:|del precio', 'nothing']]);
export const RATE_PHRASES = phrasesOf([
  ['$|mxn|peso|pesos|pesos por dolar|mxn por usd|mxn / usd|por dolar', 'nothing'],
]);
export const ANY_PHRASES: NumberPhrases = new Map([
  ...COUNT_PHRASES,
  ...AREA_PHRASES,
  ...MONEY_PHRASES,
]);
export const NO_PHRASES: NumberPhrases = new Map();

/** The longest phrase that starts at a position, and the position behind it. */
export function phraseAt(
  phrases: NumberPhrases,
  word: (at: number) => string,
  at: number,
): { meaning: PhraseMeaning; next: number } | null {
  for (let length = 5; length > 0; length -= 1) {
    const words = Array.from({ length }, (_, index) => word(at + index));
    const meaning = words.includes('') ? undefined : phrases.get(words.join(' '));
    if (meaning !== undefined) return { meaning, next: at + length };
  }
  return null;
}

/** The one currency that these words name; null if they name none or two, or if others stand among them. */
export function currencyAlone(words: readonly string[]): Currency | null {
  const known = words.filter((word) => !/^[()/-]$/u.test(word));
  const { named, unknown } = currenciesIn(known);
  const [only, other] = named;
  return only !== undefined && other === undefined && !unknown ? only : null;
}

export function currenciesIn(words: readonly string[]): {
  named: Set<Currency>;
  unknown: boolean;
} {
  const named = new Set<Currency>();
  let unknown = false;
  for (let at = 0; at < words.length;) {
    const phrase = phraseAt(MONEY_PHRASES, (index) => words[index] ?? '', at);
    if (!phrase) unknown = true;
    if (phrase?.meaning === 'MXN' || phrase?.meaning === 'USD') named.add(phrase.meaning);
    at = phrase?.next ?? at + 1;
  }
  return { named, unknown };
}

const NO_PRICE =
  /^(?:sin precio|(?:price )?(?:(?:up)?on request|on application)|ask for price|(?:precio )?(?:(?:a|por|bajo|de) )?(?:consultar?|consulte|consulta|tratar|convenir|negociar|negociable|cotizar|pedido|solicitud|preguntar?)(?: (?:el )?precio)?)$/u;
/** None of what is counted. */
export const NONE =
  /^(?:cero|ningun[oa]?|no|sin(?: (?:cocheras?|cajon(?:es)?|estacionamientos?|garage|banos?|recamaras?))?|no tiene|no hay)$/u;

export const saysNoPrice = (clean: string) => NO_PRICE.test(clean);
