import { isEmail } from '@pbr/schemas/email';
import type { Agreement } from '@pbr/schemas/commission/share';
import { mailbox, mailboxOf } from '../../../mail/mail.ts';
import { enqueueMail, type MailContext } from '../../mail/enqueue-mail.ts';
import type { SignedIn } from '../../../action/rows.ts';
import { findAgreement } from '../agreement.queries.ts';
import { agreementOf } from '../overviews/get-agreement.ts';
import { issueShareLink } from './issue-share-link.ts';
import { deleteLinks } from './share-link.queries.ts';
import { shareAnswered, shareOffer, shareWithdrawn } from './share-mails.ts';

interface Offer {
  isNew: boolean;
  /** True when the agent's e-mail has changed: the earlier links went to somebody else and become void. */
  isSomebodyElse?: boolean;
}

/** Mails the terms to the share's agent; an agent from outside gets a link. Sends nothing without a usable e-mail. */
export async function enqueueOffer(
  inside: SignedIn,
  id: string,
  { isNew, isSomebodyElse = false }: Offer,
): Promise<void> {
  const agreement = await readAgreement(inside, id);
  const { email, isExternal } = agreement.agent;
  if (isSomebodyElse) await deleteLinks(inside.db, id);
  if (email === null || !isEmail(email)) return;
  await inside.limiter.consume(inside.limits.shareMails, inside.actor.userId, inside.db);
  const href = isExternal
    ? await issueShareLink(inside, id)
    : `${inside.publicOrigin}/shared-commissions`;
  await enqueueMail(inside, {
    key: `share-${id}-v${agreement.version}-offer`,
    to: email,
    replyTo: mailboxOf(agreement.owner),
    compose: (sender, { commissionVat: vat }) =>
      shareOffer({ agreement, sender, vat, isNew, href }),
  });
}

export async function enqueueWithdrawal(ctx: MailContext, id: string): Promise<void> {
  const agreement = await readAgreement(ctx, id);
  const { email } = agreement.agent;
  if (email === null || !isEmail(email)) return;
  await enqueueMail(ctx, {
    key: `share-${id}-withdrawn`,
    to: email,
    replyTo: mailboxOf(agreement.owner),
    compose: (sender, { commissionVat: vat }) => shareWithdrawn({ agreement, sender, vat }),
  });
}

/** Mails the agent's answer to the owner of the listing, or to the company when the owner is deactivated. */
export async function enqueueAnswer(ctx: MailContext, id: string): Promise<void> {
  const agreement = await readAgreement(ctx, id);
  const { owner, agent } = agreement;
  await enqueueMail(ctx, {
    key: `share-${id}-v${agreement.version}-answer`,
    to: owner.email,
    replyTo: mailbox(agent.name, agent.email),
    compose: (sender, { commissionVat: vat }) => shareAnswered({ agreement, sender, vat }),
  });
}

async function readAgreement({ db }: MailContext, id: string): Promise<Agreement> {
  const row = await findAgreement(db, id);
  if (!row) throw new Error('a locked share disappeared');
  return agreementOf(row, { answer: false, edit: false });
}
