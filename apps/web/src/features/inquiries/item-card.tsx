import { type InquiryStatus, inquiryStatusLabels } from '@pbr/schemas/inquiry/values';
import { Badge } from '@pbr/ui/badge';
import { Button, buttonClass } from '@pbr/ui/button';
import { Card } from '@pbr/ui/card';
import { PhoneIcon, WhatsAppIcon } from '@pbr/ui/icons';
import { type ReactNode, useId, useRef, useState } from 'react';
import { mailUrl } from '../../lib/format/contact-links.ts';
import { formatDate } from '@pbr/schemas/format/dates';
import { callUrl } from '../../lib/format/phone-links.ts';
import { AnswerForm } from './answer-form.tsx';
import type { QuickAnswer } from './quick-answers.ts';
import type { ItemChanges } from './use-item-changes.ts';
import actionClasses from './inquiry-actions.module.css';
import classes from './inquiry-card.module.css';

const TONES = { pending: 'both', answered: 'sale', closed: 'neutral' } as const;

interface Item {
  id: string;
  status: InquiryStatus;
  clientName: string;
  clientEmail: string | null;
  clientPhone: string | null;
  message: string | null;
  responseDate: string | null;
}

interface ItemActionsProps {
  item: Item;
  changes: ItemChanges;
  /** The address of a chat with the client. */
  chat?: string | null;
}

interface ItemCardProps extends ItemActionsProps {
  /** A line of facts below the name. */
  facts: ReactNode;
  /** The matter that the client wrote about. */
  about: ReactNode;
  response: string | null;
  quick?: readonly QuickAnswer[];
  /** Shown above the actions. */
  children?: ReactNode;
}

/** One inquiry or request: the client's words, and the actions of the person who answers. */
export function ItemCard({ facts, about, response, quick, children, ...actions }: ItemCardProps) {
  const { item, changes } = actions;
  const { status, clientName, clientEmail, clientPhone, message } = item;
  const [isAnswering, setAnswering] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();

  function stopAnswering() {
    setAnswering(false);
    // The field that had the focus is gone.
    heading.current?.focus();
  }

  return (
    <li>
      <article aria-labelledby={id} className={classes.inquiry} data-status={status}>
        <Card>
          <div className={classes.parts}>
            <div className={classes.head}>
              <h2 id={id} ref={heading} tabIndex={-1} className={classes.client}>
                {clientName}
              </h2>
              <Badge tone={TONES[status]}>{inquiryStatusLabels[status]}</Badge>
              <p className={classes.facts}>{facts}</p>
            </div>
            {message === null ? (
              <p className={classes.noMessage}>No dejó mensaje.</p>
            ) : (
              <p className={classes.message}>{message}</p>
            )}
            <p className={classes.contact}>
              {clientEmail !== null && <a href={mailUrl(clientEmail)}>{clientEmail}</a>}
              {clientPhone !== null && <span>{clientPhone}</span>}
            </p>
            {about}
            {response !== null && (
              <details className={classes.answered}>
                <summary>Respondida el {formatDate(item.responseDate)}</summary>
                <p className={classes.answer}>{response}</p>
              </details>
            )}
            {children}
            {isAnswering ? (
              <AnswerForm
                id={item.id}
                clientName={clientName}
                {...(quick && { quick })}
                onAnswer={(text) => changes.answer(item, text)}
                onClose={stopAnswering}
              />
            ) : (
              <ItemActions {...actions} onAnswer={() => setAnswering(true)} />
            )}
          </div>
        </Card>
      </article>
    </li>
  );
}

function ItemActions(props: ItemActionsProps & { onAnswer: () => void }) {
  const { item, changes, chat, onAnswer } = props;
  const { status, clientName, clientEmail, clientPhone } = item;
  const call = clientPhone === null ? null : callUrl(clientPhone);
  const answer = status === 'pending' ? 'Responder' : 'Escribir de nuevo';
  const isClosed = status === 'closed';
  const close = isClosed ? 'Reabrir' : 'Cerrar';
  return (
    <div className={actionClasses.actions}>
      {clientEmail !== null && (
        <Button
          look={status === 'pending' ? 'primary' : 'quiet'}
          aria-label={`${answer} a ${clientName}`}
          onClick={onAnswer}
        >
          {answer}
        </Button>
      )}
      {call !== null && (
        <a
          href={call}
          className={buttonClass(clientEmail === null ? 'primary' : 'quiet')}
          aria-label={`Llamar a ${clientName}`}
        >
          <PhoneIcon size={18} />
          Llamar
        </a>
      )}
      {chat && (
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
        isBusy={changes.isBusy(item.id)}
        aria-label={`${close} la ${changes.noun.toLowerCase()} de ${clientName}`}
        onClick={() => (isClosed ? changes.reopen(item) : changes.close(item))}
      >
        {close}
      </Button>
    </div>
  );
}
