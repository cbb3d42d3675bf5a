import type { UndoResult } from '@pbr/schemas/bulk-change/bulk-change';
import { notifyFailed } from '../../../lib/forms/notify-failed.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useSettled } from './use-settled.ts';

/** Undoes a change. Reports a failure itself, and answers nothing then. */
export function useUndo() {
  const undoing = trpc.bulkChange.undo.useMutation();
  const settled = useSettled();
  return {
    isBusy: undoing.isPending,
    undo: async (id: string): Promise<UndoResult | undefined> => {
      try {
        return await undoing.mutateAsync({ id });
      } catch (error) {
        notifyFailed(error, 'No se pudo deshacer. Intenta de nuevo.');
        return undefined;
      } finally {
        settled();
      }
    },
  };
}
