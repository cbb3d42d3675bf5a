import { formatDate } from '@pbr/schemas/format/dates';
import type { InboxItem } from '@pbr/schemas/inquiry/inbox';
import type { InboxSearch } from '@pbr/schemas/inquiry/search';
import { inquiryStatusLabels, inquiryTypeLabels } from '@pbr/schemas/inquiry/values';
import { labelOf } from '@pbr/schemas/property/values';
import { Badge } from '@pbr/ui/badge';
import { Card } from '@pbr/ui/card';
import { useId, useRef, useState } from 'react';
import { mailUrl } from '../../lib/format/contact-links.ts';
import { useSessionUser } from '../../lib/session.ts';
import { AnswerForm } from './answer-form.tsx';
import { InquiredAbout } from './inquired-about.tsx';
import { InquiryActions } from './inquiry-actions.tsx';
import { quickAnswers } from './quick-answers.ts';
import type { InquiryChanges } from './use-inquiry-changes.ts';
import { Since } from './since.tsx';
import classes from './inquiry-card.module.css';

const TONES = { pending: 'both', answered: 'sale', closed: 'neutral' } as const;

interface InquiryCardProps {
  inquiry: InboxItem;
  search: InboxSearch;
  changes: InquiryChanges;
}

/** One inquiry with all its actions. */
export function InquiryCard({ inquiry, search, changes }: InquiryCardProps) {
  const [isAnswering, setAnswering] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  const { status, clientName, clientEmail, clientPhone, message } = inquiry;

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
              <Facts inquiry={inquiry} />
            </div>
            {message === null ? (
              <p className={classes.noMessage}>No dejó mensaje.</p>
            ) : (
              <p className={classes.message}>{message}</p>
            )}
            <p className={classes.contact}>
              <a href={mailUrl(clientEmail)}>{clientEmail}</a>
              {clientPhone !== null && <span>{clientPhone}</span>}
            </p>
            <InquiredAbout inquiry={inquiry} search={search} />
            <Answered inquiry={inquiry} />
            {isAnswering ? (
              <AnswerForm
                id={inquiry.id}
                clientName={clientName}
                quick={quickAnswers(inquiry.inquiryType)}
                onAnswer={(text) => changes.answer(inquiry, text)}
                onClose={stopAnswering}
              />
            ) : (
              <InquiryActions
                inquiry={inquiry}
                changes={changes}
                onAnswer={() => setAnswering(true)}
              />
            )}
          </div>
        </Card>
      </article>
    </li>
  );
}

function Facts({ inquiry }: { inquiry: InboxItem }) {
  const user = useSessionUser();
  const { inquiryType, createdAt, status, agent } = inquiry;
  return (
    <p className={classes.facts}>
      <span>{labelOf(inquiryTypeLabels, inquiryType)}</span>
      <Since moment={createdAt} isWaiting={status === 'pending'} />
      {agent.id !== user?.id && (
        <span>
          Agente: {agent.firstName} {agent.lastName}
        </span>
      )}
    </p>
  );
}

function Answered({ inquiry: { agentResponse, responseDate } }: { inquiry: InboxItem }) {
  if (agentResponse === null) return null;
  return (
    <details className={classes.answered}>
      <summary>Respondida el {formatDate(responseDate)}</summary>
      <p className={classes.answer}>{agentResponse}</p>
    </details>
  );
}
