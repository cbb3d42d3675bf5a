import { importSourceSchema } from '@pbr/schemas/import/choices';
import { FIELD_NAMES, type FieldName, fieldSpec, perField } from '@pbr/schemas/property/fields';
import * as z from 'zod/mini';
import { DAY_ORDERS } from './steps/day.ts';

const PLAIN_STEPS = [
  'lower',
  'upper',
  'title',
  'number',
  'integer',
  'currency',
  'positive',
  'thousands',
  'lowest',
  'fullBathrooms',
  'halfBathrooms',
  'postalCode',
  'latitude',
  'longitude',
] as const;

const label = z.string().check(z.minLength(1, 'Escribe un nombre.'));
const labels = z.array(label).check(z.minLength(1, 'Escribe al menos un nombre.'));

function isRegExp(source: string): boolean {
  try {
    return new RegExp(source, 'u').source !== '';
  } catch {
    return false;
  }
}

const stepSchema = z.union(
  [
    z.enum(PLAIN_STEPS),
    z.strictObject({ element: z.int(), of: label }),
    z.strictObject({ match: label.check(z.refine(isRegExp, 'No es una expresión regular.')) }),
    z.strictObject({ round: z.int().check(z.gte(0), z.lte(6)) }),
    z.strictObject({ between: z.tuple([z.number(), z.number()]) }),
    z.strictObject({ cut: z.int().check(z.gte(2)) }),
    z.strictObject({ day: z.enum(DAY_ORDERS) }),
    z.strictObject({ ageIn: z.int().check(z.gte(1900), z.lte(2100)) }),
  ],
  `No es un paso. Hay ${PLAIN_STEPS.join(', ')}, { "element", "of" }, { "match" }, { "round" }, { "between" }, { "cut" }, { "day" } y { "ageIn" }.`,
);
export type ValueStep = z.output<typeof stepSchema>;

function exactlyOne(keys: readonly string[]) {
  return z.refine(
    (spec) =>
      typeof spec === 'object' && spec !== null && keys.filter((key) => key in spec).length === 1,
    `Escribe exactamente una de estas claves: ${keys.join(', ')}.`,
  );
}

const conditionSchema = z
  .strictObject({
    column: z.optional(label),
    from: z.optional(label),
    is: z.optional(z.array(z.string())),
    isNot: z.optional(z.array(z.string())),
  })
  .check(exactlyOne(['column', 'from']), exactlyOne(['is', 'isNot']));
export type Condition = z.output<typeof conditionSchema>;

/** For a word without translation; 'report' also for any other value that is refused: it stays empty, and the report lists it. */
const OTHERWISE = ['refuse', 'keep', 'empty', 'report'] as const;
export type Otherwise = (typeof OTHERWISE)[number];

const VALUE_KINDS = ['column', 'from', 'template', 'value', 'first'] as const;
const LIST_KINDS = ['all', ...VALUE_KINDS] as const;

/** The source of a field's text, and the steps applied to it on the way. */
export interface ValueSpec {
  column?: string | undefined;
  from?: string | undefined;
  template?: string | undefined;
  value?: string | undefined;
  first?: ValueSpec[] | undefined;
  if?: Condition | undefined;
  empty?: string[] | undefined;
  steps?: ValueStep[] | undefined;
  translate?: Record<string, string> | undefined;
  otherwise?: Otherwise | undefined;
  default?: string | undefined;
}

/** A list of texts: the pieces of one text, or several values. */
export interface ListSpec extends ValueSpec {
  all?: ValueSpec[] | undefined;
  split?: string | string[] | undefined;
}

const valueShape = {
  column: z.optional(label),
  from: z.optional(label),
  template: z.optional(z.string()),
  value: z.optional(z.string()),
  get first() {
    return z.optional(z.array(z.lazy(() => valueSchema)).check(z.minLength(1)));
  },
  if: z.optional(conditionSchema),
  empty: z.optional(z.array(z.string())),
  steps: z.optional(z.array(stepSchema)),
  translate: z.optional(z.record(z.string(), z.string())),
  otherwise: z.optional(z.enum(OTHERWISE, 'Elige "refuse", "keep", "empty" o "report".')),
  default: z.optional(z.string()),
};

const valueSchema: z.ZodMiniType<ValueSpec> = z
  .strictObject(valueShape)
  .check(exactlyOne(VALUE_KINDS));

const listSchema: z.ZodMiniType<ListSpec> = z
  .strictObject({
    ...valueShape,
    all: z.optional(z.array(valueSchema)),
    split: z.optional(z.union([label, labels])),
  })
  .check(exactlyOne(LIST_KINDS));

const ruleSchema = z
  .strictObject({
    if: conditionSchema,
    skip: z.optional(z.literal(true)),
    /** The reason; it may name columns and values as a template does. */
    refuse: z.optional(label),
  })
  .check(exactlyOne(['skip', 'refuse']));

type FieldSchemas = Record<FieldName, z.ZodMiniOptional<z.ZodMiniType<ListSpec>>>;
const fieldSchemas = perField<FieldSchemas>(({ kind }) =>
  z.optional(kind === 'amenities' ? listSchema : valueSchema),
);

export function isRequired(name: FieldName): boolean {
  const spec = fieldSpec(name);
  return 'required' in spec && !('fallback' in spec);
}

/** Describes how the columns of a file become listings; docs/import.md explains it. */
export const importMapSchema = z.strictObject({
  source: importSourceSchema,
  csv: z.optional(
    z.strictObject({
      delimiter: z.optional(
        z
          .string()
          .check(
            z.refine(
              (text) => text.length === 1 && !'"\r\n'.includes(text),
              'Escribe un solo carácter.',
            ),
          ),
      ),
      encoding: z.optional(label),
    }),
  ),
  xlsx: z.optional(z.strictObject({ sheet: z.optional(label) })),
  headerLine: z.optional(z.int().check(z.gte(1), z.lte(200))),
  /** The sign before decimals in the numbers of the file. */
  decimal: z.optional(z.enum(['.', ','], 'Escribe "." o ",".')),
  externalId: z
    .strictObject({ columns: z.optional(labels), digestOf: z.optional(labels) })
    .check(exactlyOne(['columns', 'digestOf'])),
  /** For the optional fields that do not say it themselves. */
  otherwise: z.optional(z.enum(['refuse', 'report'], 'Elige "refuse" o "report".')),
  values: z._default(z.record(z.string(), valueSchema), {}),
  rules: z._default(z.array(ruleSchema), []),
  fields: z.strictObject(fieldSchemas).check((context) => {
    for (const field of FIELD_NAMES) {
      if (context.value[field] || !isRequired(field)) continue;
      context.issues.push({
        code: 'custom',
        message: 'Falta: sin este dato ninguna propiedad es válida.',
        input: context.value,
        path: [field],
      });
    }
  }),
});
export type ImportMap = z.output<typeof importMapSchema>;
