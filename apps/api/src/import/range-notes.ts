import { countCharacters } from '@pbr/schemas/characters';
import { formatMoneyWithCurrency } from '@pbr/schemas/format/money';
import { formatCount, formatMeasure } from '@pbr/schemas/format/numbers';
import { type FieldName, fieldSpec, propertyFields } from '@pbr/schemas/property/fields';
import type { PropertyWrite } from '@pbr/schemas/property/write';
import { NOWHERE } from './report/problem.ts';
import type { RowReading } from './row-reading.ts';

/** The fields that hold the lower end of a range, with the upper one where the cell has it. */
export type Ranges = ReadonlyMap<FieldName, string | null>;

/** Says in the description which numbers are the lower end of a range. */
export function withRanges(
  property: PropertyWrite,
  ranges: Ranges,
  reading: RowReading,
): PropertyWrite {
  const notes = [...ranges].flatMap(([field, high]) => noteOn(property, field, high));
  if (notes.length === 0) return property;
  const note = notes.join(' ');
  const description = `${property.description}\n\n${note}`;
  if (countCharacters(description) <= propertyFields.description.max)
    return { ...property, description };
  reading.leaveEmpty({ field: 'description', ...NOWHERE, reason: `No cupo “${note}”.` });
  return property;
}

/** 'Precio de venta: desde $2,517,318 MXN.' */
function noteOn(property: PropertyWrite, field: FieldName, high: string | null): string[] {
  const low = property[field];
  if (typeof low !== 'string' && typeof low !== 'number') return [];
  const spec = fieldSpec(field);
  const shownAs = (value: string | number) => {
    if (spec.kind === 'price') return formatMoneyWithCurrency(value, property.currency ?? 'MXN');
    if (spec.kind === 'pesos') return formatMoneyWithCurrency(value, 'MXN');
    return spec.kind === 'measure' ? formatMeasure(value, spec.unit) : formatCount(Number(value));
  };
  const label = spec.label.replace(/ \([^)]*\)$/u, '');
  const upTo = high === null ? '' : ` hasta ${shownAs(high)}`;
  return [`${label}: desde ${shownAs(low)}${upTo}.`];
}
