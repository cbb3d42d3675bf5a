import { PRIVACY_NOTICE_VERSION } from '@pbr/schemas/privacy-notice';
import {
  contactFormSchema,
  legalFormSchema,
  valuationFormSchema,
} from '@pbr/schemas/service-request/form';
import {
  type ServiceRequestReceipt,
  serviceRequestReceiptSchema,
} from '@pbr/schemas/service-request/service-request';
import type { ServiceContext } from '../../../lib/context.ts';
import { action } from '../../../action/action.ts';
import { SENT_AGAIN_MS } from '../../../lib/sent-again.ts';
import { holdMessage } from '../../held/hold-message.ts';
import { fromContactForm, fromLegalForm, fromValuationForm } from './service-request-forms.ts';
import { sentClient, sentContact } from '../service-request.examples.ts';
import { insertServiceRequest, type NewServiceRequest } from './service-request.queries.ts';
import { receiptOfServiceRequest, storeServiceRequest } from './store-service-request.ts';

const sending = {
  access: 'public',
  limit: 'publicForms',
  output: serviceRequestReceiptSchema,
} as const;

export const sendContact = action({
  ...sending,
  input: contactFormSchema,
  example: sentContact,
  run: (ctx, form) => send(ctx, fromContactForm(form), form.company),
});

export const sendValuation = action({
  ...sending,
  input: valuationFormSchema,
  example: sentClient,
  run: (ctx, form) => send(ctx, fromValuationForm(form), form.company),
});

export const sendLegal = action({
  ...sending,
  input: legalFormSchema,
  example: sentClient,
  run: (ctx, form) => send(ctx, fromLegalForm(form), form.company),
});

/** Stores a visitor's service request and mails it to the company; holds it back when the form's hidden field, the trap, is filled. */
async function send(
  ctx: ServiceContext,
  serviceRequest: NewServiceRequest,
  trap: string | null,
): Promise<ServiceRequestReceipt> {
  if (trap)
    return receiptOfServiceRequest(
      serviceRequest,
      await holdMessage(ctx, { ...serviceRequest, propertyId: null }),
    );
  const now = ctx.now();
  const since = new Date(now.getTime() - SENT_AGAIN_MS);
  const insert = (db: ServiceContext['db']) =>
    insertServiceRequest(db, serviceRequest, PRIVACY_NOTICE_VERSION, now);
  return ctx.db.transaction((tx) =>
    storeServiceRequest({ ...ctx, db: tx }, { serviceRequest, since, insert }),
  );
}
