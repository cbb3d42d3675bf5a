import { dealStatusesFor } from '@pbr/schemas/property/deal-status';
import type { MyProperty } from '@pbr/schemas/property/mine';
import { DotsIcon } from '@pbr/ui/icons/listing-icons';
import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useDetailsMenu } from '../../../lib/dialogs/use-details-menu.ts';
import type { ListingActions } from './use-listing-actions.tsx';
import classes from './row-menu.module.css';

export interface RowMenuProps {
  listing: MyProperty;
  actions: ListingActions;
  onOpen: (isOpen: boolean) => void;
  /** Called when the row leaves the list while its menu has the focus. */
  onLeave: () => void;
}

/** The actions on a listing other than editing it. */
export function RowMenu({ listing, actions, onOpen, onLeave }: RowMenuProps) {
  const { menu, close } = useDetailsMenu();
  const list = useRef<HTMLUListElement>(null);
  const handOn = useEffectEvent(onLeave);
  useLayoutEffect(() => {
    const element = menu.current;
    return () => {
      if (element?.contains(document.activeElement)) handOn();
    };
  }, [menu]);
  return (
    <details
      className={classes.menu}
      ref={menu}
      // At the lower edge of the screen the menu would open out of sight.
      onToggle={({ currentTarget: { open } }) => {
        onOpen(open);
        if (open) list.current?.scrollIntoView({ block: 'nearest' });
      }}
    >
      <summary className={classes.opener}>
        <DotsIcon size={20} />
        <span className="for-readers">Acciones de {listing.name}</span>
      </summary>
      <ul className={classes.items} ref={list}>
        {itemsOf(listing, actions).map(({ words, of = ' ', act }) => (
          <li key={words}>
            <button
              type="button"
              className={classes.item}
              aria-label={`${words}${of}${listing.name}`}
              onClick={() => {
                // Must happen before a dialog opens: the dialog later restores the focus to the element that has it now.
                close();
                act(listing);
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

interface Item {
  words: string;
  /** The text between the action and the listing's name. */
  of?: string;
  act: (listing: MyProperty) => void;
}

/** Sharing and pausing, which agents do all day, come first; deleting comes last. */
function itemsOf(listing: MyProperty, actions: ListingActions): Item[] {
  const { isActive, isDraft, inquiryCount, operationType, dealStatus } = listing;
  const copy = { words: 'Duplicar', act: actions.duplicate };
  const removal = { words: 'Eliminar', act: actions.remove };
  if (isDraft) return [{ words: 'Publicar', act: actions.toggle }, copy, removal];
  const marks = dealStatusesFor(operationType).filter((status) => status !== dealStatus);
  const items: (Item | false)[] = [
    // A paused listing has nothing to share: its URL leads nobody else anywhere.
    isActive && { words: 'Compartir', act: actions.share },
    isActive && { words: 'Copiar enlace', of: ' de ', act: actions.copyLink },
    { words: isActive ? 'Pausar' : 'Activar', act: actions.toggle },
    inquiryCount > 0 && { words: 'Ver consultas', of: ' de ', act: actions.showInquiries },
    dealStatus !== null && {
      words: 'Volver a poner disponible',
      act: () => actions.mark(listing, null),
    },
    ...marks.map((status) => ({
      words: `Marcar como ${status}`,
      act: () => actions.mark(listing, status),
    })),
    { words: 'Comisión', of: ' de ', act: actions.showCommission },
    copy,
    removal,
  ];
  return items.filter((item) => item !== false);
}
