import type { UndoResult } from '@pbr/schemas/bulk-change/bulk-change';
import type { BulkAction } from '@pbr/schemas/bulk-change/values';
import type { MyProperty } from '@pbr/schemas/property/mine';
import { Dialog } from '@pbr/ui/overlays/dialog';
import { useState } from 'react';
import { ChangeSteps } from './change-steps.tsx';
import { actionWords } from './bulk-words.ts';
import { UndoneStep } from './result-steps.tsx';

export type BulkTask =
  | { kind: 'change'; action: BulkAction; listings: readonly MyProperty[] }
  | { kind: 'undone'; result: UndoResult };

interface BulkDialogProps {
  task: BulkTask;
  opened: boolean;
  onMade: () => void;
  onClose: () => void;
}

/** The window in which several listings are changed: what exactly, what that would do, what it did, and what undoing it did. */
export function BulkDialog({ task, opened, onMade, onClose }: BulkDialogProps) {
  const [isBusy, setBusy] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [undone, setUndone] = useState(task.kind === 'undone' ? task.result : undefined);
  return (
    <Dialog
      opened={opened}
      onClose={() => {
        if (!isBusy) onClose();
      }}
      title={titleOf(task, undone)}
      size="lg"
      fullScreenUpTo="36em"
      // A stray touch must not lose what was typed.
      closesOnClickOutside={false}
      isCovered={isAsking}
    >
      {undone && <UndoneStep result={undone} onClose={onClose} />}
      {!undone && task.kind === 'change' && (
        <ChangeSteps
          {...task}
          onBusy={setBusy}
          onAsking={setAsking}
          onMade={onMade}
          onUndone={setUndone}
          onClose={onClose}
        />
      )}
    </Dialog>
  );
}

function titleOf(task: BulkTask, undone: UndoResult | undefined): string {
  if (task.kind === 'undone') return undoneTitle(task.result);
  return undone ? undoneTitle(undone) : actionWords[task.action].title;
}

const undoneTitle = ({ items }: UndoResult) =>
  items.length > 0 ? 'Cambio deshecho' : 'Nada se deshizo';
