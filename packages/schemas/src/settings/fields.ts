import * as z from 'zod/mini';
import { readTyped } from '../typed-number/read-typed.ts';
import { settingsFormSchema } from './settings.ts';

interface Nested {
  [key: string]: unknown;
}

/** { 'company.phone': '55…' } -> { company: { phone: '55…' } } */
function nest(flat: Readonly<Record<string, unknown>>): Nested {
  const nested: Nested = {};
  for (const [name, value] of Object.entries(flat)) {
    const keys = name.split('.');
    const last = keys.pop() ?? '';
    let inside = nested;
    for (const key of keys) inside = (inside[key] ??= {}) as Nested;
    inside[last] = value;
  }
  return nested;
}

const RATE = 'usdMxnRate.rate';

/** The rate as people type it; what is not a number stays as it is, for the message. */
function withPlainRate(flat: Readonly<Record<string, unknown>>) {
  const typed = flat[RATE];
  const reading = readTyped('rate', typeof typed === 'string' ? typed : '');
  return reading.is === 'number' ? { ...flat, [RATE]: reading.value } : flat;
}

/** Reads the form's flat fields, like 'company.phone', as the nested settings. */
export const flatSettingsSchema = z.pipe(
  z.transform((flat: Readonly<Record<string, unknown>>) => nest(withPlainRate(flat))),
  settingsFormSchema,
);
