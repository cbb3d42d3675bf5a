import type { CommissionShare } from '@pbr/schemas/commission/share';
import { Button } from '@pbr/ui/button';
import { useConfirm } from '../../../lib/dialogs/use-confirm.tsx';
import { notifyNotDone } from '../../../lib/forms/notify-failed.ts';
import { notifySuccess } from '../../../lib/notify.ts';
import { trpc } from '../../../lib/trpc.ts';
import { shareAgentName } from '../share-words.ts';

interface EndLinksProps {
  share: CommissionShare;
  /** While a confirmation lies over the dialog, it alone handles the keys. */
  onAsking: (isAsking: boolean) => void;
  onEnded?: () => void;
}

/** Voids the links of an external agent after a confirmation, also those to a share that they have declined. */
export function EndLinks({ share, onAsking, onEnded }: EndLinksProps) {
  const voidLinks = trpc.commission.voidLinks.useMutation();
  const confirm = useConfirm();
  const name = shareAgentName(share);

  async function endLinks() {
    try {
      await voidLinks.mutateAsync({ id: share.id });
    } catch (error) {
      notifyNotDone(error, 'No se pudieron anular los enlaces.');
      throw error;
    }
    onEnded?.();
    notifySuccess(
      'Enlaces anulados',
      share.isActive
        ? `Para que ${name} responda, envíale uno nuevo.`
        : `${name} ya no abre el acuerdo.`,
    );
  }

  function ask() {
    onAsking(true);
    confirm.ask({
      title: `¿Anular los enlaces de ${name}?`,
      text: 'Ninguno abre ya el acuerdo, tampoco el que enviamos por correo. La comisión sigue como está.',
      confirmLabel: 'Anular enlaces',
      busyLabel: 'Anulando...',
      isDestructive: true,
      onConfirm: endLinks,
      onClose: () => onAsking(false),
    });
  }

  return (
    <>
      <Button look="remove" onClick={ask} aria-label={`Anular los enlaces de ${name}`}>
        Anular enlaces
      </Button>
      {confirm.dialog}
    </>
  );
}
