import type { Employee } from '@pbr/schemas/employee';
import { useState } from 'react';
import { failureWords } from '../../lib/failure-words.ts';
import { notifyFailure, notifySuccess } from '../../lib/notify.ts';
import { trpc } from '../../lib/trpc.ts';
import { useConfirm } from '../../lib/use-confirm.tsx';

interface EmployeeActions {
  onInvited: (employee: Employee, link: string) => void;
  onGone: () => void;
}

/** What an admin does to somebody in the list. Each says how it went, and reads the list again. */
export function useEmployeeActions({ onInvited, onGone }: EmployeeActions) {
  const utils = trpc.useUtils();
  const [busy, setBusy] = useState<string>();
  const confirm = useConfirm();
  const deactivation = trpc.employee.deactivate.useMutation();
  const invitation = trpc.employee.invite.useMutation();
  const activation = trpc.employee.activate.useMutation();

  async function once({ id }: Employee, act: () => Promise<void>, failed: string) {
    setBusy(id);
    try {
      await act();
    } catch (error) {
      notifyFailure('Error', failureWords(error, failed));
    } finally {
      // After a refusal too: somebody else may have changed the person meanwhile.
      await utils.employee.list.invalidate();
      setBusy(undefined);
    }
  }

  const invite = (employee: Employee) =>
    once(
      employee,
      async () => onInvited(employee, (await invitation.mutateAsync({ id: employee.id })).link),
      'No se pudo reenviar la invitación.',
    );

  const activate = (employee: Employee) =>
    once(
      employee,
      async () => {
        await activation.mutateAsync({ id: employee.id });
        notifySuccess('Empleado activado', `${employee.firstName} ya puede iniciar sesión.`);
      },
      'No se pudo activar al empleado.',
    );

  async function shutOut({ id, firstName, status }: Employee) {
    const isPending = status === 'pending';
    try {
      await deactivation.mutateAsync({ id });
    } catch (error) {
      notifyFailure(
        'Error',
        isPending ? 'No se pudo rechazar el registro.' : 'No se pudo desactivar el empleado.',
      );
      throw error;
    }
    if (isPending) notifySuccess('Registro rechazado', `${firstName} no podrá iniciar sesión.`);
    else notifySuccess('Empleado desactivado', 'El empleado ha sido desactivado exitosamente.');
    await utils.employee.list.invalidate();
    onGone();
  }

  function deactivate(employee: Employee) {
    confirm.ask({ ...questionAbout(employee), onConfirm: () => shutOut(employee) });
  }

  return { busy, invite, activate, deactivate, dialog: confirm.dialog };
}

function questionAbout({ firstName, lastName, status }: Employee) {
  const name = `${firstName} ${lastName}`;
  if (status === 'pending')
    return {
      title: `¿Rechazar el registro de ${name}?`,
      text: 'La cuenta no se activa y sale de esta lista.',
      confirmLabel: 'Rechazar',
      busyLabel: 'Rechazando...',
      isDestructive: true,
    };
  return {
    title: `¿Desactivar a ${name}?`,
    text:
      status === 'invited'
        ? 'Su invitación deja de servir y sale de esta lista.'
        : 'Sus sesiones terminan de inmediato y ya no podrá entrar. Sus propiedades siguen publicadas y las consultas llegan a los administradores.',
    confirmLabel: 'Desactivar',
    busyLabel: 'Desactivando...',
    isDestructive: true,
  };
}
