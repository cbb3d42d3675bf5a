import { randomUUID } from 'node:crypto';
import { PRIVACY_NOTICE_VERSION } from '@pbr/schemas/privacy-notice';
import type { RequestReceipt } from '@pbr/schemas/request/request';
import type { RequestKind } from '@pbr/schemas/request/kinds';
import type { ServiceContext } from '../../lib/context.ts';
import { enqueueRequestMails } from './enqueue-request-mails.ts';
import { readRequestForm } from './read-request-form.ts';
import {
  findSameRequest,
  insertRequest,
  lockRequestsOf,
  type NewRequest,
} from './request.queries.ts';

/** The same sender, kind and content within this time count as one request: a double click, or a retry after a lost answer. */
const SAME_WITHIN_MS = 10 * 60_000;

/** Stores a visitor's request, mails it to the company, and sends a receipt. `form` is validated here. */
export async function sendRequest(
  ctx: ServiceContext,
  { kind, form }: { kind: RequestKind; form: unknown },
): Promise<RequestReceipt> {
  await ctx.limiter.consume(ctx.limits.publicForms, ctx.address);
  const { request, isTrapped } = readRequestForm(kind, form);
  const now = ctx.now();
  if (isTrapped) return unstoredReceipt(request, now);
  return ctx.db.transaction(async (tx) => {
    await lockRequestsOf(tx, request);
    const same = await findSameRequest(tx, request, new Date(now.getTime() - SAME_WITHIN_MS));
    if (same) return same;
    const receipt = await insertRequest(tx, request, PRIVACY_NOTICE_VERSION, now);
    const { message, details } = request;
    await enqueueRequestMails({ ...ctx, db: tx }, { ...receipt, message, details });
    return receipt;
  });
}

/** Looks like a real receipt, so that a program that filled the hidden field learns nothing from it. */
function unstoredReceipt(request: NewRequest, now: Date): RequestReceipt {
  const { kind, clientName, clientEmail, clientPhone } = request;
  const receipt = { id: randomUUID(), status: 'pending' as const, createdAt: now.toISOString() };
  return { ...receipt, kind, clientName, clientEmail, clientPhone };
}
