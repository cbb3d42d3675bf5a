import type * as Reader from '@pbr/schemas/typed-number/read-typed';
import { downloadNow } from '../../../../lib/page/downloads.ts';

/** The reader of numbers; only what people type needs it, so no first visit loads it. */
let reader: Pick<typeof Reader, 'readTypedIn' | 'valueOf'> | undefined;

/** Digits need no reader. While a number is edited, some commas between its thousands are missing: '4,500000'. */
const PLAIN = /^(?:\d{1,10}|[1-9]\d{0,2}(?:,?\d{3}){1,3})?$/u;
const HIGHEST = 9_999_999_999;

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
  /** Whole pesos or square metres; undefined sets no filter. */
  value?: number | undefined;
  /** Why the text is left out, with an example. */
  problem?: string;
}

export function readFilter(kind: 'price' | 'area', typed: string): TypedNumber {
  const text = typed.trim();
  if (PLAIN.test(text)) return within(text.replaceAll(',', ''));
  if (!reader) return { problem: 'No se pudo leer: escribe solo cifras, por ejemplo 4,500,000.' };
  const reading = reader.readTypedIn(kind, text, 'MXN');
  if (reading.is === 'refused') return { problem: reading.reason };
  return within(reader.valueOf(reading));
}

function within(value: string): TypedNumber {
  const whole = Math.floor(Number(value));
  if (whole > HIGHEST) return { problem: 'Escribe un número menor.' };
  return { value: whole > 0 ? whole : undefined };
}
