import { createHash } from 'node:crypto';
import { type FieldName, fieldSpec, type FieldSpec, isShown } from '@pbr/schemas/property/fields';
import { type PropertyWrite, propertyWriteSchema } from '@pbr/schemas/property/write';
import type { NumberKind } from '@pbr/schemas/typed-number/kinds';
import type { Currency } from '@pbr/schemas/typed-number/phrases';
import { IMPORTED_FIELDS } from '../modules/properties/field-facts.ts';
import {
  compileCondition,
  compileList,
  compileTemplate,
  compileValue,
  Names,
  type Row,
} from './compile-values.ts';
import { ImportError, RowRefusal } from './import-error.ts';
import type { ImportMap } from './map-schema.ts';
import { lineOf, textOf } from './plain-text.ts';
import { shown } from './transforms.ts';

export type MappedRow =
  | { kind: 'listing'; externalId: string; digest: string; property: PropertyWrite }
  | { kind: 'skipped' }
  | { kind: 'refused'; externalId: string; reason: string };

export interface CompiledMap {
  source: string;
  /** The fields that the map fills; an update leaves all other fields alone. */
  fields: FieldName[];
  mapRow(row: Row): MappedRow;
}

const EXTERNAL_ID_MAX = 200;

/** Binds a map to the header of a file. Refuses a map that names columns which the file lacks, before any row is read. */
export function compileMap(map: ImportMap, header: readonly string[]): CompiledMap {
  const said: Said = new Map();
  const names = new Names(header, {
    decimal: map.decimal,
    onCurrency: (currency, text) => said.set(currency, text),
  });
  for (const [name, spec] of Object.entries(map.values))
    names.define(name, compileValue(spec, names));
  const idOf = compileExternalId(map, names);
  const rules = map.rules.map((rule) => ({
    holds: compileCondition(rule.if, names),
    reason: rule.refuse === undefined ? undefined : compileTemplate(rule.refuse, names),
  }));
  const fields = IMPORTED_FIELDS.filter((field) => map.fields[field] !== undefined);
  const getters = fields.map((field) => {
    const spec = map.fields[field] ?? {};
    const { kind } = fieldSpec(field);
    const clean = kind === 'paragraph' ? textOf : lineOf;
    const treated = { clean, kind: numberKindOf(fieldSpec(field)) };
    return {
      field,
      get:
        kind === 'amenities' ? compileList(spec, names, clean) : compileValue(spec, names, treated),
    };
  });
  assertNothingMissing(names, header);

  return {
    source: map.source,
    fields,
    mapRow(row) {
      let externalId = '';
      try {
        const rule = rules.find(({ holds }) => holds(row));
        if (rule && !rule.reason) return { kind: 'skipped' };
        externalId = idOf(row);
        const property = rule?.reason
          ? rule.reason(row) || 'Una regla del mapa no la acepta.'
          : toProperty({ getters, said }, externalId, row);
        if (typeof property === 'string') return { kind: 'refused', externalId, reason: property };
        return { kind: 'listing', externalId, digest: digestOf(property, fields), property };
      } catch (error) {
        if (!(error instanceof RowRefusal)) throw error;
        return {
          kind: 'refused',
          externalId,
          reason: sentence(error.place, error.value, error.message),
        };
      }
    },
  };
}

/** The currencies that the amounts of the field being read name, each with its cell. */
type Said = Map<Currency, string>;

function numberKindOf(spec: FieldSpec): NumberKind {
  if (spec.kind === 'price') return 'price';
  if (spec.kind === 'pesos') return 'amount';
  if (spec.kind === 'measure') return spec.unit === 'm' ? 'length' : 'area';
  if (spec.kind === 'coordinate') return 'degrees';
  return spec.kind === 'count' || spec.kind === 'ordinal' ? 'count' : 'number';
}

interface Fields {
  getters: readonly FieldGetter[];
  said: Said;
}

type FieldGetter = { field: FieldName; get: (row: Row) => string | string[] };

/** Returns the listing that the row makes, or the reason why it makes none. */
function toProperty(fields: Fields, externalId: string, row: Row): PropertyWrite | string {
  if (externalId === '') return 'La fila no trae identificador.';
  if (externalId.length > EXTERNAL_ID_MAX) {
    return `El identificador pasa de ${EXTERNAL_ID_MAX} caracteres; usa "digestOf" en el mapa.`;
  }
  const { input, problems } = collect(fields, row);
  if (problems.size > 0) return [...problems].join(' ');
  const parsed = propertyWriteSchema.safeParse(input);
  if (parsed.success) return parsed.data;
  return parsed.error.issues
    .map(({ path, message }) => sentence(path.join('.'), input[path[0] as FieldName], message))
    .join(' ');
}

function collect({ getters, said }: Fields, row: Row) {
  const input: Partial<Record<FieldName, string | string[]>> = {};
  // One unknown word may spoil several fields; it is reported once.
  const problems = new Set<string>();
  const named: { field: FieldName; currency: Currency; text: string }[] = [];
  for (const { field, get } of getters) {
    said.clear();
    try {
      input[field] = get(row);
    } catch (error) {
      if (!(error instanceof RowRefusal)) throw error;
      problems.add(sentence(error.place ?? field, error.value, error.message));
    }
    for (const [currency, text] of said) named.push({ field, currency, text });
  }
  for (const { field, currency, text } of named) {
    const wanted = currencyOf(field, input);
    if (wanted === undefined || wanted === currency) continue;
    const reason =
      fieldSpec(field).kind === 'pesos'
        ? `Está en ${currency} y aquí van pesos.`
        : `Está en ${currency} y la propiedad en ${wanted}: llena "currency" desde esta columna con el paso "currency".`;
    problems.add(sentence(field, text, reason));
  }
  return { input, problems };
}

/** The currency in which a field is stored; undefined for what is no money or is not shown. */
function currencyOf(
  field: FieldName,
  input: Partial<Record<FieldName, string | string[]>>,
): string | undefined {
  const { kind } = fieldSpec(field);
  const text = (name: FieldName) => String(input[name] ?? '');
  const choices = { propertyType: text('propertyType'), operationType: text('operationType') };
  if (!isShown(field, choices)) return undefined;
  if (kind === 'pesos') return 'MXN';
  return kind === 'price' ? text('currency') || 'MXN' : undefined;
}

/** For example 'state «Jalisko»: Elige un estado.' */
function sentence(place: string | undefined, value: unknown, message: string): string {
  const quoted = typeof value === 'string' && value !== '' ? `«${shown(value)}»` : '';
  const about = [place, quoted].filter(Boolean).join(' ');
  return about === '' ? message : `${about}: ${message}`;
}

function compileExternalId(map: ImportMap, names: Names): (row: Row) => string {
  const { columns, digestOf: digested } = map.externalId;
  const getters = (columns ?? digested ?? []).map((column) => names.column(column));
  return (row) => {
    const parts = getters.map((get) => get(row));
    if (digested) {
      return parts.every((part) => part === '') ? '' : sha256(JSON.stringify(parts)).slice(0, 40);
    }
    return parts.includes('') ? '' : parts.join('|');
  };
}

/** Changes exactly when the fields that the map fills change. */
function digestOf(property: PropertyWrite, fields: readonly FieldName[]): string {
  return sha256(JSON.stringify(fields.map((field) => [field, property[field]])));
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

function assertNothingMissing(names: Names, header: readonly string[]): void {
  const { missing } = names;
  if (missing.length === 0) return;
  throw new ImportError(
    `Al archivo le faltan columnas que el mapa nombra: ${missing.join(', ')}.\n` +
      `El encabezado dice: ${header.map((column) => shown(column)).join(', ')}.`,
  );
}
