import { randomUUID } from 'node:crypto';
import { PRIVACY_NOTICE_VERSION } from '@pbr/schemas/privacy-notice';
import { contactFormSchema, legalFormSchema, valuationFormSchema } from '@pbr/schemas/request/form';
import { type RequestReceipt, requestReceiptSchema } from '@pbr/schemas/request/request';
import type { ServiceContext } from '../../lib/context.ts';
import { operation } from '../../operation/operation.ts';
import { enqueueRequestMails } from './enqueue-request-mails.ts';
import { contactRequest, legalRequest, valuationRequest } from './request-forms.ts';
import { sentClient, sentContact } from './request.examples.ts';
import {
  findSameRequest,
  insertRequest,
  lockRequestsOf,
  type NewRequest,
} from './request.queries.ts';

/** The same sender, kind and content within this time count as one request: a double click, or a retry after a lost answer. */
const SAME_WITHIN_MS = 10 * 60_000;

const sending = {
  access: 'public',
  limit: 'publicForms',
  output: requestReceiptSchema,
} as const;

export const sendContact = operation({
  ...sending,
  input: contactFormSchema,
  example: sentContact,
  run: (ctx, form) => send(ctx, contactRequest(form), form.company),
});

export const sendValuation = operation({
  ...sending,
  input: valuationFormSchema,
  example: sentClient,
  run: (ctx, form) => send(ctx, valuationRequest(form), form.company),
});

export const sendLegal = operation({
  ...sending,
  input: legalFormSchema,
  example: sentClient,
  run: (ctx, form) => send(ctx, legalRequest(form), form.company),
});

/** Stores a visitor's request, mails it to the company, and sends a receipt; stores nothing when the form's hidden field, the trap, is filled. */
async function send(
  ctx: ServiceContext,
  request: NewRequest,
  trap: string | null | undefined,
): Promise<RequestReceipt> {
  const now = ctx.now();
  if (trap) return unstoredReceipt(request, now);
  return ctx.db.transaction(async (tx) => {
    await lockRequestsOf(tx, request);
    const same = await findSameRequest(tx, request, new Date(now.getTime() - SAME_WITHIN_MS));
    if (same) return same;
    const receipt = await insertRequest(tx, request, PRIVACY_NOTICE_VERSION, now);
    const { message, details } = request;
    await enqueueRequestMails({ ...ctx, db: tx }, { ...receipt, message, details });
    return receipt;
  });
}

/** Looks like a real receipt, so that a program that filled the hidden field learns nothing from it. */
function unstoredReceipt(request: NewRequest, now: Date): RequestReceipt {
  const { kind, clientName, clientEmail, clientPhone } = request;
  const receipt = { id: randomUUID(), status: 'pending' as const, createdAt: now.toISOString() };
  return { ...receipt, kind, clientName, clientEmail, clientPhone };
}
