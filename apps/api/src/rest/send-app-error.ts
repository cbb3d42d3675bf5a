import { type ErrorCode, errorCatalogue } from '@pbr/schemas/errors';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { AppError, httpStatusByKind } from '../lib/errors.ts';
import { toAppError } from '../lib/unexpected.ts';
import { sendQuotas } from './headers.ts';

/** The shape of every error of the documented API. */
export const problemSchema = z.object({
  code: z.string(),
  message: z.string(),
  /** The path of each wrong field, with the message for it. */
  fields: z.optional(z.record(z.string(), z.string())),
  requestId: z.string(),
});

export function sendAppError(
  reply: FastifyReply,
  error: AppError,
  requestId: string,
): FastifyReply {
  if (error.retryAfterSeconds !== undefined)
    void reply.header('retry-after', String(error.retryAfterSeconds));
  if (error.quota) sendQuotas(reply, [...(reply.request.quotas ?? []), error.quota]);
  return sendProblem(reply, httpStatusByKind[error.kind], error.code, requestId, error.fields);
}

export function sendProblem(
  reply: FastifyReply,
  status: number,
  code: ErrorCode,
  requestId: string,
  fields?: Record<string, string>,
): FastifyReply {
  const problem: z.output<typeof problemSchema> = {
    code,
    message: errorCatalogue[code].es,
    ...(fields && { fields }),
    requestId,
  };
  return reply
    .status(status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(problem);
}

const PROTOCOL_ERRORS: Readonly<Record<number, ErrorCode>> = {
  400: 'request.malformed',
  408: 'request.timeout',
  413: 'request.too_large',
  414: 'request.uri_too_long',
  415: 'request.unsupported_type',
  416: 'request.no_such_range',
  431: 'request.uri_too_long',
};

/** Answers every error that Fastify itself, one of its plugins or a handler throws. */
export function handleError(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const protocol = protocolError(error);
  if (protocol) return sendProblem(reply, protocol.status, protocol.code, request.id);
  const appError = toAppError(error);
  if (appError.kind === 'internal')
    request.log.error({ err: appError.cause ?? appError }, 'request failed');
  return sendAppError(reply, appError, request.id);
}

/** The answer to a protocol error, which Fastify or the file server throws before any of our code runs. */
export function protocolError(error: unknown): { status: number; code: ErrorCode } | undefined {
  if (error instanceof AppError || !(error instanceof Error) || !('statusCode' in error))
    return undefined;
  const { statusCode: status } = error;
  if (typeof status !== 'number' || status < 400 || status >= 500) return undefined;
  const code = PROTOCOL_ERRORS[status];
  // A visitor cannot tell a forbidden path from a missing file.
  return code ? { status, code } : { status: 404, code: 'route.not_found' };
}
