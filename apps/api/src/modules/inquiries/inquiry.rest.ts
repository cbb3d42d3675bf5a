import { inquiryReceiptSchema } from '@pbr/schemas/inquiry';
import type { FastifyInstance } from 'fastify';
import { pathId, restRoute } from '../../lib/rest.ts';
import { sendInquiry } from './send-inquiry.ts';

export async function inquiryRest(app: FastifyInstance): Promise<void> {
  restRoute(app, {
    method: 'POST',
    url: '/properties/:id/inquiries',
    access: 'public',
    status: 201,
    output: inquiryReceiptSchema,
    handle: (ctx, request) => sendInquiry(ctx, { propertyId: pathId(request), form: request.body }),
  });
}
