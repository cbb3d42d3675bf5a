import type * as z from 'zod/mini';

export type JsonSchema = z.core.JSONSchema.BaseSchema;

/** The meaning of each key of a value, in words. A value with keys of its own has the words for these beside its own. */
export interface Says {
  readonly [key: string]: string | readonly [about: string, inside: Says];
}

/** Adds the words to the JSON Schema of an object, of a list of objects, or of one of several shapes. */
export function described(json: JsonSchema, says: Says): JsonSchema {
  const { properties, items, allOf, anyOf } = json;
  const inside = (part: JsonSchema) => described(part, says);
  return {
    ...json,
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([key, of]) => [key, withWords(asSchema(of), says[key])]),
      ),
    }),
    ...(items && !Array.isArray(items) && { items: inside(asSchema(items)) }),
    ...(allOf && { allOf: allOf.map((part) => inside(part)) }),
    ...(anyOf && { anyOf: anyOf.map((part) => inside(part)) }),
  };
}

function withWords(json: JsonSchema, words: Says[string] | undefined): JsonSchema {
  if (words === undefined) return json;
  const [about, inside] = typeof words === 'string' ? [words] : words;
  const description = [about, json.description].filter(Boolean).join(' ');
  return { ...(inside ? described(json, inside) : json), description };
}

/** Every key has a schema, never `true` or `false`. */
const asSchema = (json: unknown) => json as JsonSchema;
