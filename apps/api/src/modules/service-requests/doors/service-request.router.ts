import { mutation, query, router } from '../../../trpc.ts';
import { answerServiceRequest } from '../inbox/answer-service-request.ts';
import { assignServiceRequest } from '../inbox/assign-service-request.ts';
import { closeServiceRequest, reopenServiceRequest } from '../inbox/close-service-request.ts';
import {
  markServiceRequestAnswered,
  markServiceRequestPending,
} from '../inbox/mark-service-request-answered.ts';
import {
  countWaitingServiceRequests,
  getServiceRequest,
  listServiceRequests,
} from '../inbox/read-service-requests.ts';
import { countHeldOfCompany, listHeldServiceRequests } from '../held/list-held-service-requests.ts';
import { releaseServiceRequest } from '../held/release-service-request.ts';
import { sendContact, sendLegal, sendValuation } from '../sending/send-service-request.ts';

export const serviceRequestRouter = router({
  sendContact: mutation(sendContact),
  sendValuation: mutation(sendValuation),
  sendLegal: mutation(sendLegal),
  list: query(listServiceRequests),
  waiting: query(countWaitingServiceRequests),
  get: query(getServiceRequest),
  assign: mutation(assignServiceRequest),
  answer: mutation(answerServiceRequest),
  close: mutation(closeServiceRequest),
  reopen: mutation(reopenServiceRequest),
  markAnswered: mutation(markServiceRequestAnswered),
  markPending: mutation(markServiceRequestPending),
  held: query(listHeldServiceRequests),
  countHeld: query(countHeldOfCompany),
  release: mutation(releaseServiceRequest),
});
