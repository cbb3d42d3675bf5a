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
  431: 'request.uri_too_long',
};

/** Answers every error that Fastify itself, one of its plugins or a handler throws. */
export function handleError(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const status = protocolStatus(error);
  if (status !== undefined) {
    const code = PROTOCOL_ERRORS[status];
    // A visitor cannot tell a forbidden path from a missing file.
    return code
      ? sendProblem(reply, status, code, request.id)
      : sendProblem(reply, 404, 'route.not_found', request.id);
  }
  const appError = toAppError(error);
  if (appError.kind === 'internal')
    request.log.error({ err: appError.cause ?? appError }, 'request failed');
  return sendAppError(reply, appError, request.id);
}

/** The 4xx status of a protocol error, which Fastify or the file server throws before any of our code runs. */
function protocolStatus(error: unknown): number | undefined {
  if (error instanceof AppError || !(error instanceof Error) || !('statusCode' in error))
    return undefined;
  const { statusCode } = error;
  return typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500
    ? statusCode
    : undefined;
}
