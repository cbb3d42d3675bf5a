import type { IncomingMessage } from 'node:http';

/** Whether the head of a request announces a body, of which some may not have arrived. */
export function hasBody({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** While its head is being handled, no request counts as complete. */
export const hasArrived = (request: IncomingMessage): boolean =>
  request.complete || !hasBody(request);
