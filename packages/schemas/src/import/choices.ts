import * as z from 'zod/mini';
import { FIELD_NAMES, type FieldName, propertyFields } from '../property/fields.ts';
import { paragraphSchema } from '../text.ts';
import { MAX_IMPORT_COLUMNS } from './values.ts';

/** A column can also be several fields in one, the key of the row, or the status that decides whether it enters. */
export const extraTargetLabels = {
  key: 'Clave de la propiedad',
  price: 'Precio, de venta o de renta',
  bathrooms: 'Baños (2.5 son 2 y medio)',
  point: 'Coordenadas (19.41, -99.17)',
  status: 'Estatus: qué filas entran',
};
export type ExtraTarget = keyof typeof extraTargetLabels;
const EXTRA_TARGETS = Object.keys(extraTargetLabels) as ExtraTarget[];

export type ImportTarget = FieldName | ExtraTarget;
export const IMPORT_TARGETS: readonly ImportTarget[] = [...EXTRA_TARGETS, ...FIELD_NAMES];

export const isExtraTarget = (target: ImportTarget): target is ExtraTarget =>
  Object.hasOwn(extraTargetLabels, target);

export const labelOfTarget = (target: ImportTarget): string =>
  isExtraTarget(target) ? extraTargetLabels[target] : propertyFields[target].label;

/** In `words` of a column: the rows with this word stay out. */
export const LEFT_OUT = '';

export const columnChoiceSchema = z.object({
  column: z.string(),
  /** Null for a column that is not read. */
  target: z.nullable(z.enum(IMPORT_TARGETS)),
  /** From the words of the file to the values of the field. A word that is missing stays as it is. */
  words: z.record(z.string(), z.string()),
});
export type ColumnChoice = z.output<typeof columnChoiceSchema>;

/** The database takes neither U+0000 nor the half of a surrogate pair. */
const isStorable = (value: object) => !/\\u(?:0000|d[89a-f])/iu.test(JSON.stringify(value));

/** Names the system from which a file comes; with the key of a row it tells a listing from all others. */
export const importSourceSchema = z
  .string()
  .check(
    z.regex(
      /^[a-z0-9][a-z0-9-]{0,59}$/u,
      'Usa minúsculas sin acento, cifras y guiones, 60 como máximo.',
    ),
  );

/** How the columns of a file become listings, as the browser lets people choose it. */
export const importChoicesSchema = z
  .object({
    source: importSourceSchema,
    /** The sign before decimals, where the file uses one sign alone. */
    decimal: z.optional(z.enum(['.', ','])),
    columns: z.array(columnChoiceSchema).check(z.maxLength(MAX_IMPORT_COLUMNS)),
    /** The values of fields that no column fills, and of empty cells. */
    otherwise: z.record(z.string(), paragraphSchema({ max: 5000 })),
  })
  .check(z.refine(isStorable, 'Quita los caracteres que no se ven.'));
export type ImportChoices = z.output<typeof importChoicesSchema>;

export const targetOf = ({ columns }: ImportChoices, target: ImportTarget) =>
  columns.find((one) => one.target === target);

/** The fields without which no row becomes a listing, and which other targets fill them. */
export const NEEDED_FIELDS = [
  'propertyType',
  'operationType',
  'state',
  'city',
  'neighborhood',
  'street',
  'description',
] as const satisfies readonly FieldName[];

/** Whether the operation of a row follows from which of its two prices is there. */
export const pricesTellOperation = (choices: ImportChoices): boolean =>
  !targetOf(choices, 'operationType') &&
  targetOf(choices, 'salePrice') !== undefined &&
  targetOf(choices, 'rentPrice') !== undefined;

/** The needed fields that these choices leave without any value. */
export function missingIn(choices: ImportChoices): FieldName[] {
  return NEEDED_FIELDS.filter((name) => {
    if (name === 'operationType' && pricesTellOperation(choices)) return false;
    return !targetOf(choices, name) && (choices.otherwise[name] ?? '').trim() === '';
  });
}
