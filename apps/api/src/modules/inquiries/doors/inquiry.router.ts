import { mutation, query, router } from '../../../trpc.ts';
import { answerInquiry } from '../inbox/answer-inquiry.ts';
import { closeInquiry } from '../inbox/close-inquiry.ts';
import { countUnanswered } from '../inbox/count-unanswered.ts';
import { getInquiry } from '../inbox/get-inquiry.ts';
import { countHeldOfInbox, listHeldInquiries } from '../held/list-held-inquiries.ts';
import { listInquiries } from '../inbox/list-inquiries.ts';
import { releaseInquiry } from '../held/release-inquiry.ts';
import { reopenInquiry } from '../inbox/reopen-inquiry.ts';
import { sendInquiry } from '../sending/send-inquiry.ts';

export const inquiryRouter = router({
  send: mutation(sendInquiry),
  list: query(listInquiries),
  get: query(getInquiry),
  unanswered: query(countUnanswered),
  answer: mutation(answerInquiry),
  close: mutation(closeInquiry),
  reopen: mutation(reopenInquiry),
  held: query(listHeldInquiries),
  countHeld: query(countHeldOfInbox),
  release: mutation(releaseInquiry),
});
