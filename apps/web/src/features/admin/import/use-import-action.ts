import type { ImportRun } from '@pbr/schemas/import/run';
import type { ImportAction } from '@pbr/schemas/import/values';
import { notifyFailed } from '../../../lib/forms/notify-failed.ts';
import { serverError } from '../../../lib/forms/server-error.ts';
import { notifyFailure } from '../../../lib/notify.ts';
import { trpc } from '../../../lib/trpc.ts';

const FAILURES: Readonly<Record<ImportAction, string>> = {
  check: 'No se pudo empezar la revisión.',
  import: 'No se pudo empezar la importación.',
  cancel: 'No se pudo cancelar.',
  undo: 'No se pudo deshacer.',
};

/** Begins or cancels a step; the answer becomes what the screen shows. */
export function useImportAction({ id }: Pick<ImportRun, 'id'>) {
  const utils = trpc.useUtils();
  const act = trpc.import.act.useMutation();

  async function run(action: ImportAction): Promise<void> {
    try {
      utils.import.get.setData({ id }, await act.mutateAsync({ id, action }));
    } catch (error) {
      const [said] = Object.values(serverError(error)?.fields ?? {});
      if (said === undefined) notifyFailed(error, FAILURES[action]);
      else notifyFailure(said);
      await utils.import.get.invalidate({ id });
      throw error;
    }
  }

  return {
    isBusy: act.isPending,
    act: (action: ImportAction) => void run(action).catch(() => {}),
    actOrFail: run,
  };
}
