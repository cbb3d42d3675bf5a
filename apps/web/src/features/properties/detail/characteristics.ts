import {
  type CharacteristicName,
  characteristicFields,
  CHARACTERISTICS,
  type CharacteristicSpec,
} from '@pbr/schemas/property/characteristics';
import type { PropertyValues } from '@pbr/schemas/property/fields';
import { formatMoney } from '@pbr/schemas/format/money';
import { formatArea, formatCount } from '@pbr/schemas/format/numbers';

interface Characteristic {
  name: CharacteristicName;
  label: string;
  value: string;
}

/** The known numbers of a listing in words; missing ones and zeros are left out. */
export function characteristics(
  property: Pick<PropertyValues, CharacteristicName>,
): Characteristic[] {
  return CHARACTERISTICS.flatMap((name) => {
    const spec: CharacteristicSpec = characteristicFields[name];
    const number = Number(property[name]);
    const label = spec.kind === 'count' && number !== 1 ? spec.label : spec.one;
    return number > 0 ? [{ name, label, value: inWords(spec, number) }] : [];
  });
}

function inWords({ kind, isMonthly }: CharacteristicSpec, number: number): string {
  if (kind === 'count') return formatCount(number);
  if (kind === 'area') return formatArea(number);
  return formatMoney(number, 'MXN') + (isMonthly ? ' al mes' : '');
}
