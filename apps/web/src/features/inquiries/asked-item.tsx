import type { InquiryStatus } from '@pbr/schemas/inquiry/values';
import { ContactQuestion } from '../../lib/contact-question.tsx';
import type { ItemChanges } from './use-item-changes.ts';
import classes from './item-row.module.css';

interface AskedItemProps {
  item: { id: string; clientName: string; status: InquiryStatus };
  changes: ItemChanges;
}

/** The question after a chat or call, while the client still waits. */
export function AskedItem({ item, changes }: AskedItemProps) {
  const { id, clientName, status } = item;
  const way = changes.wayTo(id);
  if (way === undefined || status !== 'pending') return null;
  return (
    <div className={classes.asked}>
      <ContactQuestion
        way={way}
        clientName={clientName}
        isBusy={changes.isBusy(id)}
        onAnswered={() => changes.markAnswered(item)}
        onNotYet={() => changes.forget(id)}
      />
    </div>
  );
}
