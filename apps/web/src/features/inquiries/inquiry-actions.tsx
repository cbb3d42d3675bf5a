import type { InboxItem } from '@pbr/schemas/inquiry/inbox';
import { Button, buttonClass } from '@pbr/ui/button';
import { PhoneIcon, WhatsAppIcon } from '@pbr/ui/icons';
import { useSessionUser } from '../../lib/session.ts';
import { useSite } from '../../lib/page/site.ts';
import { clientLinks } from './client-links.ts';
import type { InquiryChanges } from './use-inquiry-changes.ts';
import classes from './inquiry-actions.module.css';

interface InquiryActionsProps {
  inquiry: InboxItem;
  changes: InquiryChanges;
  onAnswer: () => void;
}

export function InquiryActions({ inquiry, changes, onAnswer }: InquiryActionsProps) {
  const user = useSessionUser();
  const { company } = useSite();
  const { clientName, status } = inquiry;
  const { call, chat } = clientLinks(inquiry, user ?? inquiry.agent, company.name);
  const isClosed = status === 'closed';
  const isPending = status === 'pending';

  return (
    <div className={classes.actions}>
      <Button
        look={isPending ? 'primary' : 'quiet'}
        aria-label={`${isPending ? 'Responder' : 'Escribir de nuevo'} a ${clientName}`}
        onClick={onAnswer}
      >
        {isPending ? 'Responder' : 'Escribir de nuevo'}
      </Button>
      {call !== null && (
        <a href={call} className={buttonClass()} aria-label={`Llamar a ${clientName}`}>
          <PhoneIcon size={18} />
          Llamar
        </a>
      )}
      {chat !== null && (
        <a
          href={chat}
          className={buttonClass()}
          aria-label={`WhatsApp a ${clientName}, abre otra pestaña`}
          target="_blank"
          rel="noopener noreferrer"
        >
          <WhatsAppIcon size={18} />
          WhatsApp
        </a>
      )}
      <Button
        isBusy={changes.busy === inquiry.id}
        aria-label={`${isClosed ? 'Reabrir' : 'Cerrar'} la consulta de ${clientName}`}
        onClick={() => (isClosed ? changes.reopen(inquiry) : changes.close(inquiry))}
      >
        {isClosed ? 'Reabrir' : 'Cerrar'}
      </Button>
    </div>
  );
}
