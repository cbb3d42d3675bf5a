import { serviceRequestReceiptSchema } from '@pbr/schemas/service-request/service-request';
import type { FastifyInstance } from 'fastify';
import { restCall } from '../../../rest/call.ts';
import { downloadRoute } from '../../../rest/download-route.ts';
import { nameAnswer } from '../../../rest/openapi/named-answers.ts';
import { exportServiceRequests } from '../inbox/export-service-requests.ts';
import { serviceRequestReceipt } from '../service-request.examples.ts';
import {
  contactWords,
  serviceRequestQueryWords,
  serviceRequestReceiptWords,
} from '../service-request.words.ts';
import { sendContact } from '../sending/send-service-request.ts';

nameAnswer(
  'RequestReceipt',
  serviceRequestReceiptSchema,
  serviceRequestReceipt,
  serviceRequestReceiptWords,
);

export async function serviceRequestRest(app: FastifyInstance): Promise<void> {
  restCall(app, 'POST /contact', sendContact, {
    name: 'sendContactMessage',
    tag: 'Consultas',
    summary: 'Enviar un mensaje a la empresa',
    description:
      'El mismo mensaje de la misma persona dentro de diez minutos es uno solo: la respuesta lleva el id del primero y lo que envió esta llamada. Un teléfono se agrega donde no había; otro teléfono es otro mensaje.',
    body: 'ContactForm',
    says: contactWords,
    reads: ['Idempotency-Key'],
    status: 201,
    // The company reads service requests on a page.
    madeAt: ({ id }) => `/inquiries/requests?open=${id}`,
    isOpen: true,
  });
  downloadRoute(app, '/requests.csv', exportServiceRequests, {
    name: 'exportRequests',
    tag: 'Consultas',
    summary: 'Las solicitudes a la empresa como archivo CSV',
    description:
      'Mensajes, avalúos y asesorías legales con estos filtros, la más nueva primero, con los títulos en español y para abrir en una hoja de cálculo. Solo para la administración.',
    says: serviceRequestQueryWords,
    fileName: 'solicitudes.csv',
  });
}
