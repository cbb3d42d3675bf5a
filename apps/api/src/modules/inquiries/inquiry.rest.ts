import { inquiryReceiptSchema, sentInquirySchema } from '@pbr/schemas/inquiry/write';
import { pathId, type RestApp, restRoute } from '../../rest/rest.ts';
import { sendInquiry } from './send-inquiry.ts';

export async function inquiryRest(app: RestApp): Promise<void> {
  restRoute(app, {
    method: 'POST',
    url: '/properties/:id/inquiries',
    about: {
      name: 'sendInquiry',
      tag: 'Consultas',
      summary: 'Enviar una consulta al agente de una propiedad',
      description:
        'La misma persona, propiedad y mensaje dentro de diez minutos es una sola consulta: la respuesta es la primera.',
      reads: ['Idempotency-Key'],
    },
    access: 'public',
    names: { row: 'property', needs: 'see' },
    status: 201,
    form: sentInquirySchema,
    output: inquiryReceiptSchema,
    handle: (ctx, request) => sendInquiry(ctx, { propertyId: pathId(request), form: request.body }),
  });
}
