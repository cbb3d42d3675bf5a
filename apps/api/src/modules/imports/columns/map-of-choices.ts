import {
  type ColumnChoice,
  type ImportChoices,
  LEFT_OUT,
  pricesTellOperation,
  targetOf,
} from '@pbr/schemas/import/choices';
import {
  FIELD_NAMES,
  type FieldName,
  type FieldSpec,
  fieldSpec,
} from '@pbr/schemas/property/fields';
import { operationTypeLabels, propertyTypeLabels } from '@pbr/schemas/property/values';

/** A value of a mapping file; `import/map-schema.ts` checks the whole. */
type Spec = Readonly<Record<string, unknown>>;

const lower = (labels: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(labels).map(([value, label]) => [value, label.toLowerCase()]));

/** The mapping file that these choices stand for, as the command reads it. */
export function mapOfChoices(choices: ImportChoices): Record<string, unknown> {
  const { source, columns, decimal } = choices;
  const keys = columns.filter(({ target }) => target === 'key').map(({ column }) => column);
  return {
    source,
    ...(decimal && { decimal }),
    otherwise: 'report',
    externalId: keys.length > 0 ? { columns: keys } : { digestOf: digested(choices) },
    values: namedValues(choices),
    rules: rulesOf(columns),
    fields: fieldsOf(choices),
  };
}

/** The fields that tell listings apart in a file without a key. Prices change, so they are not among them. */
const TELLING: readonly FieldName[] = [
  'name',
  'propertyType',
  'street',
  'number',
  'neighborhood',
  'constructionArea',
  'landArea',
];

function digested(choices: ImportChoices): string[] {
  const telling = TELLING.flatMap((field) => targetOf(choices, field)?.column ?? []);
  if (telling.length > 0) return telling;
  return choices.columns.map(({ column }) => column);
}

/** The values that several fields need: type, operation and colonia, with their words. */
function namedValues(choices: ImportChoices): Record<string, Spec> {
  const type = fieldOf(choices, 'propertyType') ?? { value: '' };
  const operation = fieldOf(choices, 'operationType') ?? { value: '' };
  return {
    ...valuesOfPrices(choices),
    tipo: type,
    'tipo en palabras': {
      from: 'tipo',
      translate: propertyTypeLabels,
      otherwise: 'keep',
    },
    operacion: operation,
    'operacion en palabras': {
      from: 'operacion',
      translate: lower(operationTypeLabels),
      otherwise: 'keep',
    },
    lugar: fieldOf(choices, 'neighborhood') ?? { value: '' },
  };
}

/** Derives the operation of a row from its prices. */
function valuesOfPrices(choices: ImportChoices): Record<string, Spec> {
  if (!pricesTellOperation(choices)) return {};
  const has = (name: 'salePrice' | 'rentPrice') => ({
    column: targetOf(choices, name)?.column ?? '',
    steps: [{ match: '[1-9]' }],
  });
  return {
    'hay venta': has('salePrice'),
    'hay renta': has('rentPrice'),
    'en venta': { value: 'venta', if: { from: 'hay venta', isNot: [''] } },
    'en renta': { value: 'renta', if: { from: 'hay renta', isNot: [''] } },
    'en ambas': {
      template: '{en venta}{en renta}',
      translate: { ventarenta: 'ambos' },
      otherwise: 'empty',
    },
  };
}

function rulesOf(columns: readonly ColumnChoice[]): Spec[] {
  return columns.flatMap(({ column, target, words }) => {
    const out = Object.entries(words).filter(([, value]) => value === LEFT_OUT);
    if (target === null || out.length === 0) return [];
    return [{ if: { column, is: out.map(([word]) => word) }, skip: true }];
  });
}

function fieldsOf(choices: ImportChoices): Record<string, Spec> {
  const fields = FIELD_NAMES.flatMap((name) => {
    const spec = fieldOf(choices, name);
    return spec ? [[name, spec] as const] : [];
  });
  return {
    name: { template: '{tipo en palabras} en {operacion en palabras}[ en {lugar}]' },
    ...Object.fromEntries(fields),
  };
}

function fieldOf(choices: ImportChoices, name: FieldName): Spec | undefined {
  const fallback = choices.otherwise[name]?.trim() ?? '';
  const column = targetOf(choices, name);
  const own = column && specOf(name, column);
  const origin =
    name === 'currency' ? currencyOf(choices, own) : (own ?? sharedOrigin(choices, name));
  if (!origin) return fallback === '' ? undefined : { value: fallback };
  return fallback === '' ? origin : { ...origin, default: fallback };
}

/** A listing whose price nobody can read does not enter; any other optional value is left empty and reported. */
const PRICE = { steps: ['number', 'positive'], otherwise: 'refuse' };
const WHOLE = { steps: ['integer'] };

/** How a column of each kind is read, where its words need no translation. */
const READINGS: Record<Exclude<FieldSpec['kind'], 'choice' | 'flag'>, Spec> = {
  price: PRICE,
  measure: { steps: ['number', 'positive'] },
  pesos: WHOLE,
  count: WHOLE,
  ordinal: WHOLE,
  coordinate: { steps: ['number'] },
  amenities: { split: ',' },
  digits: { steps: ['postalCode'] },
  day: { steps: [{ match: '^\\d{4}-\\d\\d-\\d\\d' }] },
  link: {},
  line: {},
  paragraph: {},
};

function specOf(name: FieldName, { column, words }: ColumnChoice): Spec {
  const spec = fieldSpec(name);
  if (spec.kind === 'choice')
    return { column, ...translated(words, spec.values), ...('required' in spec && KEPT) };
  if (spec.kind === 'flag') return { column, ...translated(words, ['true', 'false']) };
  return { column, ...READINGS[spec.kind] };
}

/** A word that nobody has translated is refused as it stands. */
const KEPT = { otherwise: 'keep' };

function translated(words: ColumnChoice['words'], values: readonly string[]): Spec {
  const known = Object.entries(words).filter(([, value]) => value !== LEFT_OUT);
  const own = values.map((value) => [value, value]);
  return { translate: Object.fromEntries([...own, ...known]) };
}

/** A price may name the currency where its own column is empty. */
function currencyOf(choices: ImportChoices, own: Spec | undefined): Spec | undefined {
  const prices = (['price', 'salePrice', 'rentPrice'] as const).flatMap((target) => {
    const column = targetOf(choices, target)?.column;
    return column === undefined ? [] : [{ column, steps: ['currency'] }];
  });
  const first = own ? [own, ...prices] : prices;
  return first.length > 0 ? { first, default: 'MXN' } : undefined;
}

/** The field's part of a column that fills several fields. */
function sharedOrigin(choices: ImportChoices, name: FieldName): Spec | undefined {
  const from = (target: 'price' | 'bathrooms' | 'point', rest: Spec): Spec | undefined => {
    const column = targetOf(choices, target)?.column;
    return column === undefined ? undefined : { column, ...rest };
  };
  switch (name) {
    case 'salePrice':
      return from('price', {
        if: { from: 'operacion', isNot: ['renta'] },
        ...PRICE,
      });
    case 'rentPrice':
      return from('price', {
        if: { from: 'operacion', is: ['renta'] },
        ...PRICE,
      });
    case 'fullBathrooms':
      return from('bathrooms', { steps: ['fullBathrooms'] });
    case 'halfBathrooms':
      return from('bathrooms', { steps: ['halfBathrooms'] });
    case 'operationType':
      return pricesTellOperation(choices)
        ? { first: [{ from: 'en ambas' }, { from: 'en venta' }, { from: 'en renta' }] }
        : undefined;
    case 'latitude':
      return from('point', { steps: ['latitude'] });
    case 'longitude':
      return from('point', { steps: ['longitude'] });
    default:
      return undefined;
  }
}
