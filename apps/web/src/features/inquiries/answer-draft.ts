const keyOf = (inquiryId: string) => `answer:${inquiryId}`;

/** Where storage is blocked or full, what was typed lives as long as the page. */
const inMemory = new Map<string, string>();

/** What was typed in answer to this inquiry and has not been sent, for as long as the tab lives. */
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
    // Storage that is blocked holds nothing.
  }
}
