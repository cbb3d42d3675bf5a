import { isOutage } from '@pbr/db/outage';
import { importIdSchema } from '@pbr/schemas/import/run';
import { isWorking } from '@pbr/schemas/import/values';
import { ImportError } from '../../import/errors/import-error.ts';
import { importFile, prepareImport, tableSettings } from '../../import/import-file.ts';
import { ReportFile } from '../../import/report/report-file.ts';
import { openTable } from '../../import/open-table.ts';
import { parseInput } from '../../lib/parse-input.ts';
import { restAfter } from '../../lib/rest-after.ts';
import { fillMunicipalities } from '../properties/listings/fill-municipalities.ts';
import { refreshCatalogue } from '../properties/listings/refresh-catalogue.ts';
import { type ImportJobContext, pathOf, reportKeyOf } from './import-files.ts';
import { mapOf } from './import-map.ts';
import {
  countWritten,
  findImport,
  lockIsColleague,
  moveImport,
  type StoredImport,
} from './import.queries.ts';
import { ON_THE_SCREEN, reasonWords } from './reason-words.ts';
import { proposeColumns } from './propose-columns.ts';
import { undoImport } from './undo-import.ts';

/** The first refusals, which the screen shows; the report has them all. */
const SHOWN = 20;
const TELL_EVERY_MS = 500;

/**
 * Does the step in which an import is. A killed job begins the step again: rows are known by their key, so those that are in already
 * change nothing, and what the run has written is counted from the database.
 */
export async function runImport(
  ctx: ImportJobContext,
  payload: unknown,
  signal: AbortSignal,
): Promise<void> {
  const { id } = parseInput(importIdSchema, payload);
  const run = await findImport(ctx.db, id);
  if (!run || !isWorking(run.state)) return;
  try {
    if (run.state === 'reading') await proposeColumns(ctx, run);
    else if (run.state === 'undoing') await undo(ctx, run, signal);
    else await importRows(ctx, run, signal);
  } catch (error) {
    if (!(error instanceof ImportError) || isOutage(error.cause)) throw error;
    await moveImport(ctx.db, run, {
      state: 'failed',
      failure: error.message.slice(0, 2000),
      // Its listings can be undone for as long as those of any other import.
      ...(run.state === 'importing' && { finishedAt: ctx.now().toISOString() }),
    });
  }
}

async function undo(ctx: ImportJobContext, run: StoredImport, signal: AbortSignal): Promise<void> {
  await undoImport(ctx, run, signal);
  await refresh(ctx);
}

async function importRows(
  ctx: ImportJobContext,
  run: StoredImport,
  signal: AbortSignal,
): Promise<void> {
  const { db, now } = ctx;
  const isDryRun = run.state === 'checking';
  if (!(await lockIsColleague(db, run.ownerId)))
    throw new ImportError('Quien recibe las propiedades ya no está activo. Elige a otra persona.');
  const file = pathOf(ctx, run.fileKey);
  const map = mapOf(run);
  const table = await openTable(file, tableSettings(map, run.settings ?? {}));
  const prepared = prepareImport(table, map);
  const report = await ReportFile.open(pathOf(ctx, reportKeyOf(run.id)), file, ON_THE_SCREEN);
  const refusals: { line: number; externalId: string; reason: string }[] = [];
  const ending = new AbortController();
  const tell = progressOf(ctx, run, () => ending.abort());
  try {
    const { totals, notices } = await importFile(
      { db, now, actor: { kind: 'member', userId: run.ownerId, role: 'employee' } },
      prepared,
      {
        isDryRun,
        signal: AbortSignal.any([signal, ending.signal]),
        ...(!isDryRun && { run: run.id }),
        onProgress: ({ rows }) => tell(rows),
        ...(!isDryRun && { rest: (start) => restAfter(start, signal) }),
        onReports: async (some) => {
          const refused = some.filter(({ outcome }) => outcome === 'refused');
          for (const { line, externalId, problems } of refused.slice(0, SHOWN - refusals.length))
            refusals.push({ line, externalId, reason: reasonWords(problems) });
          await report.write(some);
        },
      },
    );
    signal.throwIfAborted();
    if (ending.signal.aborted) return;
    if (isDryRun) {
      await moveImport(db, run, { state: 'checked', totals, refusals, notices, done: totals.rows });
      return;
    }
    const { made, changed } = await countWritten(db, run.id);
    if (made + changed > 0) {
      await fillMunicipalities(ctx, signal);
      await refresh(ctx);
    }
    const unchanged = totals.unchanged + totals.new + totals.changed - made - changed;
    await moveImport(db, run, {
      state: 'imported',
      totals: { ...totals, new: made, changed, unchanged },
      refusals,
      notices,
      done: totals.rows,
      finishedAt: now().toISOString(),
    });
  } finally {
    await report.close();
  }
}

/** Stores how far a step came, now and then; calls `onCanceled` once somebody has canceled it. */
function progressOf(
  { db, log }: ImportJobContext,
  run: Pick<StoredImport, 'id' | 'state'>,
  onCanceled: () => void,
): (rows: number) => void {
  let told = 0;
  let isTelling = false;
  return (done) => {
    if (isTelling || performance.now() - told < TELL_EVERY_MS) return;
    isTelling = true;
    moveImport(db, run, { done })
      .then(
        (isGoingOn) => {
          if (!isGoingOn) onCanceled();
        },
        (error: unknown) => log.warn({ err: error }, 'the progress of an import was not stored'),
      )
      .finally(() => {
        isTelling = false;
        told = performance.now();
      });
  };
}

/** The words of the search are counted again with the next import, so a failure here ends none. */
async function refresh({ db, log }: ImportJobContext): Promise<void> {
  try {
    await refreshCatalogue({ db });
  } catch (error) {
    log.warn({ err: error }, 'the words of the search were not counted after an import');
  }
}
