import {
  answerRequestSchema,
  assignRequestSchema,
  requestIdSchema,
  requestItemSchema,
  requestListSchema,
  requestReceiptSchema,
  waitingRequestsSchema,
} from '@pbr/schemas/request/request';
import { contactFormSchema, legalFormSchema, valuationFormSchema } from '@pbr/schemas/request/form';
import { requestListQuerySchema } from '@pbr/schemas/request/search';
import { adminProcedure, publicProcedure, router, validatedByOperation } from '../../trpc.ts';
import { answerRequest } from './answer-request.ts';
import { assignRequest } from './assign-request.ts';
import { closeRequest } from './close-request.ts';
import { countWaitingRequests } from './count-waiting-requests.ts';
import { getRequest } from './get-request.ts';
import { listRequests } from './list-requests.ts';
import { reopenRequest } from './reopen-request.ts';
import { sendRequest } from './send-request.ts';

const sending = publicProcedure.output(requestReceiptSchema);
const onRequest = adminProcedure
  .meta({ names: { row: 'request', needs: 'manage' } })
  .output(requestItemSchema);

export const requestRouter = router({
  sendContact: sending
    .input(validatedByOperation(contactFormSchema))
    .mutation(({ ctx, input }) => sendRequest(ctx, { kind: 'contact', form: input })),
  sendValuation: sending
    .input(validatedByOperation(valuationFormSchema))
    .mutation(({ ctx, input }) => sendRequest(ctx, { kind: 'valuation', form: input })),
  sendLegal: sending
    .input(validatedByOperation(legalFormSchema))
    .mutation(({ ctx, input }) => sendRequest(ctx, { kind: 'legal', form: input })),
  list: adminProcedure
    .input(requestListQuerySchema)
    .output(requestListSchema)
    .query(({ ctx, input }) => listRequests(ctx, input)),
  waiting: adminProcedure
    .output(waitingRequestsSchema)
    .query(({ ctx }) => countWaitingRequests(ctx)),
  get: onRequest.input(requestIdSchema).query(({ ctx, input }) => getRequest(ctx, input)),
  assign: onRequest
    .input(assignRequestSchema)
    .mutation(({ ctx, input }) => assignRequest(ctx, input)),
  answer: onRequest
    .input(validatedByOperation(answerRequestSchema))
    .mutation(({ ctx, input }) => answerRequest(ctx, { id: input.id, form: input })),
  close: onRequest.input(requestIdSchema).mutation(({ ctx, input }) => closeRequest(ctx, input)),
  reopen: onRequest.input(requestIdSchema).mutation(({ ctx, input }) => reopenRequest(ctx, input)),
});
