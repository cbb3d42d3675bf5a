import type { ServiceRequestReceipt } from '@pbr/schemas/service-request/service-request';
import type { ServiceContext } from '../../../lib/context.ts';
import { sentAgain } from '../../../lib/sent-again.ts';
import {
  enqueueServiceRequestMails,
  enqueueServiceRequestPhone,
} from '../mails/enqueue-service-request-mails.ts';
import {
  addServiceRequestPhone,
  findAlikeServiceRequests,
  lockAlikeServiceRequests,
  type NewServiceRequest,
  type insertServiceRequest,
} from './service-request.queries.ts';

interface Arrival {
  serviceRequest: NewServiceRequest;
  /** The time after which an equal service request is this one, sent again. */
  since: Date;
  insert: (db: ServiceContext['db']) => ReturnType<typeof insertServiceRequest>;
}

/**
 * Stores a service request, mails it to the company, and sends a receipt. One that was sent again stays one; the company is told of a telephone
 * that it adds. `inside.db` is a transaction.
 */
export async function storeServiceRequest(
  inside: ServiceContext,
  { serviceRequest, since, insert }: Arrival,
): Promise<ServiceRequestReceipt> {
  const { db, now } = inside;
  // The statements travel together. Postgres looks for alike service requests once it has the lock.
  const [, alike] = await Promise.all([
    lockAlikeServiceRequests(db, serviceRequest),
    findAlikeServiceRequests(db, serviceRequest, since),
  ]);
  const { message, details, clientPhone } = serviceRequest;
  const same = sentAgain(alike, clientPhone);
  if (same) {
    const receipt = receiptOfServiceRequest(serviceRequest, same);
    if (same.clientPhone === null && clientPhone !== null) {
      await addServiceRequestPhone(db, same.id, clientPhone, now());
      await enqueueServiceRequestPhone(inside, { ...receipt, message, details });
    }
    return receipt;
  }
  const receipt = receiptOfServiceRequest(serviceRequest, await insert(db));
  await enqueueServiceRequestMails(inside, { ...receipt, message, details });
  return receipt;
}

/** The answer to the sender. It tells what this sender sent, and nothing that an earlier one gave. */
export function receiptOfServiceRequest(
  { kind, clientName, clientEmail, clientPhone }: NewServiceRequest,
  { id, createdAt }: Pick<ServiceRequestReceipt, 'id' | 'createdAt'>,
): ServiceRequestReceipt {
  return { id, kind, clientName, clientEmail, clientPhone, status: 'pending', createdAt };
}
