import type { ServiceContext } from '../../lib/context.ts';
import { type Mailer, parseOutgoingMail } from '../../mail/mail.ts';
import { getSite } from '../settings/get-site.ts';

export interface DeliveryContext extends Pick<ServiceContext, 'db' | 'log' | 'publicOrigin'> {
  mailer: Mailer;
}

/**
 * Hands a mail of the outbox to the mail server. When the process dies after that and before the queue hears of it, the mail goes
 * out a second time, with the same Message-ID.
 */
export async function deliverMail(
  ctx: DeliveryContext,
  payload: unknown,
  signal: AbortSignal,
): Promise<void> {
  const { key, ...mail } = parseOutgoingMail(payload);
  const { company } = await getSite(ctx);
  const messageId = `<${key}@${new URL(ctx.publicOrigin).hostname}>`;
  await ctx.mailer.send(
    { ...mail, messageId, from: { name: company.name, address: company.email } },
    signal,
  );
  ctx.log.info({ mail: key }, 'mail sent');
}
