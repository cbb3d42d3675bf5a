import { FIRST_DAY, LAST_DAY } from '@pbr/schemas/days';
import { longestPhrase, type Match, phrasesOf, wordSet } from './phrases.ts';
import type { Token } from './tokens.ts';

const NOW = phrasesOf([
  [
    `disponible ya|disponible hoy|disponible ahora|disponible ahora mismo|disponible de inmediato|disponible inmediatamente|
    disponibilidad inmediata|entrega inmediata|de entrega inmediata|con entrega inmediata|para entrar ya|para entrar hoy|para entrar de inmediato|
    para mudarme ya|para mudarme de inmediato|para mudarnos ya|para mudarse ya|para ocupar ya|para habitar ya|para ocupar de inmediato|
    para habitar de inmediato|listo para habitar|lista para habitar|listos para habitar|listas para habitar|listo para entrar|lista para entrar|
    listo para ocupar|lista para ocupar`,
    true,
  ],
]);

/** Before a day or a month. A plain month is meant from its first day or up to its last one. */
const STARTS = phrasesOf<'first' | 'last'>([
  [
    `disponible en|disponibles en|disponible para|disponibles para|disponible este|disponible el|disponible|libre en|libre para|libre el|
    desocupado en|desocupada en|para entrar en|para mudarme en|para mudarnos en|para ocupar en|que se desocupe en`,
    'last',
  ],
  [
    `disponible desde|disponibles desde|disponible a partir|disponibles a partir|disponible antes|disponible a mas tardar|
    libre desde|libre a partir|para entrar desde|para entrar a partir|para entrar antes|para mudarme a partir|para mudarme antes|
    para mudarnos a partir|para entrar el|para mudarme el|para mudarnos el|a partir`,
    'first',
  ],
]);

const MONTHS = new Map(
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'
    .split(' ')
    .map((name, index) => [name, index]),
);
const FIRST_WORDS = wordSet('primero uno');
const OF = wordSet('de del');
const ARTICLES = wordSet('el del de mes dia');

/** 'disponible en enero', 'disponible desde el 15 de diciembre', 'para entrar ya': the day by which a listing must be free. */
export function availabilityAt(
  tokens: readonly Token[],
  at: number,
  today: string,
): Match<string> | null {
  const now = longestPhrase(NOW, tokens, at);
  if (now) return { value: today, next: now.next };
  const start = longestPhrase(STARTS, tokens, at);
  if (!start) return null;
  const from = behind(tokens, start.next, ARTICLES);
  return dayAt(tokens, from, today) ?? monthAt(tokens, from, { today, end: start.value });
}

function behind(tokens: readonly Token[], at: number, words: ReadonlySet<string>): number {
  let next = at;
  while (words.has(tokens[next]?.plain ?? '')) next += 1;
  return next;
}

/** '15 de diciembre', '1 de enero de 2027', 'primero de marzo' */
function dayAt(tokens: readonly Token[], at: number, today: string): Match<string> | null {
  const word = tokens[at]?.plain ?? '';
  const day = FIRST_WORDS.has(word) ? 1 : /^\d{1,2}$/u.test(word) ? Number(word) : null;
  const isOf = tokens[at + 1]?.plain === 'de';
  const month = MONTHS.get(tokens[isOf ? at + 2 : at + 1]?.plain ?? '');
  if (day === null || month === undefined) return null;
  const year = yearAt(tokens, isOf ? at + 3 : at + 2);
  const value = nextOf(today, year?.value, (inYear) => isoDay(inYear, month, day));
  return value === null ? null : { value, next: year?.next ?? (isOf ? at + 3 : at + 2) };
}

function monthAt(
  tokens: readonly Token[],
  at: number,
  { today, end }: { today: string; end: 'first' | 'last' },
): Match<string> | null {
  const month = MONTHS.get(tokens[at]?.plain ?? '');
  if (month === undefined) return null;
  const year = yearAt(tokens, at + 1);
  // The month that runs is not the one of next year.
  const last = nextOf(today, year?.value, (inYear) => isoDay(inYear, month + 1, 0));
  const value = last !== null && end === 'first' ? `${last.slice(0, 8)}01` : last;
  return value === null ? null : { value, next: year?.next ?? at + 1 };
}

function yearAt(tokens: readonly Token[], at: number): Match<number> | null {
  const start = behind(tokens, at, OF);
  const year = tokens[start]?.plain ?? '';
  return /^20\d\d$/u.test(year) ? { value: Number(year), next: start + 1 } : null;
}

/** The day in the year that was said, or else the next such day from today on. */
function nextOf(
  today: string,
  year: number | undefined,
  dayIn: (year: number) => string | null,
): string | null {
  const thisYear = Number(today.slice(0, 4));
  const days = year === undefined ? [dayIn(thisYear), dayIn(thisYear + 1)] : [dayIn(year)];
  const found = days.find((day) => day !== null && (year !== undefined || day >= today));
  const isMeant = found !== undefined && found !== null && found >= FIRST_DAY && found <= LAST_DAY;
  return isMeant ? found : null;
}

/** Null for a day that the month does not have; day 0 is the last one of the month before. */
function isoDay(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month, day));
  return day === 0 || date.getUTCDate() === day ? date.toISOString().slice(0, 10) : null;
}
