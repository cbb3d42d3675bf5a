import { cleanLine } from '@pbr/schemas/clean-text';
import type { ServiceContext } from '../lib/context.ts';
import {
  type ImportOutcome,
  importProperties,
} from '../modules/properties/listings/import-properties.ts';
import { type CompiledMap, compileMap, type MappedRow } from './compile-map.ts';
import { ImportError } from './import-error.ts';
import type { ImportMap } from './map-schema.ts';
import { SeenRows } from './seen-rows.ts';
import type { Table, TableRecord, TableSettings } from './table/table.ts';

export interface Refusal {
  line: number;
  externalId: string;
  reason: string;
}

/** Every row of the file counts once in `rows` and once in one of the others. */
export type ImportTotals = Record<'rows' | ImportOutcome | 'skipped' | 'refused', number>;

export interface ImportProgress {
  /** Bytes read so far. */
  position: number;
  size: number;
  rows: number;
}

export interface ImportOptions {
  isDryRun: boolean;
  onRefusals: (refusals: readonly Refusal[]) => Promise<void>;
  onProgress: (progress: ImportProgress) => void;
  /** Ends the import after the current batch. */
  signal: AbortSignal;
}

interface PreparedImport {
  table: Table;
  map: CompiledMap;
}

/** What a map says about the file; settings of the person who imports win. */
export function tableSettings(map: ImportMap, asked: TableSettings): TableSettings {
  return {
    delimiter: asked.delimiter ?? map.csv?.delimiter,
    encoding: asked.encoding ?? map.csv?.encoding,
    sheet: asked.sheet ?? map.xlsx?.sheet,
  };
}

/** Binds the map to the header of the table; errors that make the whole file useless surface here. */
export function prepareImport(table: Table, map: ImportMap): PreparedImport {
  return { table, map: compileMap(map, table.header) };
}

/** Rows of one transaction: with more of them the portal's own writes would wait noticeably. */
const BATCH = 100;

type Ctx = Pick<ServiceContext, 'db' | 'actor' | 'now'>;

export async function importFile(
  ctx: Ctx,
  { table, map }: PreparedImport,
  options: ImportOptions,
): Promise<ImportTotals> {
  const run = new ImportRun(ctx, map, options);
  for await (const records of table.records()) {
    for (const record of records) {
      run.take(record);
      if (run.waiting >= BATCH) await run.flush();
    }
    options.onProgress({ position: table.position(), size: table.size, rows: run.totals.rows });
    if (options.signal.aborted) break;
  }
  await run.flush();
  return run.totals;
}

type Listing = Extract<MappedRow, { kind: 'listing' }> & { line: number };

class ImportRun {
  readonly totals: ImportTotals = {
    rows: 0,
    new: 0,
    changed: 0,
    unchanged: 0,
    deleted: 0,
    skipped: 0,
    refused: 0,
  };
  readonly #ctx: Ctx;
  readonly #map: CompiledMap;
  readonly #options: ImportOptions;
  readonly #seen = new SeenRows();
  #listings: Listing[] = [];
  #refusals: Refusal[] = [];

  constructor(ctx: Ctx, map: CompiledMap, options: ImportOptions) {
    this.#ctx = ctx;
    this.#map = map;
    this.#options = options;
  }

  get waiting(): number {
    return this.#listings.length + this.#refusals.length;
  }

  take(record: TableRecord): void {
    this.totals.rows += 1;
    if ('problem' in record) return this.#refuse(record.line, '', record.problem);
    const row = this.#map.mapRow(record.fields);
    if (row.kind === 'skipped') this.totals.skipped += 1;
    else if (row.kind === 'refused') this.#refuse(record.line, row.externalId, row.reason);
    else this.#takeListing({ ...row, line: record.line });
  }

  /** The first row with an identifier counts: if the last one did, every repeated import would change the listing twice. */
  #takeListing(listing: Listing): void {
    const { externalId, digest, line } = listing;
    const earlier = this.#seen.remember(externalId, digest, line);
    if (!earlier) this.#listings.push(listing);
    else if (earlier.isSame) this.totals.unchanged += 1;
    else {
      const reason = `Su identificador ya vino en la línea ${earlier.line} con otros datos; cuenta aquella.`;
      this.#refuse(line, externalId, reason);
    }
  }

  #refuse(line: number, externalId: string, reason: string): void {
    // Both repeat texts of the file, whose control sequences and line breaks belong into no report.
    this.#refusals.push({ line, externalId: cleanLine(externalId), reason: cleanLine(reason) });
  }

  async flush(): Promise<void> {
    const listings = this.#listings;
    this.#listings = [];
    if (listings.length > 0) await this.#write(listings);
    const refusals = this.#refusals.toSorted((a, b) => a.line - b.line);
    this.#refusals = [];
    this.totals.refused += refusals.length;
    if (refusals.length > 0) await this.#options.onRefusals(refusals);
  }

  /** Writes a batch. If the database refuses it, the rows are written one by one, so that only the bad row is lost. */
  async #write(listings: readonly Listing[]): Promise<void> {
    try {
      const outcomes = await importProperties(this.#ctx, {
        source: this.#map.source,
        fields: this.#map.fields,
        rows: listings,
        isDryRun: this.#options.isDryRun,
      });
      for (const outcome of outcomes.values()) this.totals[outcome] += 1;
    } catch (error) {
      const reason = databaseRefusal(error);
      if (reason === null) {
        throw new ImportError(
          `La base de datos dejó de responder en la línea ${listings[0]?.line ?? 0}. Lo anterior ya quedó guardado; repite la orden para seguir.`,
          { cause: error },
        );
      }
      const [only, ...others] = listings;
      if (only && others.length === 0) this.#refuse(only.line, only.externalId, reason);
      else for (const listing of listings) await this.#write([listing]);
    }
  }
}

/** SQLSTATE classes that concern a single row: wrong data, a broken rule, a conflict with another writer. */
const ROW_CLASSES = new Set(['22', '23', '40']);

/** Says why the database refused a row; null when the error has another cause, such as a lost connection. */
function databaseRefusal(error: unknown): string | null {
  // Drizzle wraps the driver's error.
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (!('code' in cause) || typeof cause.code !== 'string') continue;
    if (!ROW_CLASSES.has(cause.code.slice(0, 2))) return null;
    const rule = 'constraint_name' in cause ? String(cause.constraint_name) : cause.message;
    return `La base de datos no aceptó la fila (${cause.code}, ${rule}).`;
  }
  return null;
}
