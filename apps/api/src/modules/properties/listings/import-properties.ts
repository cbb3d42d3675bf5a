import type { FieldName } from '@pbr/schemas/property/fields';
import type { ServiceContext } from '../../../lib/context.ts';
import { AppError } from '../../../lib/errors.ts';
import { type ImportedRow, knownImports, upsertImports } from './imported-listing.queries.ts';
import { keepFormer, keepWritten } from './import-changes.queries.ts';

/** 'deleted': somebody deleted the listing here, and the source still has it. */
export type ImportOutcome = 'new' | 'changed' | 'unchanged' | 'deleted';

export interface ImportBatch {
  source: string;
  /** Fields that the source knows; an existing listing keeps all others. */
  fields: readonly FieldName[];
  /** Every external id occurs once. */
  rows: readonly ImportedRow[];
  /** Answers what would happen, and writes nothing. */
  isDryRun: boolean;
  /** The run of the browser that can be undone. */
  run?: string | undefined;
}

/**
 * Imports listings from a source as the actor's own, in one transaction. A listing whose row is the same as in the last import stays
 * as it is, with the changes its agent made since; a deleted one is not restored.
 */
export async function importProperties(
  ctx: Pick<ServiceContext, 'db' | 'actor' | 'now'>,
  { source, fields, rows, isDryRun, run }: ImportBatch,
): Promise<Map<string, ImportOutcome>> {
  const { actor } = ctx;
  if (actor.kind === 'visitor') throw new AppError('session.required');
  return ctx.db.transaction(async (tx) => {
    const outcomes = await expectedOutcomes(tx, source, rows);
    const differing = rows.filter(({ externalId }) => isWritten(outcomes.get(externalId)));
    if (isDryRun || differing.length === 0) return outcomes;

    const at = ctx.now().toISOString();
    if (run !== undefined) {
      const changed = differing.filter(({ externalId }) => outcomes.get(externalId) === 'changed');
      await keepFormer(tx, {
        run,
        source,
        externalIds: changed.map(({ externalId }) => externalId),
      });
    }
    const written = await upsertImports(tx, {
      source,
      ownerId: actor.userId,
      fields,
      rows: differing,
      at,
    });
    if (run !== undefined) await keepWritten(tx, run, written);
    const isNewById = new Map(written.map((row) => [row.external_id, row.is_new]));
    for (const { externalId } of differing) {
      const isNew = isNewById.get(externalId);
      if (isNew === undefined) outcomes.set(externalId, 'unchanged');
      else outcomes.set(externalId, isNew ? 'new' : 'changed');
    }
    return outcomes;
  });
}

async function expectedOutcomes(
  db: ServiceContext['db'],
  source: string,
  rows: readonly ImportedRow[],
): Promise<Map<string, ImportOutcome>> {
  const ids = rows.map(({ externalId }) => externalId);
  const known = new Map((await knownImports(db, source, ids)).map((row) => [row.externalId, row]));
  return new Map(
    rows.map(({ externalId, digest }) => {
      const before = known.get(externalId);
      if (!before) return [externalId, 'new'];
      if (before.isDeleted) return [externalId, 'deleted'];
      return [externalId, before.digest === digest ? 'unchanged' : 'changed'];
    }),
  );
}

function isWritten(outcome: ImportOutcome | undefined): boolean {
  return outcome === 'new' || outcome === 'changed';
}
