import { doubtSentence } from '@pbr/schemas/format/price-doubts';
import { PRICE_FIELDS } from '@pbr/schemas/property/prices/doubtful-price';
import type { PriceScale } from '@pbr/schemas/property/prices/price-scale';
import type { ServiceContext } from '../lib/context.ts';
import { giveWay } from '../lib/give-way.ts';
import {
  type DoubtfulPrices,
  doubtfulImports,
  importScale,
} from '../modules/properties/listings/doubtful-imports.ts';
import {
  type ImportOutcome,
  importProperties,
} from '../modules/properties/listings/import-properties.ts';
import { type CompiledMap, compileMap, type MappedRow } from './compile-map.ts';
import { databaseRefusal } from './database-refusal.ts';
import { ImportError } from './errors/import-error.ts';
import type { ImportMap } from './map-schema.ts';
import { type FileNotice, FileWatch } from './report/file-watch.ts';
import { NOWHERE, type Problem } from './report/problem.ts';
import { escaped } from './report/shown.ts';
import { SeenRows } from './seen-rows.ts';
import type { Table, TableRecord, TableSettings } from './table/table.ts';

/** The outcome of one row, where a person should look at it. */
export interface RowReport {
  /** Counted from 1. */
  line: number;
  /** With its control characters escaped. */
  externalId: string;
  /**
   * - emptied: the listing was taken, without the values that the problems name
   * - doubtful: it was taken as it is, and a person should look at it
   */
  outcome: 'refused' | 'emptied' | 'doubtful';
  problems: readonly Problem[];
}

/** Every row of the file counts once in `rows` and once in one of the others. */
export type ImportTotals = Record<'rows' | ImportOutcome | 'skipped' | 'refused', number>;

export interface ImportResult {
  totals: ImportTotals;
  notices: FileNotice[];
}

export interface ImportProgress {
  /** Bytes read so far. */
  position: number;
  size: number;
  rows: number;
}

export interface ImportOptions {
  isDryRun: boolean;
  onReports: (reports: readonly RowReport[]) => Promise<void>;
  onProgress: (progress: ImportProgress) => void;
  /** Ends the import after the current batch. */
  signal: AbortSignal;
  onOutcomes?: (outcomes: ReadonlyMap<string, ImportOutcome>) => void;
  /** Waits after each batch, which began at `start`, so that others get at the database. */
  rest?: (start: number) => Promise<void>;
  /** The run that keeps what undoing needs. */
  run?: string;
}

interface PreparedImport {
  table: Table;
  map: CompiledMap;
}

/** The part of a map that is about the file. */
export type FileMap = Pick<ImportMap, 'csv' | 'xlsx' | 'headerLine'>;

/** The settings of the person who imports win over those of the map. */
export function tableSettings(map: FileMap, asked: TableSettings): TableSettings {
  return {
    delimiter: asked.delimiter ?? map.csv?.delimiter,
    encoding: asked.encoding ?? map.csv?.encoding,
    sheet: asked.sheet ?? map.xlsx?.sheet,
    headerLine: asked.headerLine ?? map.headerLine,
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
): Promise<ImportResult> {
  const run = new ImportRun(ctx, map, options);
  const othersFirst = giveWay();
  let start = performance.now();
  for await (const records of table.records()) {
    for (const record of records) {
      run.take(record);
      await othersFirst();
      if (run.waiting < BATCH) continue;
      await run.flush();
      await options.rest?.(start);
      start = performance.now();
    }
    options.onProgress({ position: table.position(), size: table.size, rows: run.totals.rows });
    if (options.signal.aborted) break;
  }
  await run.flush();
  return { totals: run.totals, notices: run.notices };
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
  #reports: RowReport[] = [];
  readonly #watch = new FileWatch();
  #scale: PriceScale | undefined;

  constructor(ctx: Ctx, map: CompiledMap, options: ImportOptions) {
    this.#ctx = ctx;
    this.#map = map;
    this.#options = options;
  }

  get waiting(): number {
    return this.#listings.length + this.#reports.length;
  }

  get notices(): FileNotice[] {
    return this.#watch.notices;
  }

  take(record: TableRecord): void {
    const { line } = record;
    this.totals.rows += 1;
    if ('problem' in record) return this.#refuse(line, '', [inRow(record.problem)]);
    this.#watch.seeCells(line, record.fields);
    const row = this.#map.mapRow(record.fields);
    if (row.kind === 'skipped') this.totals.skipped += 1;
    else if (row.kind === 'refused') this.#refuse(line, row.externalId, row.problems);
    else this.#takeListing({ ...row, line });
  }

  /** The first row with an identifier counts: if the last one did, every repeated import would change the listing twice. */
  #takeListing(listing: Listing): void {
    const { externalId, digest, line, emptied } = listing;
    const earlier = this.#seen.remember(externalId, digest, line);
    if (earlier?.isSame) this.totals.unchanged += 1;
    else if (earlier) {
      const reason = `Su identificador ya vino en la línea ${earlier.line} con otros datos; cuenta aquella.`;
      this.#refuse(line, externalId, [inRow(reason)]);
    } else {
      this.#listings.push(listing);
      this.#watch.seeListing(line, listing);
      if (emptied.length > 0) this.#report(line, externalId, 'emptied', emptied);
    }
  }

  #refuse(line: number, externalId: string, problems: readonly Problem[]): void {
    this.#report(line, externalId, 'refused', problems);
  }

  #report(
    line: number,
    externalId: string,
    outcome: RowReport['outcome'],
    problems: readonly Problem[],
  ): void {
    this.#reports.push({ line, externalId: escaped(externalId), outcome, problems });
  }

  #doubt({ line, externalId }: Listing, prices: DoubtfulPrices): void {
    this.#watch.seeDoubtfulPrices(line);
    const problems = prices.map(({ price, doubt }) => ({
      ...NOWHERE,
      field: PRICE_FIELDS[price.price],
      reason: doubtSentence(price, doubt),
    }));
    this.#report(line, externalId, 'doubtful', problems);
  }

  async flush(): Promise<void> {
    const listings = this.#listings;
    this.#listings = [];
    if (listings.length > 0) await this.#write(listings);
    const reports = this.#reports.toSorted((a, b) => a.line - b.line);
    this.#reports = [];
    this.totals.refused += reports.filter(({ outcome }) => outcome === 'refused').length;
    if (reports.length > 0) await this.#options.onReports(reports);
  }

  /** Writes a batch. If the database refuses it, the rows are written one by one, so that only the bad row is lost. */
  async #write(listings: readonly Listing[]): Promise<void> {
    const { source, fields } = this.#map;
    const batch = { source, fields, rows: listings };
    try {
      this.#scale ??= await importScale(this.#ctx);
      const doubtful = await doubtfulImports(this.#ctx, batch, this.#scale);
      const { isDryRun, run } = this.#options;
      const outcomes = await importProperties(this.#ctx, { ...batch, isDryRun, run });
      this.#options.onOutcomes?.(outcomes);
      for (const outcome of outcomes.values()) this.totals[outcome] += 1;
      for (const listing of listings) {
        const prices = doubtful.get(listing.externalId);
        if (prices) this.#doubt(listing, prices);
      }
    } catch (error) {
      const reason = databaseRefusal(error);
      if (reason === null) {
        throw new ImportError(
          `La base de datos dejó de responder en la línea ${listings[0]?.line ?? 0}. Lo anterior ya quedó guardado; repite la orden para seguir.`,
          { cause: error },
        );
      }
      const [only, ...others] = listings;
      if (only && others.length === 0) this.#refuse(only.line, only.externalId, [inRow(reason)]);
      else for (const listing of listings) await this.#write([listing]);
    }
  }
}

const inRow = (reason: string): Problem => ({ field: null, ...NOWHERE, reason });
