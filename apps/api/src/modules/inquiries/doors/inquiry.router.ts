import { mutation, query, router } from '../../../trpc.ts';
import { answerInquiry } from '../inbox/answer-inquiry.ts';
import { closeInquiry, reopenInquiry } from '../inbox/close-or-reopen.ts';
import { markInquiryAnswered, markInquiryPending } from '../inbox/mark-answered.ts';
import { countUnanswered, getInquiry, listInquiries } from '../inbox/read-inquiries.ts';
import { countHeldOfInbox, listHeldInquiries } from '../held/list-held-inquiries.ts';
import { releaseInquiry } from '../held/release-inquiry.ts';
import { sendInquiry } from '../sending/send-inquiry.ts';

export const inquiryRouter = router({
  send: mutation(sendInquiry),
  list: query(listInquiries),
  get: query(getInquiry),
  unanswered: query(countUnanswered),
  answer: mutation(answerInquiry),
  close: mutation(closeInquiry),
  reopen: mutation(reopenInquiry),
  markAnswered: mutation(markInquiryAnswered),
  markPending: mutation(markInquiryPending),
  held: query(listHeldInquiries),
  countHeld: query(countHeldOfInbox),
  release: mutation(releaseInquiry),
});
