import { readCell } from '@pbr/schemas/typed-number/read-typed';
import { RowRefusal } from '../errors/import-error.ts';

const NEW = /^(?:(?:a |por )?estrenar|nuev[oa]|new|recien construid[oa])$/iu;
const OLDEST = 300;

/** The year in which a home of that age was built, counted from `now`: '5 años', 'A estrenar'; a year stays as it is. */
export function yearOfAge(text: string, now: number): string {
  if (NEW.test(text.normalize('NFD').replaceAll(/\p{M}/gu, ''))) return String(now);
  const count = readCell('count', text);
  if (count.is === 'empty') return '';
  if (count.is === 'refused') throw new RowRefusal(count.reason, text);
  const number = Math.floor(Number(count.value));
  return String(number > OLDEST ? number : now - number);
}
