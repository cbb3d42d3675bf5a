import { actOnImportSchema, importIdSchema, importRunSchema } from '@pbr/schemas/import/run';
import { type ImportAction, type ImportState, isWorking } from '@pbr/schemas/import/values';
import { AppError, wrongField } from '../../lib/errors.ts';
import { action } from '../../action/action.ts';
import { lock } from '../../action/rows.ts';
import { describeImport, importUndoableUntil } from './describe-import.ts';
import { compiledOf, profileOf } from './import-map.ts';
import { changeImport, deleteImport, type StoredImport } from './import.queries.ts';
import { imports } from './import.rows.ts';
import { enqueueImport } from './enqueue-import.ts';

const STEPS: Readonly<Record<ImportAction, { from: readonly ImportState[]; to: ImportState }>> = {
  check: { from: ['ready', 'checked', 'failed', 'canceled'], to: 'checking' },
  import: { from: ['ready', 'checked', 'failed', 'canceled'], to: 'importing' },
  cancel: { from: ['reading', 'checking', 'importing'], to: 'canceled' },
  undo: { from: ['imported', 'canceled', 'failed'], to: 'undoing' },
};

/** Begins or cancels a step of an import; a job does the work. */
export const actOnImport = action({
  access: 'admin',
  row: lock(imports, 'admin'),
  input: actOnImportSchema,
  output: importRunSchema,
  example: { action: 'undo' },
  run: async (ctx, { action: step }, run) => {
    const { from, to } = STEPS[step];
    if (!from.includes(run.state)) throw new AppError('import.not_now');
    if (step === 'check' || step === 'import') refuseUnready(run);
    if (step === 'undo' && importUndoableUntil(run) <= ctx.now())
      throw new AppError('import.undo_too_late');
    const next = { ...run, state: to, failure: null, done: step === 'cancel' ? run.done : 0 };
    const finished = step === 'cancel' && { finishedAt: ctx.now().toISOString() };
    const { state, failure, done } = next;
    await changeImport(ctx.db, run.id, { state, failure, done, ...finished });
    if (step !== 'cancel') await enqueueImport(ctx.db, next);
    return describeImport(ctx, next);
  },
});

function refuseUnready(run: StoredImport): void {
  const profile = profileOf(run);
  if (profile === null) throw new AppError('import.not_now');
  const { problem } = compiledOf(run, profile);
  if (problem !== undefined) throw wrongField('choices', problem);
}

/** Forgets an import and its file; what it has written stays. */
export const removeImport = action({
  access: 'admin',
  row: lock(imports, 'admin'),
  output: importIdSchema,
  run: async ({ db }, _input, { id, state }) => {
    if (isWorking(state)) throw new AppError('import.not_now');
    await deleteImport(db, id);
    return { id };
  },
  after: async ({ importFiles }, { id }) => importFiles.remove(id),
});
