import type { TeamMember } from '@pbr/schemas/employee/team';
import { useState } from 'react';
import { useLazyDialog } from '../../lib/dialogs/use-lazy-dialog.ts';
import type { LeaveKind } from './use-leave.ts';

/** Asks who takes over a person's listings. */
export function useLeaveDialog({ onGone }: { onGone: () => void }) {
  const { module, open, close, ...state } = useLazyDialog({
    load: () => import('./leave-dialog.tsx'),
    failure: 'No se pudo continuar. Revisa tu conexión e intenta de nuevo.',
  });
  const [asked, setAsked] = useState<{ employee: TeamMember; kind: LeaveKind }>();
  return {
    open: (employee: TeamMember, kind: LeaveKind) => {
      setAsked({ employee, kind });
      open();
    },
    element: module && asked && (
      <module.LeaveDialog {...asked} {...state} onClose={close} onGone={onGone} />
    ),
  };
}
