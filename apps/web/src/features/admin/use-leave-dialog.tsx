import type { TeamMember } from '@pbr/schemas/team';
import { useState } from 'react';
import { notifyFailure } from '../../lib/notify.ts';
import type * as leaveDialog from './leave-dialog.tsx';
import type { LeaveKind } from './leave-dialog.tsx';

/** Asks to whom somebody's listings go. It comes with the first wish for it. */
export function useLeaveDialog({ onGone }: { onGone: () => void }) {
  const [module, setModule] = useState<typeof leaveDialog>();
  const [asked, setAsked] = useState<{ employee: TeamMember; kind: LeaveKind }>();
  const [opened, setOpened] = useState(false);
  /** Each opening starts with a choice of its own. */
  const [opening, setOpening] = useState(0);

  async function open(employee: TeamMember, kind: LeaveKind) {
    setAsked({ employee, kind });
    setOpening((count) => count + 1);
    setOpened(true);
    if (module !== undefined) return;
    try {
      setModule(await import('./leave-dialog.tsx'));
    } catch {
      setOpened(false);
      notifyFailure('Error', 'No se pudo continuar. Revisa tu conexión e intenta de nuevo.');
    }
  }

  return {
    open: (employee: TeamMember, kind: LeaveKind) => void open(employee, kind),
    element: module && asked && (
      <module.LeaveDialog
        {...asked}
        opening={opening}
        opened={opened}
        onClose={() => setOpened(false)}
        onGone={onGone}
      />
    ),
  };
}
