import type { RequestReceipt } from '@pbr/schemas/request/request';
import type { ServiceContext } from '../../lib/context.ts';
import { sentAgain } from '../../lib/sent-again.ts';
import { enqueueRequestMails, enqueueRequestPhone } from './enqueue-request-mails.ts';
import {
  addRequestPhone,
  findAlikeRequests,
  lockAlikeRequests,
  type NewRequest,
  type StoredRequest,
} from './request.queries.ts';

interface Arrival {
  request: NewRequest;
  /** The time after which an equal request is this one, sent again. */
  since: Date;
  insert: (db: ServiceContext['db']) => Promise<StoredRequest>;
}

/**
 * Stores a request, mails it to the company, and sends a receipt. One that was sent again stays one; the company is told of a telephone
 * that it adds. `inside.db` is a transaction.
 */
export async function storeRequest(
  inside: ServiceContext,
  { request, since, insert }: Arrival,
): Promise<RequestReceipt> {
  const { db, now } = inside;
  // The statements travel together. Postgres looks for alike requests once it has the lock.
  const [, alike] = await Promise.all([
    lockAlikeRequests(db, request),
    findAlikeRequests(db, request, since),
  ]);
  const { message, details, clientPhone } = request;
  const same = sentAgain(alike, clientPhone);
  if (same) {
    const receipt = receiptOf(request, same);
    if (same.clientPhone === null && clientPhone !== null) {
      await addRequestPhone(db, same.id, clientPhone, now());
      await enqueueRequestPhone(inside, { ...receipt, message, details });
    }
    return receipt;
  }
  const receipt = receiptOf(request, await insert(db));
  await enqueueRequestMails(inside, { ...receipt, message, details });
  return receipt;
}

/** The answer to the sender. It tells what this sender sent, and nothing that an earlier one gave. */
export function receiptOf(
  { kind, clientName, clientEmail, clientPhone }: NewRequest,
  { id, createdAt }: Pick<StoredRequest, 'id' | 'createdAt'>,
): RequestReceipt {
  return { id, kind, clientName, clientEmail, clientPhone, status: 'pending', createdAt };
}
