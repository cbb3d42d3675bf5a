import { INQUIRY_TYPES, type InquiryType } from '@pbr/schemas/inquiry/values';
import { keptTexts } from '../../../lib/kept-texts.ts';
import { ownKey } from '../../../lib/lost-session/tab-person.ts';

/** The form's fields as typed text. */
export interface InquiryDraft {
  clientName: string;
  clientEmail: string;
  clientPhone: string;
  message: string;
  inquiryType: InquiryType;
}

const drafts = keptTexts(() => sessionStorage);
const keyOf = (propertyId: string) => `${ownKey('inquiry')}:${propertyId}`;

/** The visitor's unsent inquiry about this listing; it lasts as long as the tab. */
export function readInquiryDraft(propertyId: string): InquiryDraft | null {
  try {
    return asDraft(JSON.parse(drafts.read(keyOf(propertyId)) ?? 'null'));
  } catch {
    return null;
  }
}

export function keepInquiryDraft(propertyId: string, form: FormData): void {
  drafts.keep(keyOf(propertyId), JSON.stringify(asDraft(Object.fromEntries(form))));
}

export const dropInquiryDraft = (propertyId: string): void => drafts.drop(keyOf(propertyId));

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
