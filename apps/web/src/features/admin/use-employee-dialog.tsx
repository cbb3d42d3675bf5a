import type { TeamMember } from '@pbr/schemas/team';
import { useState } from 'react';
import { notifyFailure } from '../../lib/notify.ts';
import type * as employeeDialog from './employee-dialog.tsx';
import type { DialogContent } from './employee-dialog.tsx';
import type { Invited } from './invitation-link.tsx';

/** One dialog for a new person, an existing one, and the invitation. It comes with the first wish for it. */
export function useEmployeeDialog() {
  const [module, setModule] = useState<typeof employeeDialog>();
  const [content, setContent] = useState<DialogContent>({ kind: 'new' });
  const [opened, setOpened] = useState(false);
  /** Each opening starts with a form of its own. */
  const [opening, setOpening] = useState(0);

  async function open(next: DialogContent) {
    setContent(next);
    setOpening((count) => count + 1);
    setOpened(true);
    if (module !== undefined) return;
    try {
      setModule(await import('./employee-dialog.tsx'));
    } catch {
      setOpened(false);
      notifyFailure(
        'Error',
        'No se pudo abrir el formulario. Revisa tu conexión e intenta de nuevo.',
      );
    }
  }

  return {
    openNew: () => void open({ kind: 'new' }),
    openEdit: (employee: TeamMember) => void open({ kind: 'edit', employee }),
    openInvitation: (employee: Invited, link: string) =>
      void open({ kind: 'invitation', employee, link }),
    element: module && (
      <module.EmployeeDialog
        content={content}
        opening={opening}
        opened={opened}
        onInvited={(employee, link) => setContent({ kind: 'invitation', employee, link })}
        onClose={() => setOpened(false)}
      />
    ),
  };
}
