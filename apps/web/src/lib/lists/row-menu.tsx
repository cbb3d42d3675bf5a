import { DotsIcon } from '@pbr/ui/icons/listing-icons';
import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useDetailsMenu } from '../dialogs/use-details-menu.ts';
import classes from './row-menu.module.css';

export interface RowMenuItem {
  words: string;
  /** The words together with the name of the row: 'Pausar Casa con patio'. */
  label: string;
  act: () => void;
}

interface RowMenuProps {
  /** The name of the row. */
  name: string;
  items: readonly RowMenuItem[];
  /** Without an edge beside other icons. */
  isQuiet?: boolean;
  /** Whether the last item destroys something. */
  isLastDanger?: boolean;
  onOpen?: (isOpen: boolean) => void;
  /** Called when the row leaves the list while its menu has the focus. */
  onLeave?: () => void;
}

/** The menu '⋯' of a row of a list. */
export function RowMenu(props: RowMenuProps) {
  const { name, items, isQuiet = false, isLastDanger = false, onOpen, onLeave } = props;
  const { menu, close } = useDetailsMenu();
  const list = useRef<HTMLUListElement>(null);
  const handOn = useEffectEvent(() => onLeave?.());
  useLayoutEffect(() => {
    const element = menu.current;
    return () => {
      if (element?.contains(document.activeElement)) handOn();
    };
  }, [menu]);
  return (
    <details
      className={classes.menu}
      data-quiet={isQuiet || undefined}
      ref={menu}
      // At the lower edge of the screen the menu would open out of sight.
      onToggle={({ currentTarget: { open } }) => {
        onOpen?.(open);
        if (open) list.current?.scrollIntoView({ block: 'nearest' });
      }}
    >
      <summary className={classes.opener}>
        <DotsIcon size={20} />
        <span className="for-readers">Acciones de {name}</span>
      </summary>
      <ul className={classes.items} data-danger={isLastDanger || undefined} ref={list}>
        {items.map(({ words, label, act }) => (
          <li key={words}>
            <button
              type="button"
              className={classes.item}
              aria-label={label}
              onClick={() => {
                // Must happen before a dialog opens: the dialog later restores the focus to the element that has it now.
                close();
                act();
              }}
            >
              {words}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
