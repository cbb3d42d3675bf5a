import { mutation, query, router } from '../../trpc.ts';
import { answerRequest } from './answer-request.ts';
import { assignRequest } from './assign-request.ts';
import { closeRequest } from './close-request.ts';
import { countWaitingRequests } from './count-waiting-requests.ts';
import { getRequest } from './get-request.ts';
import { countHeldOfCompany, listHeldRequests } from './list-held-requests.ts';
import { listRequests } from './list-requests.ts';
import { releaseRequest } from './release-request.ts';
import { reopenRequest } from './reopen-request.ts';
import { sendContact, sendLegal, sendValuation } from './send-request.ts';

export const requestRouter = router({
  sendContact: mutation(sendContact),
  sendValuation: mutation(sendValuation),
  sendLegal: mutation(sendLegal),
  list: query(listRequests),
  waiting: query(countWaitingRequests),
  get: query(getRequest),
  assign: mutation(assignRequest),
  answer: mutation(answerRequest),
  close: mutation(closeRequest),
  reopen: mutation(reopenRequest),
  held: query(listHeldRequests),
  countHeld: query(countHeldOfCompany),
  release: mutation(releaseRequest),
});
