import {
  answerInquirySchema,
  inboxItemSchema,
  inboxSchema,
  inquiryIdSchema,
  unansweredSchema,
} from '@pbr/schemas/inquiry/inbox';
import { inboxSearchSchema } from '@pbr/schemas/inquiry/search';
import { inquiryReceiptSchema, sendInquirySchema } from '@pbr/schemas/inquiry/write';
import { memberProcedure, publicProcedure, router, validatedByOperation } from '../../trpc.ts';
import { answerInquiry } from './answer-inquiry.ts';
import { closeInquiry } from './close-inquiry.ts';
import { countUnanswered } from './count-unanswered.ts';
import { listInquiries } from './list-inquiries.ts';
import { reopenInquiry } from './reopen-inquiry.ts';
import { sendInquiry } from './send-inquiry.ts';

export const inquiryRouter = router({
  send: publicProcedure
    .meta({ names: { row: 'property', needs: 'see' } })
    .input(validatedByOperation(sendInquirySchema))
    .output(inquiryReceiptSchema)
    .mutation(({ ctx, input }) => sendInquiry(ctx, { propertyId: input.propertyId, form: input })),
  list: memberProcedure
    .input(inboxSearchSchema)
    .output(inboxSchema)
    .query(({ ctx, input }) => listInquiries(ctx, input)),
  unanswered: memberProcedure.output(unansweredSchema).query(({ ctx }) => countUnanswered(ctx)),
  answer: memberProcedure
    .meta({ names: { row: 'inquiry', needs: 'answer' } })
    .input(validatedByOperation(answerInquirySchema))
    .output(inboxItemSchema)
    .mutation(({ ctx, input }) => answerInquiry(ctx, { id: input.id, form: input })),
  close: memberProcedure
    .meta({ names: { row: 'inquiry', needs: 'answer' } })
    .input(inquiryIdSchema)
    .output(inboxItemSchema)
    .mutation(({ ctx, input }) => closeInquiry(ctx, input)),
  reopen: memberProcedure
    .meta({ names: { row: 'inquiry', needs: 'answer' } })
    .input(inquiryIdSchema)
    .output(inboxItemSchema)
    .mutation(({ ctx, input }) => reopenInquiry(ctx, input)),
});
