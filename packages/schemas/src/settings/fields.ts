import * as z from 'zod/mini';
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

/** Reads the form's flat fields, like 'company.phone', as the nested settings. */
export const flatSettingsSchema = z.pipe(z.transform(nest), settingsFormSchema);
