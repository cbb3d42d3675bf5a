import type { CommissionShare } from '@pbr/schemas/commission/share';
import { notifySuccess } from '../../../lib/notify.ts';
import { notifyNotDone } from '../../../lib/forms/notify-failed.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useConfirm } from '../../../lib/dialogs/use-confirm.tsx';
import { shareAgentName } from '../share-words.ts';
import { useSharesChanged } from '../use-shares-changed.ts';

/** Withdraws a share after a confirmation. */
export function useWithdrawal(onAsking: (isAsking: boolean) => void) {
  const confirm = useConfirm();
  const withdrawal = trpc.commission.withdraw.useMutation();
  const sharesChanged = useSharesChanged();

  async function withdraw(share: CommissionShare) {
    try {
      await withdrawal.mutateAsync({ id: share.id });
    } catch (error) {
      notifyNotDone(error, 'No se pudo eliminar la comisión.');
      throw error;
    }
    notifySuccess('Comisión eliminada', `${shareAgentName(share)} ya no la ve.`);
    void sharesChanged();
  }

  return {
    ask: (share: CommissionShare) => {
      onAsking(true);
      confirm.ask({
        title: `¿Eliminar la comisión de ${shareAgentName(share)}?`,
        text: 'Deja de verla de inmediato y su enlace ya no sirve. Lo que acordaron queda en el historial.',
        confirmLabel: 'Eliminar',
        busyLabel: 'Eliminando...',
        isDestructive: true,
        onConfirm: () => withdraw(share),
        onClose: () => onAsking(false),
      });
    },
    dialog: confirm.dialog,
  };
}
