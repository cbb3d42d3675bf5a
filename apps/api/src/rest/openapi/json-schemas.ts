import { percentageSchema } from '@pbr/schemas/commission/percentage';
import { updatedSinceSchema } from '@pbr/schemas/property/list';
import { keptImagesBodySchema } from '@pbr/schemas/property/photos';
import {
  coordinateLimits,
  measureSchema,
  moneySchema,
  wholeLimits,
} from '@pbr/schemas/number-schemas';
import { emailSchema, othersEmailSchema } from '@pbr/schemas/email';
import { LONGEST_PHONE, phoneSchema } from '@pbr/schemas/telephone';
import * as z from 'zod/mini';
import { described, type JsonSchema, type Says } from './described.ts';

/** A schema that has a name in the documentation, with one value that it accepts. */
export interface Component {
  schema: z.core.$ZodType;
  example: unknown;
  says: Says;
  /** Shapes the JSON Schema as the door takes it. */
  asSent?: (json: JsonSchema) => JsonSchema;
}
export type Components = Readonly<Record<string, Component>>;

const plainNumber = (pattern: string, maximum: number, minimum = 0): JsonSchema => ({
  type: ['string', 'number'],
  pattern,
  minimum,
  maximum,
});

/** The JSON Schema of zod schemas whose own rule is a function. */
const SAID_OTHERWISE = new Map<z.core.$ZodType, JsonSchema>([
  [moneySchema, plainNumber('^\\d{1,10}(\\.\\d{1,2})?$', 9_999_999_999.99)],
  [measureSchema, plainNumber('^\\d{1,8}(\\.\\d{1,2})?$', 99_999_999.99)],
  [percentageSchema, plainNumber('^\\d{1,3}(\\.\\d{1,2})?$', 100, 0.01)],
  [
    updatedSinceSchema,
    {
      anyOf: [
        { type: 'string', format: 'date-time' },
        { type: 'string', format: 'date' },
      ],
    },
  ],
  [emailSchema, { type: 'string', format: 'email', maxLength: 254 }],
  [othersEmailSchema, { type: 'string', format: 'email', maxLength: 254 }],
  [phoneSchema, { type: 'string', maxLength: LONGEST_PHONE }],
]);

function wholeNumber(schema: z.core.$ZodType): JsonSchema | undefined {
  const limits = wholeLimits.get(schema);
  if (!limits) return undefined;
  const { min, max } = limits;
  const pattern = `^\\d{1,${String(max).length}}$`;
  return { ...plainNumber(pattern, max, min), type: ['string', 'integer'] };
}

function degrees(schema: z.core.$ZodType): JsonSchema | undefined {
  const limits = coordinateLimits.get(schema);
  return limits && plainNumber('^-?\\d{1,3}(\\.\\d{1,20})?$', limits.max, limits.min);
}

/** Bodies that clients may also send as the bare value of this key, without the object around it. */
const ALSO_BARE = new Map<z.core.$ZodType, string>([[keptImagesBodySchema, 'images']]);

/** Formats that need no pattern; zod adds one of its own. */
const KNOWN_FORMATS = new Set(['uuid', 'date-time', 'date']);

function clear(json: JsonSchema): void {
  for (const key of Object.keys(json)) delete json[key];
}

function say(zodSchema: z.core.$ZodType, json: JsonSchema): void {
  const other = SAID_OTHERWISE.get(zodSchema) ?? wholeNumber(zodSchema) ?? degrees(zodSchema);
  if (other) {
    clear(json);
    Object.assign(json, other);
    return;
  }
  const bare = json.properties?.[ALSO_BARE.get(zodSchema) ?? ''];
  if (typeof bare === 'object') {
    const whole = { ...json };
    clear(json);
    json.anyOf = [whole, bare];
  }
  // A later version may answer with more keys, and keys beyond the contract are ignored in what clients send.
  if (json.additionalProperties === false) delete json.additionalProperties;
  if (json.minimum === Number.MIN_SAFE_INTEGER) delete json.minimum;
  if (json.maximum === Number.MAX_SAFE_INTEGER) delete json.maximum;
  if (KNOWN_FORMATS.has(json.format ?? '')) delete json.pattern;
}

export interface Conversion {
  /** The named schemas, each with its example. */
  components: Record<string, JsonSchema>;
  /** Returns a reference to a named schema, and any other schema in full. */
  of: (schema: z.core.$ZodType) => JsonSchema;
}

/** Converts schemas of answers ('output') or of request bodies ('input') to JSON Schema. */
export function convert(
  io: 'input' | 'output',
  components: Components,
  schemas: Iterable<z.core.$ZodType>,
): Conversion {
  const ids = new Map<z.core.$ZodType, string>();
  for (const [name, { schema }] of Object.entries(components)) ids.set(schema, name);
  for (const schema of schemas) if (!ids.has(schema)) ids.set(schema, `unnamed ${ids.size}`);
  const registry = z.registry<{ id: string }>();
  for (const [schema, id] of ids) registry.add(schema, { id });
  const converted = z.toJSONSchema(registry, {
    io,
    unrepresentable: 'any',
    uri: referenceTo,
    override: ({ zodSchema, jsonSchema }) => say(zodSchema, jsonSchema),
  }).schemas;
  const jsonOf = (id: string): JsonSchema => {
    const { $schema: _dialect, $id: _id, id: _name, ...schema } = converted[id] ?? {};
    return schema;
  };
  return {
    components: Object.fromEntries(
      Object.entries(components).map(
        ([id, { example, says, asSent = (json: JsonSchema) => json }]) => [
          id,
          { ...described(asSent(jsonOf(id)), says), examples: [example] },
        ],
      ),
    ),
    of: (schema) => {
      const id = ids.get(schema) ?? '';
      return Object.hasOwn(components, id) ? { $ref: referenceTo(id) } : jsonOf(id);
    },
  };
}

/** Takes keys out of the JSON Schema of an object, or of each object that it may be. */
export function withoutKeys(json: JsonSchema, keys: readonly string[]): JsonSchema {
  const { properties, required, allOf, anyOf, ...rest } = json;
  const left = (names: readonly string[]) => names.filter((name) => !keys.includes(name));
  return {
    ...rest,
    ...(properties && {
      properties: Object.fromEntries(
        left(Object.keys(properties)).map((name) => [name, properties[name] ?? {}]),
      ),
    }),
    ...(required && { required: left(required) }),
    ...(allOf && { allOf: allOf.map((part) => withoutKeys(part, keys)) }),
    ...(anyOf && { anyOf: anyOf.map((part) => withoutKeys(part, keys)) }),
  };
}

const referenceTo = (id: string) => `#/components/schemas/${id}`;

/** Each key of a query with its schema, and whether it is required. */
export function queryParameters(schema: z.core.$ZodType, says: Says) {
  const json = z.toJSONSchema(schema, {
    io: 'output',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => say(zodSchema, jsonSchema),
  });
  const missing = z.safeParse(schema, {}).error?.issues.map(({ path }) => path[0]) ?? [];
  return Object.entries(json.properties ?? {}).map(([name, of]) => ({
    name,
    in: 'query',
    required: missing.includes(name),
    description: [says[name]].flat()[0],
    schema: of,
  }));
}
