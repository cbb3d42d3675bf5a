import { PRIVACY_NOTICE_VERSION } from '@pbr/schemas/privacy-notice';
import { contactFormSchema, legalFormSchema, valuationFormSchema } from '@pbr/schemas/request/form';
import { type RequestReceipt, requestReceiptSchema } from '@pbr/schemas/request/request';
import type { ServiceContext } from '../../lib/context.ts';
import { action } from '../../action/action.ts';
import { SENT_AGAIN_MS } from '../../lib/sent-again.ts';
import { holdMessage } from '../held/hold-message.ts';
import { contactRequest, legalRequest, valuationRequest } from './request-forms.ts';
import { sentClient, sentContact } from './request.examples.ts';
import { insertRequest, type NewRequest } from './request.queries.ts';
import { receiptOf, storeRequest } from './store-request.ts';

const sending = {
  access: 'public',
  limit: 'publicForms',
  output: requestReceiptSchema,
} as const;

export const sendContact = action({
  ...sending,
  input: contactFormSchema,
  example: sentContact,
  run: (ctx, form) => send(ctx, contactRequest(form), form.company),
});

export const sendValuation = action({
  ...sending,
  input: valuationFormSchema,
  example: sentClient,
  run: (ctx, form) => send(ctx, valuationRequest(form), form.company),
});

export const sendLegal = action({
  ...sending,
  input: legalFormSchema,
  example: sentClient,
  run: (ctx, form) => send(ctx, legalRequest(form), form.company),
});

/** Stores a visitor's request and mails it to the company; holds it back when the form's hidden field, the trap, is filled. */
async function send(
  ctx: ServiceContext,
  request: NewRequest,
  trap: string | null,
): Promise<RequestReceipt> {
  if (trap) return receiptOf(request, await holdMessage(ctx, { ...request, propertyId: null }));
  const now = ctx.now();
  const since = new Date(now.getTime() - SENT_AGAIN_MS);
  const insert = (db: ServiceContext['db']) =>
    insertRequest(db, request, PRIVACY_NOTICE_VERSION, now);
  return ctx.db.transaction((tx) => storeRequest({ ...ctx, db: tx }, { request, since, insert }));
}
