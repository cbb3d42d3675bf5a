import type { TeamMember } from '@pbr/schemas/employee/team';
import { formatCounted } from '@pbr/schemas/format/numbers';
import { useConfirm } from '../../lib/dialogs/use-confirm.tsx';
import { failureWords } from '../../lib/forms/failure-words.ts';
import { serverError } from '../../lib/forms/server-error.ts';
import { notifyFailure, notifySuccess } from '../../lib/notify.ts';
import { trpc } from '../../lib/trpc.ts';
import { useTeamChanged } from './use-team-changed.ts';

interface Given {
  listings: number;
  to: string;
}

/** Offers to give a reactivated person the listings back that their deactivation gave away. */
export function useTakeBack() {
  const teamChanged = useTeamChanged();
  const confirm = useConfirm();
  const takingBack = trpc.employee.takeBack.useMutation();

  async function takeBack({ id, firstName }: TeamMember) {
    const { listings } = await takingBack.mutateAsync({ id }).catch((error: unknown) => {
      const words = failureWords(error, 'No se pudieron devolver las propiedades.');
      notifyFailure(serverError(error)?.fields['id'] ?? words);
      throw error;
    });
    const what = formatCounted(listings, 'propiedad es', 'propiedades son');
    notifySuccess('Propiedades devueltas', `${what} de ${firstName} otra vez.`);
    await teamChanged();
  }

  return {
    dialog: confirm.dialog,
    offer: (employee: TeamMember, { listings, to }: Given) =>
      confirm.ask({
        title: `¿Devolver las propiedades a ${employee.firstName}?`,
        text: `${to} tiene ${formatCounted(listings, 'propiedad que era', 'propiedades que eran')} de ${employee.firstName}. Las comisiones que terminaron no vuelven.`,
        confirmLabel: 'Devolverlas',
        busyLabel: 'Devolviendo...',
        cancelLabel: 'Dejarlas así',
        onConfirm: () => takeBack(employee),
      }),
  };
}
