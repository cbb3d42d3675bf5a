import {
  type CharacteristicName,
  characteristicFields,
  CHARACTERISTICS,
  type CharacteristicSpec,
} from '@pbr/schemas/property/characteristics';
import type { PropertyValues } from '@pbr/schemas/property/fields';
import { formatMoney } from '@pbr/schemas/format/money';
import { formatCount, formatCounted, formatMeasure } from '@pbr/schemas/format/numbers';

export interface Characteristic {
  name: CharacteristicName;
  label: string;
  value: string;
  among: CharacteristicSpec['among'];
}

/** The known numbers of a listing in words. Missing ones are left out, and so are zeros without a word of their own. */
export function characteristics(
  property: Pick<PropertyValues, CharacteristicName>,
): Characteristic[] {
  return CHARACTERISTICS.flatMap((name) => {
    const spec: CharacteristicSpec = characteristicFields[name];
    const stored = property[name];
    const number = Number(stored);
    const { one, many = spec.label, zero = '', among } = spec;
    const label = spec.kind === 'count' && number !== 1 ? many : one;
    const value = number > 0 ? inWords(spec, number) : stored === 0 ? zero : '';
    return value === '' ? [] : [{ name, label, value, among }];
  });
}

function inWords(spec: CharacteristicSpec, number: number): string {
  switch (spec.kind) {
    case 'count':
      return spec.counted ? formatCounted(number, ...spec.counted) : formatCount(number);
    case 'ordinal':
      return String(number);
    case 'measure':
      return formatMeasure(number, spec.unit);
    case 'pesos':
      return formatMoney(number, 'MXN') + (spec.isMonthly ? ' al mes' : '');
  }
}
