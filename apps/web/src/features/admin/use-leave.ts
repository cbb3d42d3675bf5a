import type { TeamMember } from '@pbr/schemas/employee/team';
import { formatCounted } from '@pbr/schemas/format/numbers';
import { useState } from 'react';
import { notifyFailure, notifySuccess } from '../../lib/notify.ts';
import { serverError } from '../../lib/forms/server-error.ts';
import { trpc } from '../../lib/trpc.ts';

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

export function useLeave({ employee, kind, onClose, onGone }: Leave) {
  const utils = trpc.useUtils();
  const deactivation = trpc.employee.deactivate.useMutation();
  const handOver = trpc.employee.handOver.useMutation();
  const [refusal, setRefusal] = useState<string>();
  const { id } = employee;

  async function send(chosen: string) {
    if (kind === 'deactivate') {
      await deactivation.mutateAsync({ id, handOverTo: chosen === NOBODY ? null : chosen });
      notifySuccess('Empleado desactivado', 'El empleado ha sido desactivado exitosamente.');
      return;
    }
    const { listings } = await handOver.mutateAsync({ id, to: chosen });
    const what = formatCounted(listings, 'propiedad cambió', 'propiedades cambiaron');
    notifySuccess('Propiedades entregadas', `${what} de agente.`);
  }

  /** Returns the error message for the choice, if there is one. */
  async function act(chosen: string): Promise<string | undefined> {
    setRefusal(undefined);
    try {
      await send(chosen);
    } catch (error) {
      return failed(error);
    }
    onClose();
    await utils.employee.invalidate();
    onGone();
    return undefined;
  }

  function failed(error: unknown): string | undefined {
    notifyFailure(
      'Error',
      kind === 'deactivate'
        ? 'No se pudo desactivar el empleado.'
        : 'No se pudieron pasar las propiedades.',
    );
    const said = serverError(error);
    const wrong = said?.fields['handOverTo'] ?? said?.fields['to'];
    if (said && wrong === undefined) setRefusal(said.message);
    // The chosen person may have left by now.
    void utils.employee.list.invalidate();
    return wrong;
  }

  return { act, refusal, isBusy: deactivation.isPending || handOver.isPending };
}
