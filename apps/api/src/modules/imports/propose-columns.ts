import { SettingError } from '../../import/errors/import-error.ts';
import { describeReading } from '../../import/table/describe-reading.ts';
import { openTable } from '../../import/open-table.ts';
import type { TableSettings } from '../../import/table/table.ts';
import { giveWay } from '../../lib/give-way.ts';
import { choicesFor, proposeChoices } from './columns/propose-choices.ts';
import { TableProfiler } from './columns/profile-table.ts';
import { type ImportJobContext, pathOf } from './import-files.ts';
import { lastChoicesFor, moveImport, type StoredImport } from './import.queries.ts';

/** Reads a file once from beginning to end, and proposes what its columns are: as the last time, if there was one. */
export async function proposeColumns(ctx: ImportJobContext, run: StoredImport): Promise<void> {
  const { table, settings } = await openAsItLooks(pathOf(ctx, run.fileKey));
  const profiler = new TableProfiler(table.header);
  const othersFirst = giveWay();
  for await (const records of table.records())
    for (const record of records) {
      if ('fields' in record) profiler.take(record.line, record.fields);
      else profiler.skip();
      await othersFirst();
    }
  const guess = settings ? ' Revisa los acentos y los números en la vista previa.' : '';
  const profile = profiler.profile(`${describeReading(table.reading)}.${guess}`);
  const last = await lastChoicesFor(ctx.db, profile.header);
  const choices = last ? choicesFor(profile, last) : proposeChoices(profile);
  await moveImport(ctx.db, run, { state: 'ready', profile, choices, settings });
}

/** Opens a file with what it looks like where it does not say so itself: the preview shows whether that is right. */
async function openAsItLooks(file: string) {
  try {
    return { table: await openTable(file, {}), settings: null };
  } catch (error) {
    if (!(error instanceof SettingError) || error.suggestion === undefined) throw error;
    const settings = { [error.setting]: error.suggestion } satisfies TableSettings;
    return { table: await openTable(file, settings), settings };
  }
}
