import { inquiryReceiptSchema } from '@pbr/schemas/inquiry';
import { pathId, type RestApp, restRoute } from '../../lib/rest.ts';
import { sendInquiry } from './send-inquiry.ts';

export async function inquiryRest(app: RestApp): Promise<void> {
  restRoute(app, {
    method: 'POST',
    url: '/properties/:id/inquiries',
    access: 'public',
    names: { row: 'property', needs: 'see' },
    status: 201,
    output: inquiryReceiptSchema,
    handle: (ctx, request) => sendInquiry(ctx, { propertyId: pathId(request), form: request.body }),
  });
}
