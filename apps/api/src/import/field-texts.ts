import { type FieldName, type FieldSpec, fieldSpec } from '@pbr/schemas/property/fields';
import { readState } from '@pbr/schemas/property/places/state-reading/read-state';
import { formatAny } from '@pbr/schemas/format/list';
import { readCell, saysNone } from '@pbr/schemas/typed-number/read-typed';
import { choiceNamed, plain } from './choice-words.ts';
import { RowRefusal } from './errors/import-error.ts';

const FLAGS: Readonly<Record<string, string>> = {
  si: 'true',
  verdadero: 'true',
  no: 'false',
  falso: 'false',
};

/** Brings a text that other systems write into the form in which its field takes it. */
export function asField(field: FieldName, sent: string | string[]): string | string[] {
  if (typeof sent !== 'string' || sent === '') return sent;
  if (field === 'state') return asState(sent);
  const spec = fieldSpec(field);
  switch (spec.kind) {
    case 'choice':
      return choiceNamed(field, sent) ?? asChoice(spec, sent);
    case 'flag':
      return FLAGS[plain(sent)] ?? sent;
    case 'ordinal':
      return 'zero' in spec ? asFloor(sent) : whole(sent);
    case 'count':
      return hasNone(spec) && saysNone(sent) ? '0' : whole(sent);
    case 'pesos':
    case 'digits':
      return whole(sent);
    default:
      return sent;
  }
}

/** Whether there may be none of what a field counts. */
export const hasNone = (spec: FieldSpec): boolean => spec.kind === 'count' && (spec.min ?? 0) === 0;

/** Databases and spreadsheets write whole numbers with a decimal: '3.0', '6700.0'. */
const whole = (text: string) => text.replace(/^(\d+)\.0+$/u, '$1');

function asFloor(text: string): string {
  const floor = readCell('floor', text);
  if (floor.is === 'refused') throw new RowRefusal(floor.reason, text);
  return floor.is === 'number' ? floor.value : '';
}

function asState(text: string): string {
  const reading = readState(text);
  if (reading.kind === 'state') return reading.state;
  throw new RowRefusal(
    reading.kind === 'several'
      ? `Puede ser ${formatAny(reading.states)}.`
      : 'No es ninguno de los 32 estados.',
    text,
    'translate',
  );
}

function asChoice(
  { values, labels = {} }: Extract<FieldSpec, { kind: 'choice' }>,
  text: string,
): string {
  const wanted = plain(text);
  const found = values.find((value) => [value, labels[value] ?? value].map(plain).includes(wanted));
  if (found !== undefined) return found;
  throw new RowRefusal(`Aquí va una de estas palabras: ${values.join(', ')}.`, text, 'translate');
}
