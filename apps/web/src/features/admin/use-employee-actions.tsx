import type { TeamMember } from '@pbr/schemas/employee/team';
import { useState } from 'react';
import { notifyFailed, notifyNotDone } from '../../lib/forms/notify-failed.ts';
import { orNotifyFailed } from '../../lib/forms/or-notify-failed.ts';
import { notifySuccess } from '../../lib/notify.ts';
import { trpc } from '../../lib/trpc.ts';
import { useConfirm } from '../../lib/dialogs/use-confirm.tsx';
import { useLazyDialog } from '../../lib/dialogs/use-lazy-dialog.ts';
import type { LeaveKind } from './use-leave.ts';
import { useTakeBack } from './use-take-back.ts';
import { useTeamChanged } from './use-team-changed.ts';

interface EmployeeActionsOptions {
  onInvited: (employee: TeamMember, link: string) => void;
  onGone: () => void;
}

/** The admin's actions on a person in the list. Each shows its outcome and refetches the list. */
export function useEmployeeActions({ onInvited, onGone }: EmployeeActionsOptions) {
  const teamChanged = useTeamChanged();
  const [busy, setBusy] = useState<string>();
  const confirm = useConfirm();
  const leave = useLeaveDialog({ onGone });
  const takeBack = useTakeBack();
  const deactivation = trpc.employee.deactivate.useMutation();
  const invitation = trpc.employee.invite.useMutation();
  const activation = trpc.employee.activate.useMutation();
  const reactivation = trpc.employee.reactivate.useMutation();

  async function once({ id }: TeamMember, act: () => Promise<void>, failed: string) {
    setBusy(id);
    try {
      await act();
    } catch (error) {
      notifyFailed(error, failed);
    } finally {
      // Also after a refusal: somebody else may have changed the person in the meantime.
      await teamChanged();
      setBusy(undefined);
    }
  }

  const invite = (employee: TeamMember) =>
    void once(
      employee,
      async () => onInvited(employee, (await invitation.mutateAsync({ id: employee.id })).link),
      'No se pudo reenviar la invitación.',
    );

  const activate = (employee: TeamMember) =>
    void once(
      employee,
      async () => {
        await activation.mutateAsync({ id: employee.id });
        notifySuccess('Empleado activado', `${employee.firstName} ya puede iniciar sesión.`);
      },
      'No se pudo activar al empleado.',
    );

  async function letBackIn(employee: TeamMember) {
    const { invitationLink, given } = await orNotifyFailed(
      reactivation.mutateAsync({ id: employee.id }),
      'No se pudo reactivar al empleado.',
    );
    if (invitationLink !== null) onInvited(employee, invitationLink);
    notifySuccess(
      'Empleado reactivado',
      invitationLink === null
        ? `${employee.firstName} ya puede iniciar sesión.`
        : `${employee.firstName} recibe una invitación nueva.`,
    );
    await teamChanged();
    if (given) takeBack.offer(employee, given);
    onGone();
  }

  async function shutOut({ id, firstName, status }: TeamMember) {
    const isPending = status === 'pending';
    try {
      await deactivation.mutateAsync({ id });
    } catch (error) {
      notifyNotDone(
        error,
        isPending ? 'No se pudo rechazar el registro.' : 'No se pudo desactivar el empleado.',
      );
      throw error;
    }
    if (isPending) notifySuccess('Registro rechazado', `${firstName} no podrá iniciar sesión.`);
    else notifySuccess('Empleado desactivado', 'El empleado ha sido desactivado exitosamente.');
    await teamChanged();
    onGone();
  }

  function deactivate(employee: TeamMember) {
    if (employee.listings > 0) leave.open(employee, 'deactivate');
    else confirm.ask({ ...questionAbout(employee), onConfirm: () => shutOut(employee) });
  }

  function reactivate(employee: TeamMember) {
    const { firstName, lastName } = employee;
    confirm.ask({
      title: `¿Reactivar a ${firstName} ${lastName}?`,
      text: 'Podrá iniciar sesión de nuevo y recibirá un correo que lo dice. Las comisiones que terminaron no vuelven.',
      confirmLabel: 'Reactivar',
      busyLabel: 'Reactivando...',
      onConfirm: () => letBackIn(employee),
    });
  }

  return {
    busy,
    invite,
    activate,
    deactivate,
    reactivate,
    handOver: (employee: TeamMember) => leave.open(employee, 'handOver'),
    dialog: (
      <>
        {confirm.dialog}
        {takeBack.dialog}
        {leave.element}
      </>
    ),
  };
}

export type EmployeeActions = ReturnType<typeof useEmployeeActions>;

function questionAbout({ firstName, lastName, status }: TeamMember) {
  const name = `${firstName} ${lastName}`;
  if (status === 'pending')
    return {
      title: `¿Rechazar el registro de ${name}?`,
      text: 'La cuenta no se activa, y la persona recibe un correo que lo dice. Si cambias de opinión, la encuentras entre los inactivos.',
      confirmLabel: 'Rechazar',
      busyLabel: 'Rechazando...',
      isDestructive: true,
    };
  return {
    title: `¿Desactivar a ${name}?`,
    text:
      status === 'invited'
        ? 'Su invitación deja de servir, y la persona sale de esta lista.'
        : 'Sus sesiones terminan de inmediato y ya no podrá entrar. Lo que otros agentes comparten con esta persona termina.',
    confirmLabel: 'Desactivar',
    busyLabel: 'Desactivando...',
    isDestructive: true,
  };
}

/** Asks who takes over a person's listings. */
function useLeaveDialog({ onGone }: { onGone: () => void }) {
  const { module, opened, opening, open, close } = useLazyDialog({
    load: () => import('./leave-dialog.tsx'),
    failure: 'No se pudo continuar. Intenta de nuevo.',
  });
  const [asked, setAsked] = useState<{ employee: TeamMember; kind: LeaveKind }>();
  return {
    open: (employee: TeamMember, kind: LeaveKind) => {
      setAsked({ employee, kind });
      open();
    },
    element: module && asked && (
      <module.LeaveDialog
        {...asked}
        opened={opened}
        opening={opening}
        onClose={close}
        onGone={onGone}
      />
    ),
  };
}
