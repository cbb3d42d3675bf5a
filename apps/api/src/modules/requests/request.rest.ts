import { requestReceiptSchema } from '@pbr/schemas/request/request';
import { sentContactSchema } from '@pbr/schemas/request/form';
import { documentRoute } from '../../rest/document.ts';
import { type RestApp, restRoute } from '../../rest/rest.ts';
import { exportRequests } from './export-requests.ts';
import { sendRequest } from './send-request.ts';

export async function requestRest(app: RestApp): Promise<void> {
  restRoute(app, {
    method: 'POST',
    url: '/contact',
    about: {
      name: 'sendContactMessage',
      tag: 'Consultas',
      summary: 'Enviar un mensaje a la empresa',
      description:
        'El mismo mensaje de la misma persona dentro de diez minutos es uno solo: la respuesta es la primera.',
      reads: ['Idempotency-Key'],
    },
    access: 'public',
    status: 201,
    form: sentContactSchema,
    output: requestReceiptSchema,
    handle: (ctx, request) => sendRequest(ctx, { kind: 'contact', form: request.body }),
  });

  documentRoute(app, {
    url: '/requests.csv',
    access: 'admin',
    contentType: 'text/csv; charset=utf-8',
    cacheControl: 'no-store',
    fileName: 'solicitudes.csv',
    handle: (ctx, request) => exportRequests(ctx, request.query),
  });
}
