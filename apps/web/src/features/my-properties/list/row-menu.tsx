import { dealStatusesFor } from '@pbr/schemas/property/deal-status';
import type { MyProperty } from '@pbr/schemas/property/mine';
import type { DealStatus } from '@pbr/schemas/property/values';
import { DotsIcon } from '@pbr/ui/icons/listing-icons';
import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useDetailsMenu } from '../../../lib/dialogs/use-details-menu.ts';
import classes from './row-menu.module.css';

export interface RowActions {
  onShare: () => void;
  onCopyLink: () => void;
  onInquiries: () => void;
  onToggle: () => void;
  /** `null` puts the listing back on offer. */
  onDeal: (dealStatus: DealStatus | null) => void;
  onCommission: () => void;
  onDuplicate: () => void;
  onDelete: () => void;
  onOpen: (isOpen: boolean) => void;
  /** Called when the row leaves the list while its menu has the focus. */
  onLeave: () => void;
}

interface RowMenuProps extends RowActions {
  listing: MyProperty;
}

/** The actions on a listing other than editing it. */
export function RowMenu({ listing, ...on }: RowMenuProps) {
  const { menu, close } = useDetailsMenu();
  const list = useRef<HTMLUListElement>(null);
  const handOn = useEffectEvent(on.onLeave);
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
        on.onOpen(open);
        if (open) list.current?.scrollIntoView({ block: 'nearest' });
      }}
    >
      <summary className={classes.opener}>
        <DotsIcon size={20} />
        <span className="for-readers">Acciones de {listing.name}</span>
      </summary>
      <ul className={classes.items} ref={list}>
        {itemsOf(listing, on).map(({ words, of = ' ', act }) => (
          <li key={words}>
            <button
              type="button"
              className={classes.item}
              aria-label={`${words}${of}${listing.name}`}
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

interface Item {
  words: string;
  /** The text between the action and the listing's name. */
  of?: string;
  act: () => void;
}

/** Sharing and pausing, which agents do all day, come first; deleting comes last. */
function itemsOf(listing: MyProperty, on: RowActions): Item[] {
  const copy = { words: 'Duplicar', act: on.onDuplicate };
  const removal = { words: 'Eliminar', act: on.onDelete };
  if (listing.isDraft) return [{ words: 'Publicar', act: on.onToggle }, copy, removal];
  return [
    ...sharing(listing, on),
    { words: listing.isActive ? 'Pausar' : 'Activar', act: on.onToggle },
    ...(listing.inquiryCount > 0
      ? [{ words: 'Ver consultas', of: ' de ', act: on.onInquiries }]
      : []),
    ...deals(listing, on),
    { words: 'Comisión', of: ' de ', act: on.onCommission },
    copy,
    removal,
  ];
}

/** A paused listing has nothing to share: its URL leads nobody else anywhere. */
function sharing({ isActive }: MyProperty, on: RowActions): Item[] {
  if (!isActive) return [];
  return [
    { words: 'Compartir', act: on.onShare },
    { words: 'Copiar enlace', of: ' de ', act: on.onCopyLink },
  ];
}

function deals({ operationType, dealStatus }: MyProperty, on: RowActions): Item[] {
  const marks = dealStatusesFor(operationType).filter((status) => status !== dealStatus);
  return [
    ...(dealStatus === null
      ? []
      : [{ words: 'Volver a poner disponible', act: () => on.onDeal(null) }]),
    ...marks.map((status) => ({
      words: `Marcar como ${status}`,
      act: () => on.onDeal(status),
    })),
  ];
}
