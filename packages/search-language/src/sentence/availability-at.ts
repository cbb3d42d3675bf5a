import { FIRST_DAY, LAST_DAY } from '@pbr/schemas/days';
import { longestPhrase, type Match, phrasesOf, wordSet } from './tokens/phrases.ts';
import { type Token, wordAt } from './tokens/tokens.ts';
import * as words from './word-lists/availability-words.ts';

const NOW = phrasesOf([[words.NOW, true]]);
const STARTS = phrasesOf(words.STARTS);
const MONTHS: ReadonlyMap<string, number> = new Map(words.MONTHS.map((name, at) => [name, at]));
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
  return dateAt(tokens, from, { today, end: start.value });
}

function behind(tokens: readonly Token[], at: number, passed: ReadonlySet<string>): number {
  let next = at;
  while (passed.has(wordAt(tokens, next))) next += 1;
  return next;
}

/** '15 de diciembre', '1 de enero de 2027', 'primero de marzo', 'enero' */
function dateAt(
  tokens: readonly Token[],
  at: number,
  { today, end }: { today: string; end: 'first' | 'last' },
): Match<string> | null {
  const word = wordAt(tokens, at);
  const day = FIRST_WORDS.has(word) ? 1 : Number(/^\d{1,2}$/u.exec(word)?.[0] ?? Number.NaN);
  const isMonth = Number.isNaN(day);
  const behindDay = wordAt(tokens, at + 1) === 'de' ? at + 2 : at + 1;
  const monthsAt = isMonth ? at : behindDay;
  const month = MONTHS.get(wordAt(tokens, monthsAt));
  if (month === undefined) return null;
  const year = yearAt(tokens, monthsAt + 1);
  // The month that runs is not the one of next year.
  const last = nextOf(today, year?.value, (inYear) =>
    isMonth ? isoDay(inYear, month + 1, 0) : isoDay(inYear, month, day),
  );
  const value = isMonth && end === 'first' ? last && `${last.slice(0, 8)}01` : last;
  return value === null ? null : { value, next: year?.next ?? monthsAt + 1 };
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
