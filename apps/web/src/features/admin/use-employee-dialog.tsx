import type { TeamMember } from '@pbr/schemas/employee/team';
import { useState } from 'react';
import { FORM_NOT_OPENED, useLazyDialog } from '../../lib/dialogs/use-lazy-dialog.ts';
import type { DialogContent } from './employee-dialog.tsx';
import type { Invited } from './invitation-link.tsx';

/** One dialog for a new person, an existing person, and the invitation link. */
export function useEmployeeDialog() {
  const { module, open, close, ...state } = useLazyDialog({
    load: () => import('./employee-dialog.tsx'),
    failure: FORM_NOT_OPENED,
  });
  const [content, setContent] = useState<DialogContent>({ kind: 'new' });

  function show(next: DialogContent) {
    setContent(next);
    open();
  }

  return {
    openNew: () => show({ kind: 'new' }),
    openEdit: (employee: TeamMember) => show({ kind: 'edit', employee }),
    openInvitation: (employee: Invited, link: string) =>
      show({ kind: 'invitation', employee, link }),
    element: module && (
      <module.EmployeeDialog
        {...state}
        content={content}
        onInvited={(employee, link) => setContent({ kind: 'invitation', employee, link })}
        onClose={close}
      />
    ),
  };
}
