import { INQUIRY_TYPES, type InquiryType } from '@pbr/schemas/inquiry/values';
import { ownKey } from '../../../lib/lost-session/tab-person.ts';

/** The form's fields as typed text. */
export interface InquiryDraft {
  clientName: string;
  clientEmail: string;
  clientPhone: string;
  message: string;
  inquiryType: InquiryType;
}

const keyOf = (propertyId: string) => `${ownKey('inquiry')}:${propertyId}`;

/** Fallback for blocked or full storage: drafts then last as long as the page. */
const inMemory = new Map<string, string>();

/** The visitor's unsent inquiry about this listing; it lasts as long as the tab. */
export function readInquiryDraft(propertyId: string): InquiryDraft | null {
  const text = readText(keyOf(propertyId));
  if (text === null) return null;
  try {
    return asDraft(JSON.parse(text));
  } catch {
    return null;
  }
}

export function keepInquiryDraft(propertyId: string, form: FormData): void {
  const text = JSON.stringify(asDraft(Object.fromEntries(form)));
  try {
    sessionStorage.setItem(keyOf(propertyId), text);
    inMemory.delete(keyOf(propertyId));
  } catch {
    inMemory.set(keyOf(propertyId), text);
  }
}

export function dropInquiryDraft(propertyId: string): void {
  inMemory.delete(keyOf(propertyId));
  try {
    sessionStorage.removeItem(keyOf(propertyId));
  } catch {
    // Blocked storage holds no draft.
  }
}

function readText(key: string): string | null {
  const kept = inMemory.get(key);
  if (kept !== undefined) return kept;
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

function asDraft(value: unknown): InquiryDraft | null {
  if (typeof value !== 'object' || value === null) return null;
  const fields: Partial<Record<keyof InquiryDraft, unknown>> = value;
  const text = (name: keyof InquiryDraft) => {
    const field = fields[name];
    return typeof field === 'string' ? field : '';
  };
  return {
    clientName: text('clientName'),
    clientEmail: text('clientEmail'),
    clientPhone: text('clientPhone'),
    message: text('message'),
    inquiryType: INQUIRY_TYPES.find((type) => type === fields.inquiryType) ?? 'info',
  };
}
