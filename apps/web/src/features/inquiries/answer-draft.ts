import { ownKey } from '../../lib/lost-session/tab-person.ts';

const keyOf = (inquiryId: string) => `${ownKey('answer')}:${inquiryId}`;

/** Fallback for blocked or full storage: drafts then last as long as the page. */
const inMemory = new Map<string, string>();

/** The unsent answer to an inquiry; it lasts as long as the tab. */
export function readAnswerDraft(inquiryId: string): string {
  const key = keyOf(inquiryId);
  try {
    return inMemory.get(key) ?? sessionStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

export function keepAnswerDraft(inquiryId: string, text: string): void {
  if (text.trim() === '') {
    dropAnswerDraft(inquiryId);
    return;
  }
  const key = keyOf(inquiryId);
  try {
    sessionStorage.setItem(key, text);
    inMemory.delete(key);
  } catch {
    inMemory.set(key, text);
  }
}

export function dropAnswerDraft(inquiryId: string): void {
  const key = keyOf(inquiryId);
  inMemory.delete(key);
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Blocked storage holds no draft.
  }
}
