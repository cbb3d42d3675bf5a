import type { ImportPreview, ImportRun } from '@pbr/schemas/import/run';
import { IMPORT_UNDO_HOURS, type ImportState } from '@pbr/schemas/import/values';
import { formatMoney } from '@pbr/schemas/format/money';
import { fieldSpec } from '@pbr/schemas/property/fields';
import { labelOf } from '@pbr/schemas/property/values';
import type { CompiledMap, MappedRow } from '../../import/compile-map.ts';
import type { ServiceContext } from '../../lib/context.ts';
import type { SampledRow, TableProfile } from './columns/profile-table.ts';
import { compiledOf, profileOf } from './import-map.ts';
import { reasonWords } from './reason-words.ts';
import { factsOfImport, type StoredImport } from './import.queries.ts';

/** Characters of a cell that the screen shows. */
const SHOWN = 160;
const SAMPLES = 3;

const UNDOABLE: ReadonlySet<ImportState> = new Set(['imported', 'canceled', 'failed']);
const ARRANGED: ReadonlySet<ImportState> = new Set(['ready', 'checked']);

/** The end of the time in which an import can be undone. */
export function importUndoableUntil({
  finishedAt,
  createdAt,
}: Pick<StoredImport, 'finishedAt' | 'createdAt'>) {
  const start = new Date(finishedAt ?? createdAt).getTime();
  return new Date(start + IMPORT_UNDO_HOURS * 3_600_000);
}

/** An import as its screen shows it. */
export async function describeImport(
  { db, now }: Pick<ServiceContext, 'db' | 'now'>,
  run: StoredImport,
): Promise<ImportRun> {
  const facts = await factsOfImport(db, run.id);
  const profile = profileOf(run);
  const until = importUndoableUntil(run);
  const canUndo = UNDOABLE.has(run.state) && facts.changes + facts.photos > 0 && until > now();
  return {
    id: run.id,
    fileName: run.fileName,
    state: run.state,
    createdAt: run.createdAt,
    createdBy: facts.createdBy,
    owner: { id: run.ownerId, name: facts.ownerName },
    totals: run.totals as ImportRun['totals'],
    rows: profile?.rows ?? null,
    done: run.done,
    note: profile?.note ?? null,
    failure: run.failure,
    refusals: run.refusals as ImportRun['refusals'],
    notices: (run.notices as readonly { text: string }[]).map(({ text }) => text),
    choices: run.map === null ? run.choices : null,
    mapName: run.mapName,
    columns: profile ? columnsOf(profile) : [],
    ...(profile && ARRANGED.has(run.state)
      ? arrangedAs(run, profile)
      : { problem: null, preview: [] }),
    undoUntil: canUndo ? until.toISOString() : null,
    photos: facts.photos,
    undone: run.undone as ImportRun['undone'],
  };
}

const shown = (text: string) => (text.length > SHOWN ? `${text.slice(0, SHOWN - 1)}…` : text);

function columnsOf({ columns, sample }: TableProfile): ImportRun['columns'] {
  return columns.map(({ name, filled, words }, at) => {
    const texts = sample.map(({ cells }) => shown(cells[at]?.trim() ?? ''));
    const samples = [...new Set(texts.filter((text) => text !== ''))].slice(0, SAMPLES);
    return { name, filled, samples, words };
  });
}

function arrangedAs(run: StoredImport, profile: TableProfile) {
  const { map, problem = null } = compiledOf(run, profile);
  const used = new Set(run.choices?.columns.flatMap((one) => (one.target ? one.column : [])));
  const isUsed = (column: string) => run.map !== null || used.has(column);
  return {
    problem,
    preview: map
      ? profile.sample.map((row) => previewOf(row, { map, header: profile.header, isUsed }))
      : [],
  };
}

interface Arranged {
  map: CompiledMap;
  header: readonly string[];
  isUsed: (column: string) => boolean;
}

/** A row of the file beside what it becomes. */
function previewOf({ line, cells }: SampledRow, { map, header, isUsed }: Arranged): ImportPreview {
  const mapped = map.mapRow(cells);
  return {
    line,
    cells: header.flatMap((column, at) => {
      const text = cells[at]?.trim() ?? '';
      return isUsed(column) && text !== '' ? [{ column, text: shown(text) }] : [];
    }),
    reason: mapped.kind === 'refused' ? reasonWords(mapped.problems) : null,
    fields: mapped.kind === 'listing' ? fieldsOf(mapped.property, map.fields) : [],
  };
}

type Listing = Extract<MappedRow, { kind: 'listing' }>['property'];

function fieldsOf(listing: Listing, names: CompiledMap['fields']): ImportPreview['fields'] {
  return names.flatMap((name) => {
    const spec = fieldSpec(name);
    const value = listing[name];
    if (value === null || value === '' || value === false) return [];
    if (Array.isArray(value)) return value.length > 0 ? [{ name, text: value.join(', ') }] : [];
    if (value === true) return [{ name, text: 'Sí' }];
    const text = String(value);
    if (spec.kind === 'price') return [{ name, text: formatMoney(text, listing.currency) }];
    if (spec.kind === 'choice') return [{ name, text: labelOf(spec.labels ?? {}, text) }];
    return [{ name, text: shown(text) }];
  });
}
