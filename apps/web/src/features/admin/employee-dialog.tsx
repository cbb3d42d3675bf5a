import { Dialog } from '@pbr/ui/overlays/dialog';
import type { TeamMember } from '@pbr/schemas/employee/team';
import { useRef, useState } from 'react';
import { ifChanged } from '../../lib/forms/form-changes.ts';
import { useUnsavedChanges } from '../../lib/forms/use-unsaved-changes.tsx';
import { EmployeeForm } from './employee-form.tsx';
import { type Invited, InvitationLink } from './invitation-link.tsx';

export type DialogContent =
  | { kind: 'new' }
  | { kind: 'edit'; employee: TeamMember }
  | { kind: 'invitation'; employee: Invited; link: string };

interface EmployeeDialogProps {
  content: DialogContent;
  /** Key of the form: a new number clears what was typed the last time. */
  opening: number;
  opened: boolean;
  onInvited: (employee: Invited, link: string) => void;
  onClose: () => void;
}

function titleOf(content: DialogContent): string {
  if (content.kind === 'new') return 'Nuevo Empleado';
  if (content.kind === 'invitation') return 'Invitación lista';
  const { firstName, lastName } = content.employee;
  return `Editar a ${firstName} ${lastName}`;
}

export function EmployeeDialog(props: EmployeeDialogProps) {
  const { content, opening, opened, onInvited, onClose } = props;
  const isInvitation = content.kind === 'invitation';
  const formRef = useRef<HTMLFormElement>(null);
  const [isAsking, setAsking] = useState(false);
  const unsaved = useUnsavedChanges({
    atStake: () => ifChanged(formRef, 'Lo que escribiste se pierde.'),
    onAsking: setAsking,
  });
  const leave = () => void unsaved.leave(onClose);

  return (
    <Dialog
      opened={opened}
      onClose={leave}
      title={titleOf(content)}
      size="lg"
      fullScreenUpTo="36em"
      // A click beside the dialog must lose neither typed text nor the link, which is shown only once.
      closesOnClickOutside={false}
      isCovered={isAsking}
    >
      {isInvitation ? (
        <InvitationLink employee={content.employee} link={content.link} onClose={onClose} />
      ) : (
        <EmployeeForm
          key={opening}
          employee={content.kind === 'edit' ? content.employee : null}
          formRef={formRef}
          onCreated={onInvited}
          onCancel={leave}
          onClose={onClose}
        />
      )}
      {unsaved.dialog}
    </Dialog>
  );
}
