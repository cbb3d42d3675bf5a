import { mutation, query, router } from '../../trpc.ts';
import { answerServiceRequest } from './answer-service-request.ts';
import { assignServiceRequest } from './assign-service-request.ts';
import { closeServiceRequest } from './close-service-request.ts';
import { countWaitingServiceRequests } from './count-waiting-service-requests.ts';
import { getServiceRequest } from './get-service-request.ts';
import { countHeldOfCompany, listHeldServiceRequests } from './list-held-service-requests.ts';
import { listServiceRequests } from './list-service-requests.ts';
import { releaseServiceRequest } from './release-service-request.ts';
import { reopenServiceRequest } from './reopen-service-request.ts';
import { sendContact, sendLegal, sendValuation } from './send-service-request.ts';

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
  held: query(listHeldServiceRequests),
  countHeld: query(countHeldOfCompany),
  release: mutation(releaseServiceRequest),
});
