import { requestReceiptSchema } from '@pbr/schemas/request';
import { sentContactSchema } from '@pbr/schemas/request-form';
import { type RestApp, restRoute } from '../../lib/rest.ts';
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
    },
    access: 'public',
    status: 201,
    form: sentContactSchema,
    output: requestReceiptSchema,
    handle: (ctx, request) => sendRequest(ctx, { kind: 'contact', form: request.body }),
  });
}
