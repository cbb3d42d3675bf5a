import { formatCount } from '../format/numbers.ts';

/** Why a text is not stored as a number. */
export type Refusal =
  | 'unread'
  | 'doubt'
  | 'negative'
  | 'currency'
  | 'currencies'
  | 'inexact'
  | 'partial'
  | 'period'
  | 'words'
  | 'decimals'
  | 'halves'
  | 'range';

const sentences: Readonly<Record<Exclude<Refusal, 'decimals' | 'range'>, string>> = {
  unread: 'No se entiende:',
  doubt: 'Se puede leer de dos maneras:',
  negative: 'No puede ser negativo:',
  currency: 'Solo se leen pesos y dólares:',
  currencies: 'Nombra dos monedas:',
  inexact: 'Hace falta una sola cantidad exacta:',
  partial: 'Hace falta el total, con todo incluido:',
  period: 'Hace falta el total de la venta o de un mes:',
  words: 'Las cifras y las palabras no dicen lo mismo:',
  halves: 'Solo se leen enteros y medios:',
};

/** 'Se puede leer de dos maneras: escribe, por ejemplo, 4,500,000 o 4.5 M.' */
export function refusalSentence(why: Refusal, { example, decimals, most = 0 }: Asked): string {
  const tail = `escribe, por ejemplo, ${example}.`;
  if (why === 'decimals') return `Usa ${decimals} decimales como máximo: ${tail}`;
  if (why === 'range') return `Va de 0.01 a ${formatCount(most)}: ${tail}`;
  return `${sentences[why]} ${tail}`;
}

interface Asked {
  example: string;
  decimals: number;
  most?: number;
}

const OTHER_CURRENCIES =
  /[€£¥₡]|\b(?:eur|euros?|udis?|cad|gbp|libras|colones|soles|quetzales|canadienses?)\b/u;

export const namesOthers = (clean: string) => OTHER_CURRENCIES.test(clean);

const CLUES: readonly (readonly [RegExp, Refusal])[] = [
  [/^\+/u, 'inexact'],
  [OTHER_CURRENCIES, 'currency'],
  [
    /\b(?:aprox|aproximad|desde|hasta|entre|casi|antes|menos|minimo|maximo|mas de|o mas)|[~±<>]/u,
    'inexact',
  ],
  [/\b(?:iva|mantenimiento|mas|gastos)\b|\+ ?[a-z\d]/u, 'partial'],
  [
    /\b(?:noches?|dias?|diari[oa]s?|semanas?|semanal(?:es)?|horas?|anos?|anual(?:es)?|persona|m2|metro)\b/u,
    'period',
  ],
  [/\+|\d ?(?:-|a|o|\/) ?\d/u, 'inexact'],
];

const ABOUT_MONEY = new Set<Refusal>(['partial', 'period']);

/** The reason that the words of a text give away. */
export const reasonOf = (clean: string, isMoney = false): Refusal =>
  CLUES.find(([clue, why]) => clue.test(clean) && (isMoney || !ABOUT_MONEY.has(why)))?.[1] ??
  'unread';
