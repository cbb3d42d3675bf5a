import { formatDate } from '@pbr/schemas/format/dates';
import { SelectField } from '@pbr/ui/fields/select-field';
import { inquiryStatusLabels } from '@pbr/schemas/inquiry/values';
import type { RequestItem } from '@pbr/schemas/request/request';
import { requestFacts } from '@pbr/schemas/request/facts';
import { requestKindLabels } from '@pbr/schemas/request/kinds';
import { Badge } from '@pbr/ui/badge';
import { Button, buttonClass } from '@pbr/ui/button';
import { Card } from '@pbr/ui/card';
import { PhoneIcon } from '@pbr/ui/icons';
import { useId, useRef, useState } from 'react';
import { mailUrl } from '../../../lib/format/contact-links.ts';
import { callUrl } from '../../../lib/format/phone-links.ts';
import { AnswerForm } from '../answer-form.tsx';
import actionClasses from '../inquiry-actions.module.css';
import card from '../inquiry-card.module.css';
import { Since } from '../since.tsx';
import classes from './requests.module.css';
import type { RequestChanges } from './use-request-changes.ts';

const TONES = { pending: 'both', answered: 'sale', closed: 'neutral' } as const;

type Person = NonNullable<RequestItem['assignee']>;

interface RequestCardProps {
  request: RequestItem;
  /** The people to whom the request can be assigned. */
  admins: readonly Person[];
  changes: RequestChanges;
}

/** One request with all the fields of its form and the admins' actions. */
export function RequestCard({ request, admins, changes }: RequestCardProps) {
  const [isAnswering, setAnswering] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  const { kind, status, clientName, clientEmail, clientPhone, message } = request;

  function stopAnswering() {
    setAnswering(false);
    // The field that had the focus is gone.
    heading.current?.focus();
  }

  return (
    <li>
      <article aria-labelledby={id} className={card.inquiry} data-status={status}>
        <Card>
          <div className={card.parts}>
            <div className={card.head}>
              <h2 id={id} ref={heading} tabIndex={-1} className={card.client}>
                {clientName}
              </h2>
              <Badge tone={TONES[status]}>{inquiryStatusLabels[status]}</Badge>
              <p className={card.facts}>
                <span>{requestKindLabels[kind]}</span>
                <Since moment={request.createdAt} isWaiting={status === 'pending'} />
              </p>
            </div>
            {message === null ? (
              <p className={card.noMessage}>No dejó mensaje.</p>
            ) : (
              <p className={card.message}>{message}</p>
            )}
            <p className={card.contact}>
              {clientEmail !== null && <a href={mailUrl(clientEmail)}>{clientEmail}</a>}
              {clientPhone !== null && <span>{clientPhone}</span>}
            </p>
            <Asked request={request} />
            {request.response !== null && (
              <details className={card.answered}>
                <summary>Respondida el {formatDate(request.responseDate)}</summary>
                <p className={card.answer}>{request.response}</p>
              </details>
            )}
            <Assignee request={request} admins={admins} changes={changes} />
            {isAnswering ? (
              <AnswerForm
                id={request.id}
                clientName={clientName}
                onAnswer={(text) => changes.answer(request, text)}
                onClose={stopAnswering}
              />
            ) : (
              <Actions request={request} changes={changes} onAnswer={() => setAnswering(true)} />
            )}
          </div>
        </Card>
      </article>
    </li>
  );
}

function Asked({ request: { kind, details } }: Pick<RequestCardProps, 'request'>) {
  const facts = requestFacts(kind, details);
  if (facts.length === 0) return null;
  return (
    <dl className={classes.facts}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Assignee({ request, admins, changes }: RequestCardProps) {
  const { assignee } = request;
  const isKnown = assignee === null || admins.some(({ id }) => id === assignee.id);
  const people = isKnown ? admins : [assignee, ...admins];
  return (
    <SelectField
      className={classes.assignee ?? ''}
      label="Atiende"
      data={[
        { value: '', label: 'Nadie todavía' },
        ...people.map(({ id, firstName, lastName }) => ({
          value: id,
          label: `${firstName} ${lastName}`,
        })),
      ]}
      value={assignee?.id ?? ''}
      onChange={({ currentTarget: { value } }) => changes.assign(request, value || null)}
    />
  );
}

interface ActionsProps {
  request: RequestItem;
  changes: RequestChanges;
  onAnswer: () => void;
}

function Actions({ request, changes, onAnswer }: ActionsProps) {
  const { status, clientName, clientEmail, clientPhone } = request;
  const call = clientPhone === null ? null : callUrl(clientPhone);
  const isClosed = status === 'closed';
  const isPending = status === 'pending';
  return (
    <div className={actionClasses.actions}>
      {clientEmail !== null && (
        <Button
          look={isPending ? 'primary' : 'quiet'}
          aria-label={`${isPending ? 'Responder' : 'Escribir de nuevo'} a ${clientName}`}
          onClick={onAnswer}
        >
          {isPending ? 'Responder' : 'Escribir de nuevo'}
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
      <Button
        isBusy={changes.busy === request.id}
        aria-label={`${isClosed ? 'Reabrir' : 'Cerrar'} la solicitud de ${clientName}`}
        onClick={() => (isClosed ? changes.reopen(request) : changes.close(request))}
      >
        {isClosed ? 'Reabrir' : 'Cerrar'}
      </Button>
    </div>
  );
}
