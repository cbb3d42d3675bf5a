import './styles.ts';
import { Modal } from '@mantine/core';
import { useMediaQuery, useMounted } from '@mantine/hooks';
import type { TeamMember } from '@pbr/schemas/employee/team';
import { EmployeeForm } from './employee-form.tsx';
import { type Invited, InvitationLink } from './invitation-link.tsx';
import classes from './employee-dialog.module.css';

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

const TITLES = { new: 'Nuevo Empleado', edit: 'Editar empleado', invitation: 'Invitación lista' };

export function EmployeeDialog(props: EmployeeDialogProps) {
  const { content, opening, opened, onInvited, onClose } = props;
  // Mount closed, then open: Mantine records the focused element on that change and restores the focus to it.
  const isMounted = useMounted();
  const isPhone = useMediaQuery('(max-width: 36em)', false, { getInitialValueInEffect: false });
  const isInvitation = content.kind === 'invitation';

  return (
    <Modal
      opened={opened && isMounted}
      onClose={onClose}
      title={TITLES[content.kind]}
      classNames={{ title: classes.title ?? '' }}
      size="lg"
      fullScreen={isPhone}
      // The link is shown only once: a click beside the dialog must not lose it.
      closeOnClickOutside={!isInvitation}
      // Mantine renders a `<header>`; outside a sectioning element it would be a second banner landmark.
      attributes={{ header: { role: 'presentation' } }}
      closeButtonProps={{ 'aria-label': 'Cerrar', size: 'xl' }}
    >
      {isInvitation ? (
        <InvitationLink employee={content.employee} link={content.link} onClose={onClose} />
      ) : (
        <EmployeeForm
          key={opening}
          employee={content.kind === 'edit' ? content.employee : null}
          onCreated={onInvited}
          onClose={onClose}
        />
      )}
    </Modal>
  );
}
