import { inquiryReceiptSchema } from '@pbr/schemas/inquiry/write';
import type { FastifyInstance } from 'fastify';
import { restCall } from '../../rest/call.ts';
import { documentRoute } from '../../rest/document.ts';
import { nameAnswer } from '../../rest/openapi/named-answers.ts';
import { exportInquiries } from './export-inquiries.ts';
import { inquiryReceipt } from './inquiry.examples.ts';
import { inquiryFormWords, inquiryReceiptWords } from './inquiry.words.ts';
import { sendInquiry } from './send-inquiry.ts';

nameAnswer('InquiryReceipt', inquiryReceiptSchema, inquiryReceipt, inquiryReceiptWords);

export async function inquiryRest(app: FastifyInstance): Promise<void> {
  restCall(app, 'POST /properties/:id/inquiries', sendInquiry, {
    about: {
      name: 'sendInquiry',
      tag: 'Consultas',
      summary: 'Enviar una consulta al agente de una propiedad',
      description:
        'La misma persona, propiedad y mensaje dentro de diez minutos es una sola consulta: la respuesta es la primera.',
      body: 'InquiryForm',
      says: inquiryFormWords,
      hides: ['company'],
      reads: ['Idempotency-Key'],
    },
    status: 201,
    isOpen: true,
  });
  documentRoute(app, {
    url: '/inquiries.csv',
    access: 'member',
    isLong: true,
    contentType: 'text/csv; charset=utf-8',
    cacheControl: 'no-store',
    fileName: 'consultas.csv',
    handle: (ctx, request) => exportInquiries(ctx, request.query),
  });
}
