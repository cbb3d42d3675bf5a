import { inquiryReceiptSchema, sendInquirySchema } from '@pbr/schemas/inquiry';
import { publicProcedure, router, validatedByOperation } from '../../lib/trpc.ts';
import { sendInquiry } from './send-inquiry.ts';

export const inquiryRouter = router({
  send: publicProcedure
    .meta({ names: { row: 'property', needs: 'see' } })
    .input(validatedByOperation(sendInquirySchema))
    .output(inquiryReceiptSchema)
    .mutation(({ ctx, input }) => sendInquiry(ctx, { propertyId: input.propertyId, form: input })),
});
