import fc from 'fast-check';
import { EXAMPLE_PHOTO } from '../../rest/example-photo.ts';
import {
  bodySchemaOf,
  type Document,
  type DescribedCall,
  type Parameter,
  resolve,
  type Schema,
} from './contract-document.ts';

/** Values that contracts accept never or seldom. */
const NONSENSE: readonly unknown[] = [
  -1,
  0,
  1.5,
  1e21,
  2_147_483_648,
  true,
  {},
  [[1]],
  ['x'],
  'x'.repeat(6000),
  '1e5',
  '5,5',
  '0.009',
  '100.001',
  'NaN',
  'no',
  'a\u0000b',
  '<b>',
  '2026-13-45',
  '00000000-0000-0000-0000-000000000000',
];

const TEXT = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 });
const EMAILS = fc.constantFrom('marta@correo.mx', 'a.b-c@casas.com.mx', 'x@y.mx');

/** Generates values that a schema accepts. */
function valuesOf(document: Document, given: Schema): fc.Arbitrary<unknown> {
  const schema = given.$ref === undefined ? given : resolve<Schema>(document, given);
  const inside = (part: Schema) => valuesOf(document, part);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(inside));
  if (schema.allOf)
    return fc
      .tuple(...schema.allOf.map(inside))
      .map((parts) => Object.assign({}, ...parts) as object);
  const types = [schema.type ?? 'string'].flat();
  return fc.oneof(...types.map((type) => ofType(schema, type, inside)));
}

function ofType(
  schema: Schema,
  type: string,
  inside: (part: Schema) => fc.Arbitrary<unknown>,
): fc.Arbitrary<unknown> {
  const { minimum = -1e6, maximum = 1e6 } = schema;
  switch (type) {
    case 'null':
      return fc.constant(null);
    case 'boolean':
      return fc.boolean();
    case 'integer':
      return fc.integer({ min: Math.ceil(minimum), max: Math.floor(Math.min(maximum, 2e9)) });
    case 'number':
      return fc
        .integer({ min: Math.ceil(minimum * 100), max: Math.floor(Math.min(maximum, 1e6) * 100) })
        .map((hundredths) => hundredths / 100);
    case 'array':
      return fc.array(inside(schema.items ?? {}), { maxLength: 4 });
    case 'object': {
      const { properties = {}, required = [] } = schema;
      const parts = Object.entries(properties).map(([key, part]) => [key, inside(part)]);
      return fc.record(Object.fromEntries(parts) as Record<string, fc.Arbitrary<unknown>>, {
        requiredKeys: required,
      });
    }
    default:
      return textsOf(schema);
  }
}

function textsOf({ format, pattern, minLength = 0, maxLength = Infinity }: Schema) {
  if (format === 'binary') return fc.constant(EXAMPLE_PHOTO);
  if (format === 'email') return EMAILS;
  if (format === 'uuid') return fc.uuid();
  const fits = (text: string) => text.length >= minLength && text.length <= maxLength;
  if (pattern === undefined) return TEXT.filter(fits);
  return fc.stringMatching(new RegExp(pattern, 'u')).filter(fits);
}

export interface Request {
  /** Chooses the actor and the row to name. */
  choice: number;
  query: Record<string, unknown>;
  body: unknown;
}

/** Generates requests of a call: valid ones, and ones with a wrong part. */
export function requestsOf(document: Document, call: DescribedCall): fc.Arbitrary<Request> {
  const parameters = call.parameters.map((one) => resolve<Parameter>(document, one));
  const query = parameters.filter(({ in: where }) => where === 'query');
  const { schema } = bodySchemaOf(call);
  return fc.record({
    choice: fc.nat(1000),
    // Many filters at once find nothing, and an empty list proves nothing about its items.
    query: fc.oneof(
      fc.constant({}),
      queriesOf(document, query, false),
      queriesOf(document, query, true),
    ),
    body: schema ? bodiesOf(document, schema) : fc.constant(undefined),
  });
}

/** A position in a list cannot be made up, so valid requests leave it out. */
const POSITIONS = new Set(['cursor', 'since', 'updatedSince']);

function queriesOf(document: Document, parameters: readonly Parameter[], isSpoilt: boolean) {
  const some = isSpoilt ? parameters : parameters.filter(({ name }) => !POSITIONS.has(name));
  const values = some.map(({ name, schema }) => {
    const right = valuesOf(document, schema);
    const nonsense = fc.constantFrom(...NONSENSE);
    return [name, isSpoilt ? fc.oneof(right, nonsense) : right];
  });
  return fc.record(Object.fromEntries(values) as Record<string, fc.Arbitrary<unknown>>, {
    requiredKeys: [],
  });
}

function bodiesOf(document: Document, schema: Schema): fc.Arbitrary<unknown> {
  const example = resolve<Schema>(document, schema).examples?.[0];
  const generated = valuesOf(document, schema);
  const right = example === undefined ? generated : fc.oneof(fc.constant(example), generated);
  return fc.oneof(
    { weight: 4, arbitrary: right },
    { weight: 5, arbitrary: right.chain(spoilt) },
    { weight: 1, arbitrary: fc.constantFrom<unknown>('text', 7, null, [7], true) },
  );
}

/** Returns the body without one of its keys, or with nonsense in it. */
function spoilt(body: unknown): fc.Arbitrary<unknown> {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return fc.constant(body);
  const keys = Object.keys(body);
  if (keys.length === 0) return fc.constant({});
  const spoil = (key: string, value: unknown) =>
    value === undefined
      ? Object.fromEntries(Object.entries(body).filter(([name]) => name !== key))
      : { ...body, [key]: value };
  return fc
    .tuple(fc.constantFrom(...keys), fc.constantFrom(undefined, ...NONSENSE))
    .map(([key, value]) => spoil(key, value));
}
