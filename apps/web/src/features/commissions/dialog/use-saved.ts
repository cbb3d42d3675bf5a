import type { CommissionShare } from '@pbr/schemas/commission/share';
import { failureWords } from '../../../lib/forms/failure-words.ts';
import { notifySuccess } from '../../../lib/notify.ts';
import { shareAgentName } from '../share-words.ts';
import { useSharesChanged } from '../use-shares-changed.ts';

/** Notices and refetches after a share is stored or refused. */
export function useSaved(onDone: () => void) {
  const sharesChanged = useSharesChanged();

  return {
    send: async (store: () => Promise<CommissionShare>) => {
      const share = await store();
      notifySuccess('Comisión registrada', whatComes(share));
      // The view must show the stored shares, not the ones read before.
      await sharesChanged();
      onDone();
    },
    onFailure: (error: unknown) => failureWords(error, 'No se pudo registrar la comisión.'),
  };
}

function whatComes(share: CommissionShare): string {
  const name = shareAgentName(share);
  if (share.state !== 'pending') return `Con ${name}.`;
  if (share.agentId === null && share.externalAgentEmail === null)
    return `Envíale el enlace a ${name} para que la acepte.`;
  return `Avisamos a ${name} para que la acepte.`;
}
