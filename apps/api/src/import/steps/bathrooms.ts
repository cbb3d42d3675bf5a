import type { DecimalSign } from '@pbr/schemas/typed-number/digits';
import { readCell } from '@pbr/schemas/typed-number/read-typed';
import { RowRefusal } from '../errors/import-error.ts';

/** '2 completos y 1 medio', '3 baños, 2 medios baños' */
const BOTH =
  /^(?<full>\d{1,2})(?: baños?)?(?: completos?)?(?: y | con | ?[+,/] ?| )(?<half>\d{1,2}) (?:medios?|1\/2|½)(?: baños?)?$/u;

interface Bathrooms {
  full: string;
  half: string;
}

/** Parts '2.5', '1½', '2 y medio' and '2 completos y 1 medio' into full and half bathrooms. */
export function readBathrooms(text: string, decimal?: DecimalSign): Bathrooms {
  const both = BOTH.exec(text.toLowerCase().replaceAll(/\s+/gu, ' ').trim())?.groups;
  if (both) return { full: String(Number(both['full'])), half: String(Number(both['half'])) };
  const count = readCell('count', text.replace(/^(?:un|1) medio\b/iu, 'medio'), { decimal });
  if (count.is === 'refused') throw new RowRefusal(count.reason, text);
  if (count.is === 'empty') return { full: '', half: '' };
  const [full = '', half] = count.value.split('.');
  return { full, half: half === undefined ? '0' : '1' };
}
