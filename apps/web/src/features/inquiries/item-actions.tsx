import { isEmail } from '@pbr/schemas/email';
import type { InquiryStatus } from '@pbr/schemas/inquiry/values';
import { Button, buttonClass } from '@pbr/ui/button';
import { PhoneIcon } from '@pbr/ui/icons/listing-icons';
import { startContact } from '../../lib/started-contacts.ts';
import { ClientChatLink } from '../../lib/format/client-chat-link.tsx';
import type { ItemChanges } from './use-item-changes.ts';
import classes from './item-actions.module.css';

interface ItemActionsProps {
  item: {
    id: string;
    status: InquiryStatus;
    clientName: string;
    clientEmail: string | null;
    clientPhoneLink?: string | undefined;
  };
  changes: ItemChanges;
  /** The URL of a chat with the client. */
  chat: string | null;
  onAnswer: () => void;
}

/** The ways to answer an inquiry or service request, and its end. */
export function ItemActions({ item, changes, chat, onAnswer }: ItemActionsProps) {
  const { status, clientName, clientEmail, clientPhoneLink: call } = item;
  const answer = status === 'pending' ? 'Responder' : 'Escribir de nuevo';
  const isClosed = status === 'closed';
  const archive = isClosed ? 'Desarchivar' : 'Archivar';
  const hasMail = clientEmail !== null && isEmail(clientEmail);
  const calling = call !== undefined && (
    <a
      href={call}
      onClick={() => startContact(item.id, 'call')}
      className={buttonClass(hasMail ? 'quiet' : 'primary')}
      aria-label={`Llamar a ${clientName}`}
    >
      <PhoneIcon size={18} />
      Llamar
    </a>
  );
  return (
    <div className={classes.actions}>
      {hasMail && (
        <Button
          look={status === 'pending' ? 'primary' : 'quiet'}
          aria-label={`${answer} a ${clientName}`}
          onClick={onAnswer}
        >
          {answer}
        </Button>
      )}
      {/* Where nobody can be written to, calling is the main action and comes first. */}
      {!hasMail && calling}
      <ClientChatLink
        chat={chat}
        clientName={clientName}
        onStart={() => startContact(item.id, 'chat')}
      />
      {hasMail && calling}
      <Button
        isBusy={changes.isBusy(item.id)}
        aria-label={`${archive} la ${changes.noun.toLowerCase()} de ${clientName}`}
        onClick={() => (isClosed ? changes.reopen(item) : changes.close(item))}
      >
        {archive}
      </Button>
    </div>
  );
}
