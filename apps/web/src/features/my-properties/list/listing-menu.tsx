import { dealStatusesFor } from '@pbr/schemas/property/deal-status';
import type { MyProperty } from '@pbr/schemas/property/mine';
import { RowMenu } from '../../../lib/lists/row-menu.tsx';
import type { ListingActions } from './use-listing-actions.tsx';

export interface ListingMenuProps {
  listing: MyProperty;
  actions: ListingActions;
  onOpen: (isOpen: boolean) => void;
  /** Called when the row leaves the list while its menu has the focus. */
  onLeave: () => void;
}

/** The actions on a listing other than editing it. */
export function ListingMenu({ listing, actions, ...events }: ListingMenuProps) {
  const items = itemsOf(listing, actions).map(({ words, of = ' ', act }) => ({
    words,
    label: `${words}${of}${listing.name}`,
    act: () => act(listing),
  }));
  return <RowMenu name={listing.name} items={items} isLastDanger {...events} />;
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
