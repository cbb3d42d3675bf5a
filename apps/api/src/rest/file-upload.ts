import { Readable } from 'node:stream';
import type { ErrorCode } from '@pbr/schemas/errors';
import type { FastifyInstance } from 'fastify';
import type * as z from 'zod/mini';
import type { Action } from '../action/action.ts';
import { upTo } from '../http/received-file.ts';
import { AppError } from '../lib/errors.ts';
import { plainCall } from './call.ts';

/** The type of a body that is a file and nothing else; forms of other sites cannot send it. */
const FILE_TYPE = 'application/octet-stream';

interface FileUpload {
  /** Bytes. */
  limit: number;
  tooLarge: ErrorCode;
}

/** Mounts an action that takes a file of imports: the body is the file, and the query says the rest. It is outside the documented API. */
export function acceptFile<Input extends z.core.$ZodType>(
  app: FastifyInstance,
  url: string,
  action: Action<Input, z.core.$ZodType, unknown, never>,
  { limit, tooLarge }: FileUpload,
): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(FILE_TYPE, (_request, payload, done) => done(null, payload));
  app.post(url, {
    bodyLimit: limit,
    config: { call: plainCall(action, { takesFile: true }) },
    // Before the body is read, so that a stranger's megabytes are refused unread.
    onRequest: async (request, reply) => {
      await action.admit(request.serviceContext(), {});
      if (Number(request.headers['content-length']) <= limit) return;
      if (request.headers['content-length'] === undefined) return;
      void reply.header('connection', 'close');
      throw new AppError(tooLarge);
    },
    handler: async (request) => {
      const ctx = request.serviceContext();
      const { body, query } = request;
      if (!(body instanceof Readable)) throw new AppError('request.unsupported_type');
      const file = await ctx.importFiles.receive(upTo(limit, body, tooLarge));
      try {
        return await action.perform(ctx, { ...(query as object), file });
      } finally {
        await file.remove();
      }
    },
  });
}
