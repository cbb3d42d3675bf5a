import type { NumberKind } from '../typed-number/number-kinds.ts';
import { type Reading, readTypedIn } from '../typed-number/read-typed.ts';
import type { FieldSpec } from './field-spec.ts';

/** The kind of a field's number; undefined for other fields. */
export function numberKindOf(spec: FieldSpec): NumberKind | undefined {
  switch (spec.kind) {
    case 'price':
      return 'price';
    case 'pesos':
      return 'amount';
    case 'measure':
      return spec.unit === 'm' ? 'length' : 'area';
    case 'ordinal':
      return 'zero' in spec ? 'floor' : 'count';
    case 'count':
      return 'count';
    case 'coordinate':
      return 'degrees';
    default:
      return undefined;
  }
}

/** Reads the number of a field as people type it; undefined for fields that hold none. Prices are in the listing's currency. */
export function readTypedField(
  spec: FieldSpec,
  typed: string,
  currency: string,
): Reading | undefined {
  const kind = spec.kind === 'coordinate' ? undefined : numberKindOf(spec);
  return kind && readTypedIn(kind, typed, spec.kind === 'price' ? currency : 'MXN');
}
