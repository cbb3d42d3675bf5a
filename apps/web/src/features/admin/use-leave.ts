import type { HandedOver, LeaveForm } from '@pbr/schemas/employee/employee';
import type { TeamMember } from '@pbr/schemas/employee/team';
import { formatCounted } from '@pbr/schemas/format/numbers';
import { failureWords } from '../../lib/forms/failure-words.ts';
import { notifySuccess } from '../../lib/notify.ts';
import { trpc } from '../../lib/trpc.ts';
import { useTeamChanged } from './use-team-changed.ts';

/** Deactivates the person, or only hands their listings over. */
export type LeaveKind = 'deactivate' | 'handOver';

/** Choice for 'no successor': the listings keep their agent. */
export const NOBODY = 'nobody';

interface Leave {
  employee: TeamMember;
  kind: LeaveKind;
  onClose: () => void;
  onGone: () => void;
}

function handedOverWords({ listings, remaining }: HandedOver): string {
  const what = formatCounted(listings, 'propiedad cambió', 'propiedades cambiaron');
  if (remaining === 0) return `${what} de agente.`;
  const all = formatCounted(listings, 'propiedad cambia', 'propiedades cambian');
  return `${all} de agente: las primeras ya, las demás en los próximos minutos.`;
}

export function useLeave({ employee, kind, onClose, onGone }: Leave) {
  const utils = trpc.useUtils();
  const teamChanged = useTeamChanged();
  const deactivation = trpc.employee.deactivate.useMutation();
  const handOver = trpc.employee.handOver.useMutation();
  const { id } = employee;

  async function act({ handOverTo = NOBODY, to = NOBODY }: LeaveForm) {
    if (kind === 'deactivate') {
      await deactivation.mutateAsync({ id, handOverTo: handOverTo === NOBODY ? null : handOverTo });
      notifySuccess('Empleado desactivado', 'El empleado ha sido desactivado exitosamente.');
      return;
    }
    notifySuccess(
      'Propiedades entregadas',
      handedOverWords(await handOver.mutateAsync({ id, to })),
    );
  }

  return {
    send: async (form: LeaveForm) => {
      try {
        await act(form);
      } catch (error) {
        // The chosen person may have left by now.
        void utils.employee.list.invalidate();
        throw error;
      }
      onClose();
      await teamChanged();
      onGone();
    },
    onFailure: (error: unknown) =>
      failureWords(
        error,
        kind === 'deactivate'
          ? 'No se pudo desactivar el empleado.'
          : 'No se pudieron pasar las propiedades.',
      ),
  };
}
