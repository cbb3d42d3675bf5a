import { inquiryFormSchema, inquiryReceiptSchema } from '@pbr/schemas/inquiry/write';
import { PRIVACY_NOTICE_VERSION } from '@pbr/schemas/privacy-notice';
import { AppError } from '../../../lib/errors.ts';
import { SENT_AGAIN_MS } from '../../../lib/sent-again.ts';
import { action } from '../../../action/action.ts';
import { read } from '../../../action/rows.ts';
import { holdMessage } from '../../held/hold-message.ts';
import { shownListings } from '../../properties/property.rows.ts';
import { sentInquiry } from '../inquiry.examples.ts';
import { insertInquiry } from '../inquiry.queries.ts';
import { receiptOfInquiry, storeInquiry } from './store-inquiry.ts';

/** Stores a visitor's inquiry and mails it to the listing's agent; holds it back when the hidden field is filled. */
export const sendInquiry = action({
  access: 'public',
  limit: 'publicForms',
  row: read(shownListings, 'see', 'propertyId'),
  input: inquiryFormSchema,
  output: inquiryReceiptSchema,
  example: sentInquiry,
  run: async (ctx, { company, ...values }, property) => {
    if (property.isDraft) throw new AppError('property.draft');
    const inquiry = { ...values, propertyId: property.id };
    if (company) {
      const { inquiryType, ...content } = inquiry;
      const held = { ...content, kind: 'inquiry', details: { inquiryType } } as const;
      return receiptOfInquiry(inquiry, await holdMessage(ctx, held));
    }
    const now = ctx.now();
    const since = new Date(now.getTime() - SENT_AGAIN_MS);
    return ctx.db.transaction((tx) =>
      storeInquiry(
        { ...ctx, db: tx },
        {
          inquiry,
          property,
          since,
          insert: (db) => insertInquiry(db, inquiry, PRIVACY_NOTICE_VERSION, now),
        },
      ),
    );
  },
});
