import type { Employee, EmployeeForm, Verification } from '@pbr/schemas/employee/employee';
import type { TeamMember } from '@pbr/schemas/employee/team';
import { failureWords } from '../../lib/forms/failure-words.ts';
import { notifySuccess } from '../../lib/notify.ts';
import { trpc } from '../../lib/trpc.ts';
import { useTeamChanged } from './use-team-changed.ts';

type Values = EmployeeForm & { [Fact in keyof Verification]?: boolean | undefined };

export interface SaveEmployee {
  /** `null` for a new person. */
  employee: TeamMember | null;
  onCreated: (employee: Employee, link: string) => void;
  onClose: () => void;
}

export function useSaveEmployee({ employee, onCreated, onClose }: SaveEmployee) {
  const utils = trpc.useUtils();
  const teamChanged = useTeamChanged();
  const creation = trpc.employee.create.useMutation();
  const update = trpc.employee.update.useMutation();

  async function create({ isAgent: _1, isPhoneVerified: _2, ...values }: Values) {
    const { invitationLink, ...created } = await creation.mutateAsync(values);
    notifySuccess('Empleado creado', 'El empleado ha sido creado exitosamente.');
    onCreated(created, invitationLink);
  }

  async function change({ id, version }: TeamMember, values: Values) {
    const { isAgent = false, isPhoneVerified = false, ...form } = values;
    await update.mutateAsync({ id, version, ...form, verification: { isAgent, isPhoneVerified } });
    notifySuccess('Empleado actualizado', 'El empleado ha sido actualizado exitosamente.');
    onClose();
    // The changed person may be this admin.
    void utils.session.user.invalidate();
  }

  return {
    send: async (values: Values) => {
      try {
        await (employee ? change(employee, values) : create(values));
      } finally {
        // Also after a refusal: somebody else may have changed the person in the meantime.
        void teamChanged();
      }
    },
    onFailure: (error: unknown) =>
      failureWords(
        error,
        employee ? 'No se pudo actualizar el empleado.' : 'No se pudo crear el empleado.',
      ),
  };
}
