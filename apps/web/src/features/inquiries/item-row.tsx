import { isEmail, UNREAD_EMAIL } from '@pbr/schemas/email';
import { type InquiryStatus, inquiryStatusLabels } from '@pbr/schemas/inquiry/values';
import { formatDate } from '@pbr/schemas/format/dates';
import { UNREAD_PHONE } from '@pbr/schemas/telephone';
import { Badge } from '@pbr/ui/badge';
import { Fold } from '@pbr/ui/fold';
import { ChevronDownIcon } from '@pbr/ui/icons/icons';
import { formatElapsed } from '@pbr/schemas/format/durations';
import { formatMoment } from '@pbr/schemas/format/moments';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { ClientChatLink } from '../../lib/format/client-chat-link.tsx';
import { mailUrl } from '../../lib/format/contact-links.ts';
import { startContact } from '../../lib/started-contacts.ts';
import { AnswerForm } from './answer-form.tsx';
import { AskedItem } from './asked-item.tsx';
import { ItemActions } from './item-actions.tsx';
import { ItemMenu } from './item-menu.tsx';
import type { OpenedItemState } from './opened-item.ts';
import type { QuickAnswer } from './quick-answers.ts';
import type { ItemChanges } from './use-item-changes.ts';
import { useNow } from '../../lib/format/use-now.ts';
import classes from './item-row.module.css';

const TONES = { pending: 'both', answered: 'sale', closed: 'neutral', held: 'neutral' } as const;
const LABELS = { ...inquiryStatusLabels, held: 'Retenida' };

interface Item<Status> {
  id: string;
  status: Status;
  clientName: string;
  clientEmail: string | null;
  clientPhone: string | null;
  clientPhoneLink?: string | undefined;
  message: string | null;
  responseDate: string | null;
  createdAt: string;
}

interface AnswerableItem {
  item: Item<InquiryStatus>;
  changes: ItemChanges;
}

interface HeldItem {
  item: Item<'held'>;
  changes?: undefined;
  /** Shown instead of the ways to answer. */
  release: ReactNode;
}

type ItemRowProps = (AnswerableItem | HeldItem) & {
  opening: OpenedItemState;
  /** A few words about the matter, beside the first words of the message. */
  matter: string;
  /** The URL of a chat with the client. */
  chat: string | null;
  /** Facts that only the open row shows. */
  facts?: ReactNode;
  /** The matter that the client wrote about. */
  about: ReactNode;
  response: string | null;
  quick?: readonly QuickAnswer[];
  /** Shown above the actions. */
  children?: ReactNode;
};

/** One inquiry or service request as a row, which opens to the whole of it. */
export function ItemRow(props: ItemRowProps) {
  const { item, opening, matter, chat } = props;
  const { id, status, clientName, message, createdAt } = item;
  const isOpen = opening.opened === id;
  const row = useRef<HTMLLIElement>(null);
  const toggle = useRef<HTMLAnchorElement>(null);
  const nameId = useId();
  const bodyId = useId();
  useEffect(() => {
    // A link may open a row far down the list, and a touch one at the lower edge of the screen.
    if (isOpen) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);

  return (
    <li ref={row} className={classes.item}>
      <article aria-labelledby={nameId} data-status={status} data-open={isOpen || undefined}>
        <div className={classes.row}>
          <h2 id={nameId} className={classes.client}>
            <Link
              {...opening.toggle(id)}
              ref={toggle}
              className={classes.toggle ?? ''}
              activeProps={{}}
              activeOptions={{ exact: true }}
              aria-expanded={isOpen}
              aria-controls={isOpen ? bodyId : undefined}
            >
              {clientName}
            </Link>
          </h2>
          <div className={classes.about}>
            <p className={classes.matter}>{matter}</p>
            {!isOpen && <p className={classes.words}>{message ?? 'Sin mensaje'}</p>}
          </div>
          <p className={classes.since}>
            <Since moment={createdAt} isWaiting={status === 'pending'} />
          </p>
          <p className={classes.status}>
            <Badge tone={TONES[status]}>{LABELS[status]}</Badge>
          </p>
          <div className={classes.ways}>
            {isOpen ? (
              <span className={classes.close}>
                <ChevronDownIcon size={22} />
              </span>
            ) : (
              <ClientChatLink
                chat={chat}
                clientName={clientName}
                onStart={() => startContact(id, 'chat')}
                iconClass={classes.chat}
              />
            )}
            {props.changes && <ItemMenu {...props} />}
          </div>
        </div>
        {props.changes && <AskedItem {...props} />}
        {isOpen && (
          <div id={bodyId} className={classes.body}>
            <OpenItem {...props} onLeave={() => toggle.current?.focus()} />
          </div>
        )}
      </article>
    </li>
  );
}

type OpenItemProps = ItemRowProps & { onLeave: () => void };
type AnsweringProps = Extract<OpenItemProps, AnswerableItem>;

/** The client's words, and the actions of the person who answers. */
function OpenItem(props: OpenItemProps) {
  const { item, facts, about, response, children } = props;
  const { message } = item;
  return (
    <>
      <p className={classes.facts}>
        {facts}
        <span>{formatMoment(item.createdAt)}</span>
      </p>
      {message === null ? (
        <p className={classes.noMessage}>No dejó mensaje.</p>
      ) : (
        <p className={classes.message}>{message}</p>
      )}
      <Contact item={item} changes={props.changes} />
      {about}
      <Answered date={item.responseDate} response={response} />
      {children}
      {props.changes ? <Answering {...props} /> : props.release}
    </>
  );
}

interface AnsweredProps {
  date: string | null;
  response: string | null;
}

/** The answers sent from here, or that the client was answered elsewhere. */
function Answered({ date, response }: AnsweredProps) {
  if (response !== null)
    return (
      <Fold summary={`Respondida el ${formatDate(date)}`}>
        <p className={classes.answer}>{response}</p>
      </Fold>
    );
  if (date === null) return null;
  return (
    <p className={classes.elsewhere}>Respondida el {formatDate(date)}, por teléfono o WhatsApp</p>
  );
}

/** The form for an answer while it is open, else the ways to answer. */
function Answering(props: AnsweringProps) {
  const { item, changes, opening, chat, quick, onLeave } = props;
  const { id, clientName } = item;
  function stopAnswering() {
    opening.stopAnswering(id);
    // The field that has the focus goes away.
    onLeave();
  }
  return opening.answering === id ? (
    <AnswerForm
      id={id}
      clientName={clientName}
      {...(quick && { quick })}
      onAnswer={(text) => changes.answer(item, text)}
      onClose={stopAnswering}
    />
  ) : (
    <ItemActions item={item} changes={changes} chat={chat} onAnswer={() => opening.answer(id)} />
  );
}

/** The client's e-mail and telephone; a text that is neither stands as it was typed, and says so. */
function Contact({ item, changes }: Pick<ItemRowProps, 'item' | 'changes'>) {
  const { id, clientEmail, clientPhone, clientPhoneLink } = item;
  return (
    <p className={classes.contact}>
      {clientEmail !== null &&
        (isEmail(clientEmail) ? (
          <a href={mailUrl(clientEmail)}>{clientEmail}</a>
        ) : (
          <span>{`${clientEmail} (${UNREAD_EMAIL})`}</span>
        ))}
      {clientPhone !== null &&
        (changes && clientPhoneLink !== undefined ? (
          <a href={clientPhoneLink} onClick={() => startContact(id, 'call')}>
            {clientPhone}
          </a>
        ) : (
          <span>
            {clientPhoneLink === undefined ? `${clientPhone} (${UNREAD_PHONE})` : clientPhone}
          </span>
        ))}
    </p>
  );
}

const LONG_MS = 24 * 60 * 60 * 1000;

interface SinceProps {
  moment: string;
  /** The client has been waiting for an answer since `moment`. */
  isWaiting: boolean;
}

/** 'hace 3 horas'; highlighted when somebody has waited for more than a day. */
function Since({ moment, isWaiting }: SinceProps) {
  const now = useNow();
  const isLong = isWaiting && now - new Date(moment).getTime() > LONG_MS;
  return (
    // The server's and the browser's clocks may differ by a minute.
    <time dateTime={moment} className={isLong ? classes.long : undefined} suppressHydrationWarning>
      {formatElapsed(moment, now)}
    </time>
  );
}
