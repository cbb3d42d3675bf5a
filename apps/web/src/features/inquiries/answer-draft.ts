import { keptTexts } from '../../lib/kept-texts.ts';
import { ownKey } from '../../lib/lost-session/tab-person.ts';

const drafts = keptTexts(() => sessionStorage);
const keyOf = (inquiryId: string) => `${ownKey('answer')}:${inquiryId}`;

/** The unsent answer to an inquiry; it lasts as long as the tab. */
export const readAnswerDraft = (inquiryId: string): string => drafts.read(keyOf(inquiryId)) ?? '';

export function keepAnswerDraft(inquiryId: string, text: string): void {
  if (text.trim() === '') dropAnswerDraft(inquiryId);
  else drafts.keep(keyOf(inquiryId), text);
}

export const dropAnswerDraft = (inquiryId: string): void => drafts.drop(keyOf(inquiryId));
