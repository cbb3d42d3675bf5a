import { type BulkAction, MAX_BULK } from '@pbr/schemas/bulk-change/values';
import { formatCounted } from '@pbr/schemas/format/numbers';
import { Button } from '@pbr/ui/button';
import { useSessionUser } from '../../../lib/session.ts';
import { actionWords } from './bulk-words.ts';
import type { Selection } from './use-selection.ts';
import classes from './bar.module.css';

interface SelectionBarProps {
  selection: Selection;
  onAct: (action: BulkAction) => void;
  /** The pressed button disappears with the bar. */
  onGone: () => void;
}

/** The actions for the chosen listings. It stays in view below the list. */
export function SelectionBar({ selection, onAct, onGone }: SelectionBarProps) {
  const isAdmin = useSessionUser()?.role === 'admin';
  const { listings, isFull, clear } = selection;
  const count = listings.length;
  const actions: readonly BulkAction[] = [
    'pause',
    'activate',
    'price',
    ...(isAdmin ? (['hand_over'] as const) : []),
  ];
  return (
    <section className={classes.bar} aria-label="Propiedades seleccionadas">
      <p className={classes.words} role="status">
        <strong>{formatCounted(count, 'seleccionada', 'seleccionadas')}</strong>
        {isFull && ` · ${MAX_BULK} es el máximo`}
      </p>
      <div className={`${classes.actions} ${classes.many}`}>
        {actions.map((action) => (
          <Button key={action} onClick={() => onAct(action)}>
            {actionWords[action].label}
          </Button>
        ))}
      </div>
      <button
        type="button"
        className={classes.dismiss}
        onClick={() => {
          clear();
          onGone();
        }}
      >
        Quitar selección
      </button>
    </section>
  );
}
