import { mutation, query, router } from '../../trpc.ts';
import { answerInquiry } from './answer-inquiry.ts';
import { closeInquiry } from './close-inquiry.ts';
import { countUnanswered } from './count-unanswered.ts';
import { getInquiry } from './get-inquiry.ts';
import { countHeldOfInbox, listHeldInquiries } from './list-held-inquiries.ts';
import { listInquiries } from './list-inquiries.ts';
import { releaseInquiry } from './release-inquiry.ts';
import { reopenInquiry } from './reopen-inquiry.ts';
import { sendInquiry } from './send-inquiry.ts';

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
