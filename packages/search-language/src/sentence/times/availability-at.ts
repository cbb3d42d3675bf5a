import { FIRST_DAY, LAST_DAY } from '@pbr/schemas/days';
import { longestPhrase, type Match, phrasesOf, wordSet } from '../tokens/phrases.ts';
import { readNumber } from '../tokens/read-number.ts';
import { type Token, wordAt } from '../tokens/tokens.ts';
import * as words from '../word-lists/availability-words.ts';
import { ORDINAL_ENDINGS } from '../word-lists/unread-phrases.ts';

const NOW = phrasesOf([[words.NOW, true]]);
const STARTS = phrasesOf(words.STARTS);
const WITHIN = phrasesOf([[words.WITHIN, true]]);
const SPANS = phrasesOf(words.SPANS);
const NEXT_SPANS = phrasesOf(words.NEXT_SPANS);
const PARTS = phrasesOf(words.PARTS_OF_MONTHS);
const MONTHS: ReadonlyMap<string, number> = new Map(
  words.MONTHS.flatMap((names, at) => names.split(' ').map((name): [string, number] => [name, at])),
);
const FIRST_WORDS = wordSet('primero uno 1ero 1ro');
const ENDINGS = wordSet(`${ORDINAL_ENDINGS} ero th st nd rd`);
const OF = wordSet('de del');
const ARTICLES = wordSet('el del de mes dia');
const MOST_SPANS = 12;

/** 'disponible en enero', 'desde el 15 de diciembre', 'en dos semanas', 'para entrar ya': the day by which a listing must be free. */
export function availabilityAt(
  tokens: readonly Token[],
  at: number,
  today: string,
): Match<string> | null {
  const now = longestPhrase(NOW, tokens, at);
  if (now) return { value: today, next: now.next };
  const later = laterAt(tokens, at, today);
  if (later) return later;
  const start = longestPhrase(STARTS, tokens, at);
  if (!start) return null;
  const part = longestPhrase(PARTS, tokens, start.next) ?? partSaidIn(tokens, at, start.next);
  const from = behind(tokens, part?.next ?? start.next, ARTICLES);
  if (start.value === 'month' && dayOf(tokens, from)) return null;
  const end = part ? part.value : start.value === 'first' ? 1 : LAST;
  return dateAt(tokens, from, { today, end });
}

const LAST = 31;

/** 'A mediados de' begins a date by itself. */
const partSaidIn = (tokens: readonly Token[], at: number, next: number) => {
  const parts = tokens.slice(at, next).map((_, index) => longestPhrase(PARTS, tokens, at + index));
  const part = parts.find((one) => one !== null);
  return part && { value: part.value, next };
};

/** 'En dos semanas' and 'el próximo mes' */
function laterAt(tokens: readonly Token[], at: number, today: string): Match<string> | null {
  const next = longestPhrase(NEXT_SPANS, tokens, at);
  if (next) return { value: dayAfter(today, next.value, 1), next: next.next };
  const within = longestPhrase(WITHIN, tokens, at);
  const count = within && readNumber(tokens, within.next);
  const span = count && longestPhrase(SPANS, tokens, count.next);
  if (!span || count.value.value > MOST_SPANS * (span.value.days === 1 ? LAST : 1)) return null;
  return { value: dayAfter(today, span.value, count.value.value), next: span.next };
}

function dayAfter(
  today: string,
  { days = 0, months = 0 }: { days?: number; months?: number },
  count: number,
): string {
  const [year = 0, month = 1, day = 1] = today.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + months * count, day + days * count))
    .toISOString()
    .slice(0, 10);
}

function behind(tokens: readonly Token[], at: number, passed: ReadonlySet<string>): number {
  let next = at;
  while (passed.has(wordAt(tokens, next))) next += 1;
  return next;
}

/** '15 de diciembre', '1 de enero de 2027', 'primero de marzo', 'december 15', 'enero'; `end` is the day that a plain month means. */
function dateAt(
  tokens: readonly Token[],
  at: number,
  { today, end }: { today: string; end: number },
): Match<string> | null {
  const day = dayOf(tokens, at);
  const monthsAt = day ? behind(tokens, day.next, OF) : at;
  const month = MONTHS.get(wordAt(tokens, monthsAt));
  if (month === undefined) return dayOfSaidMonth(tokens, at, today);
  const english = day === null ? dayOf(tokens, monthsAt + 1) : null;
  const year = yearAt(tokens, english?.next ?? monthsAt + 1);
  const own = day ?? english;
  // The month that runs is not the one of next year.
  const last = nextOf(today, year?.value, (inYear) =>
    own ? isoDay(inYear, month, own.value) : isoDay(inYear, month + 1, 0),
  );
  if (last === null) return null;
  const value = own || end === LAST ? last : withDay(last, end);
  return { value, next: year?.next ?? english?.next ?? monthsAt + 1 };
}

const withDay = (date: string, day: number) => `${date.slice(0, 8)}${String(day).padStart(2, '0')}`;

/** 'Desde el primero de diciembre… no, para el quince' */
function dayOfSaidMonth(tokens: readonly Token[], at: number, today: string): Match<string> | null {
  const day = dayOf(tokens, at);
  const said = tokens.slice(0, at).findLast(({ plain }) => MONTHS.has(plain));
  const month = MONTHS.get(said?.plain ?? '');
  if (!day || month === undefined || wordAt(tokens, at - 1) !== 'el') return null;
  if (/^(?:word|number)$/u.test(tokens[day.next]?.kind ?? '')) return null;
  const value = nextOf(today, undefined, (year) => isoDay(year, month, day.value));
  return value === null ? null : { value, next: day.next };
}

/** '15', 'quince', '1ero' and 'primero' */
function dayOf(tokens: readonly Token[], at: number): Match<number> | null {
  if (FIRST_WORDS.has(wordAt(tokens, at))) return { value: 1, next: at + 1 };
  const number = readNumber(tokens, at);
  if (!number || number.value.scale > 1 || number.value.value > LAST) return null;
  if (!Number.isInteger(number.value.value) || number.value.value === 0) return null;
  const { next } = number;
  return { value: number.value.value, next: ENDINGS.has(wordAt(tokens, next)) ? next + 1 : next };
}

function yearAt(tokens: readonly Token[], at: number): Match<number> | null {
  const start = behind(tokens, at, OF);
  const year = wordAt(tokens, start);
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
