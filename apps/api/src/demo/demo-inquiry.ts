import type { InquiryType } from '@pbr/schemas/inquiry-values';

export interface DemoInquiry {
  /** Key of the listing. */
  listing: string;
  clientName: string;
  clientEmail: string;
  clientPhone: string | null;
  inquiryType: InquiryType;
  message: string | null;
  hoursAgo: number;
  status: 'pending' | 'answered' | 'closed';
  /** With the hours after the question. */
  answer?: { text: string; hoursLater: number };
}

interface Question {
  /** Key of the listing. */
  about: string;
  from: string;
  phone?: string;
  type?: InquiryType;
  hoursAgo: number;
  message: string;
  /** Closed, whether it was answered or not. */
  closed?: true;
  answer?: string;
  answeredAfterHours?: number;
}

/** An inquiry in fewer words: the address follows from the name, the state from the answer. */
export function inquiry(question: Question): DemoInquiry {
  const { about, from, phone, type, hoursAgo, message, closed, answer } = question;
  return {
    listing: about,
    clientName: from,
    clientEmail: `${from
      .normalize('NFD')
      .replaceAll(/[\u0300-\u036f]/gu, '')
      .toLowerCase()
      .replaceAll(' ', '.')}@example.com`,
    clientPhone: phone === undefined ? null : `+52 ${phone}`,
    inquiryType: type ?? 'info',
    message,
    hoursAgo,
    status: closed ? 'closed' : answer === undefined ? 'pending' : 'answered',
    ...(answer === undefined
      ? {}
      : { answer: { text: answer, hoursLater: question.answeredAfterHours ?? 4 } }),
  };
}
