import { createHash } from 'node:crypto';
import type { FieldName } from '@pbr/schemas/property/fields';
import type { PropertyWrite } from '@pbr/schemas/property/write';
import { DIGESTED_FIELDS } from '../modules/properties/field-facts.ts';
import { compileCondition, compileTemplate, compileValue, problemOfRow } from './compile-values.ts';
import { ImportError, RowRefusal } from './errors/import-error.ts';
import { compileField, type FieldSource, makeListing } from './make-listing.ts';
import type { ImportMap } from './map-schema.ts';
import { Names } from './names.ts';
import type { Problem } from './report/problem.ts';
import { escaped, shown } from './report/shown.ts';
import { type Row, RowReading } from './row-reading.ts';

export type MappedRow =
  | {
      kind: 'listing';
      externalId: string;
      digest: string;
      property: PropertyWrite;
      /** The values that the map let be empty, because they were refused. */
      emptied: Problem[];
    }
  | { kind: 'skipped' }
  | { kind: 'refused'; externalId: string; problems: Problem[] };

export interface CompiledMap {
  source: string;
  /** The fields that the map fills; an update leaves all other fields alone. */
  fields: FieldName[];
  mapRow(row: Row): MappedRow;
}

const EXTERNAL_ID_MAX = 200;

/** Binds a map to the header of a file. Refuses a map that names columns which the file lacks, before any row is read. */
export function compileMap(map: ImportMap, header: readonly string[]): CompiledMap {
  const names = new Names(header, map.decimal);
  for (const [name, spec] of Object.entries(map.values))
    names.define(name, compileValue(spec, names));
  const idOf = compileExternalId(map, names);
  const ruleOf = compileRules(map, names);
  const fields = DIGESTED_FIELDS.filter((field) => map.fields[field] !== undefined);
  const sources = fields.map((field) => compileField(map, field, names));
  assertNothingMissing(names, header);
  return {
    source: map.source,
    fields,
    mapRow: (row) => mapRow(new RowReading(row), { ruleOf, idOf, sources, fields }),
  };
}

interface Parts {
  ruleOf: (reading: RowReading) => 'skip' | Problem | null;
  idOf: (reading: RowReading) => string | Problem;
  sources: readonly FieldSource[];
  fields: readonly FieldName[];
}

function mapRow(reading: RowReading, { ruleOf, idOf, sources, fields }: Parts): MappedRow {
  let externalId = '';
  const refused = (problems: Problem[]): MappedRow => ({ kind: 'refused', externalId, problems });
  try {
    const rule = ruleOf(reading);
    if (rule === 'skip') return { kind: 'skipped' };
    const id = idOf(reading);
    if (typeof id === 'string') externalId = id;
    if (rule) return refused([rule]);
    if (typeof id !== 'string') return refused([id]);
    const property = makeListing(sources, reading);
    if (Array.isArray(property)) return refused(property);
    const digest = digestOf(property, fields);
    return { kind: 'listing', externalId, digest, property, emptied: reading.emptied };
  } catch (error) {
    if (!(error instanceof RowRefusal)) throw error;
    return refused([{ field: null, ...problemOfRow(error) }]);
  }
}

function compileRules(map: ImportMap, names: Names): Parts['ruleOf'] {
  const rules = map.rules.map((rule) => ({
    holds: compileCondition(rule.if, names),
    value:
      rule.if.column === undefined ? names.value(rule.if.from ?? '') : names.column(rule.if.column),
    reason: rule.refuse === undefined ? undefined : compileTemplate(rule.refuse, names),
  }));
  return (reading) => {
    const rule = rules.find(({ holds }) => holds(reading));
    if (!rule) return null;
    if (!rule.reason) return 'skip';
    const reason = escaped(rule.reason(reading)) || 'Una regla del mapa no la acepta.';
    reading.begin(null);
    rule.value(reading);
    return { field: null, ...reading.position, reason };
  };
}

function compileExternalId(map: ImportMap, names: Names): Parts['idOf'] {
  const { columns, digestOf: digested } = map.externalId;
  const getters = (columns ?? digested ?? []).map((column) => names.filled(column));
  const refusal = ({ position }: RowReading, reason: string): Problem => ({
    field: null,
    ...position,
    reason,
  });
  return (reading) => {
    reading.begin(null);
    const parts = getters.map((get) => get(reading));
    const isEmpty = digested ? parts.every((part) => part === '') : parts.includes('');
    if (isEmpty) return refusal(reading, 'La fila no trae identificador.');
    const id = digested ? sha256(JSON.stringify(parts)).slice(0, 40) : parts.join('|');
    if (id.length <= EXTERNAL_ID_MAX) return id;
    const reason = `El identificador pasa de ${EXTERNAL_ID_MAX} caracteres.`;
    return { ...refusal(reading, reason), advice: 'shortenKey' };
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
