import type { InquiryStatus } from '@pbr/schemas/inquiry/values';
import { RowMenu, type RowMenuItem } from '../../lib/lists/row-menu.tsx';
import type { ItemChanges } from './use-item-changes.ts';

interface ItemMenuProps {
  item: { id: string; clientName: string; status: InquiryStatus };
  /** The answers sent from here. */
  response: string | null;
  changes: ItemChanges;
}

/** The actions on a row that need no opening. */
export function ItemMenu({ item, response, changes }: ItemMenuProps) {
  const { status, clientName } = item;
  const offer = (words: string, change: (changed: typeof item) => void): RowMenuItem => ({
    words,
    label: `${words}: ${clientName}`,
    act: () => {
      if (!changes.isBusy(item.id)) change(item);
    },
  });
  const isMarked = status === 'answered' && response === null;
  const items = [
    status === 'pending' && offer('Marcar como respondida', changes.markAnswered),
    isMarked && offer('Volver a pendiente', changes.markPending),
    status === 'closed' ? offer('Desarchivar', changes.reopen) : offer('Archivar', changes.close),
  ];
  return <RowMenu isQuiet name={clientName} items={items.filter((one) => one !== false)} />;
}
