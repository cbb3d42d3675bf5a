import type * as Reader from '@pbr/schemas/typed-number/read-typed';
import { FILTERS, type NumberFilter } from '@pbr/schemas/property/search/filters';
import { downloadNow } from '../../../../lib/page/downloads.ts';

/** The reader of numbers; only what people type needs it, so no first visit loads it. */
let reader: NumberReader | undefined;

type NumberReader = Pick<typeof Reader, 'readTypedIn' | 'valueOf'>;

/** Digits need no reader. While a number is edited, some commas between its thousands are missing: '4,500000'. */
const PLAIN = /^(?:\d{1,10}|[1-9]\d{0,2}(?:,?\d{3}){1,3})?$/u;

/** Runs at once if all these texts can be read, else when the reader is there or does not come. */
export function whenReadable(texts: readonly string[], run: () => void): void {
  if (reader || texts.every((text) => PLAIN.test(text.trim()))) run();
  else void loadReader().finally(run);
}

async function loadReader(): Promise<void> {
  try {
    reader = await downloadNow(() => import('@pbr/schemas/typed-number/read-typed'));
  } catch {
    // The words beside the field ask for plain digits.
  }
}

interface TypedNumber {
  /** A whole number; undefined sets no filter. */
  value?: number | undefined;
  /** Why the text is left out, with an example. */
  problem?: string;
}

/** Reads a number as it is typed into the field of a filter. */
export function readFilter(field: NumberFilter, typed: string): TypedNumber {
  const text = typed.trim();
  if (PLAIN.test(text)) return within(field, text.replaceAll(',', ''));
  return reader
    ? readFilterWith(reader, field, text)
    : { problem: 'No se pudo leer: escribe solo cifras, por ejemplo 4,500,000.' };
}

/** The same with a reader that is there. */
export function readFilterWith(
  { readTypedIn, valueOf }: NumberReader,
  field: NumberFilter,
  text: string,
): TypedNumber {
  const reading = readTypedIn(kindOf(field), text, 'MXN');
  return reading.is === 'refused' ? { problem: reading.reason } : within(field, valueOf(reading));
}

function within(field: NumberFilter, value: string): TypedNumber {
  const spec = FILTERS[field];
  const whole = Math.floor(Number(value));
  if (whole > spec.most) return { problem: 'Escribe un número menor.' };
  const hasZero = spec.kind === 'amount' && spec.unit === 'count';
  return { value: value === '' || (whole === 0 && !hasZero) ? undefined : whole };
}

function kindOf(field: NumberFilter) {
  const spec = FILTERS[field];
  return spec.kind === 'amount' ? spec.unit : spec.kind;
}
