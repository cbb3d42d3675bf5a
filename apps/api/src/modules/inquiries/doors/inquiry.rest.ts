import { inboxItemSchema } from '@pbr/schemas/inquiry/inbox';
import { inquiryReceiptSchema } from '@pbr/schemas/inquiry/write';
import type { FastifyInstance } from 'fastify';
import { restCall } from '../../../rest/call.ts';
import { downloadRoute } from '../../../rest/download-route.ts';
import { nameAnswer } from '../../../rest/openapi/named-answers.ts';
import { pageWords } from '../../../rest/openapi/words.ts';
import { answerInquiry } from '../inbox/answer-inquiry.ts';
import { closeInquiry, reopenInquiry } from '../inbox/close-or-reopen.ts';
import { exportInquiries } from '../inbox/export-inquiries.ts';
import { markInquiryAnswered, markInquiryPending } from '../inbox/mark-answered.ts';
import { getInquiry, listInquiriesByCursor } from '../inbox/read-inquiries.ts';
import { inboxItem, inquiryReceipt } from '../inquiry.examples.ts';
import {
  inquiryAnswerWords,
  inquiryFormWords,
  inquiryQueryWords,
  inquiryReceiptWords,
  inquiryWords,
} from '../inquiry.words.ts';
import { sendInquiry } from '../sending/send-inquiry.ts';

nameAnswer('InquiryReceipt', inquiryReceiptSchema, inquiryReceipt, inquiryReceiptWords);
nameAnswer('Inquiry', inboxItemSchema, inboxItem, inquiryWords);

const tag = 'Consultas';

export async function inquiryRest(app: FastifyInstance): Promise<void> {
  restCall(app, 'POST /properties/:id/inquiries', sendInquiry, {
    name: 'sendInquiry',
    tag,
    summary: 'Enviar una consulta al agente de una propiedad',
    description:
      'La misma persona, propiedad y mensaje dentro de diez minutos es una sola consulta: la respuesta lleva el id de la primera y lo que envió esta llamada. Un teléfono se agrega donde no había; otro teléfono es otra consulta.',
    body: 'InquiryForm',
    says: inquiryFormWords,
    reads: ['Idempotency-Key'],
    status: 201,
    madeAt: ({ id }) => `/api/inquiries/${id}`,
    isOpen: true,
  });
  restCall(app, 'GET /inquiries', listInquiriesByCursor, {
    name: 'listInquiries',
    tag,
    summary: 'Las consultas que me tocan',
    description:
      'Las de las propiedades propias; la administración ve todas. La más nueva primero. Un filtro que no se entiende no cuenta.',
    says: { ...inquiryQueryWords, ...pageWords },
    isPaged: true,
  });
  restCall(app, 'GET /inquiries/:id', getInquiry, {
    name: 'getInquiry',
    tag,
    summary: 'Una consulta con sus respuestas',
    description: 'La de una propiedad ajena o eliminada es 404, salvo para la administración.',
  });
  downloadRoute(app, '/inquiries.csv', exportInquiries, {
    name: 'exportInquiries',
    tag,
    summary: 'Las consultas como archivo CSV',
    description:
      'Todas las que tiene la lista con estos filtros, la más nueva primero, con los títulos en español y para abrir en una hoja de cálculo.',
    says: inquiryQueryWords,
    fileName: 'consultas.csv',
  });
  writes(app);
}

function writes(app: FastifyInstance): void {
  restCall(app, 'POST /inquiries/:id/answers', answerInquiry, {
    name: 'answerInquiry',
    tag,
    summary: 'Responder una consulta',
    description:
      'El texto le llega al cliente por correo, y la consulta queda como respondida. El mismo texto dentro de un minuto se manda una sola vez.',
    body: 'InquiryAnswer',
    says: inquiryAnswerWords,
    refuses: ['conflict'],
    reads: ['Idempotency-Key'],
  });
  restCall(app, 'POST /inquiries/:id/mark-answered', markInquiryAnswered, {
    name: 'markInquiryAnswered',
    tag,
    summary: 'Marcar una consulta como respondida',
    description:
      'Para lo que se contestó por teléfono o WhatsApp: cuenta como la primera respuesta, sin texto, y al cliente no se le manda nada. Una que no está pendiente se queda como está.',
    reads: ['Idempotency-Key'],
  });
  restCall(app, 'POST /inquiries/:id/mark-pending', markInquiryPending, {
    name: 'markInquiryPending',
    tag,
    summary: 'Quitar la marca de respondida',
    description:
      'La consulta queda sin responder otra vez. Una con respuestas enviadas desde aquí, o que no está respondida, se queda como está.',
    reads: ['Idempotency-Key'],
  });
  restCall(app, 'POST /inquiries/:id/close', closeInquiry, {
    name: 'closeInquiry',
    tag,
    summary: 'Archivar una consulta',
    description: 'Respondida o no. Al cliente no se le avisa. Dos veces no cambia nada.',
    reads: ['Idempotency-Key'],
  });
  restCall(app, 'POST /inquiries/:id/reopen', reopenInquiry, {
    name: 'reopenInquiry',
    tag,
    summary: 'Sacar una consulta del archivo',
    description:
      'Queda como antes de archivarla: respondida o sin responder. Una que no está archivada se queda como está.',
    reads: ['Idempotency-Key'],
  });
}
