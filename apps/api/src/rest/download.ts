import type { FastifyInstance } from 'fastify';
import type * as z from 'zod/mini';
import type { Operation } from '../operation/operation.ts';
import type { About } from './call.ts';
import { documentRoute } from './document.ts';

interface Download {
  /** Only files outside the documented API have none. */
  about?: About;
  contentType: string;
  fileName: string;
}

/** Mounts an operation whose answer is a file that is made while it is sent. */
export function download<Input extends z.core.$ZodType>(
  app: FastifyInstance,
  url: string,
  operation: Operation<Input, z.core.$ZodType, AsyncIterable<string>, never>,
  { about, contentType, fileName }: Download,
): void {
  documentRoute(app, {
    url,
    access: operation.access,
    isLong: true,
    contentType: `${contentType}; charset=utf-8`,
    cacheControl: 'no-store',
    fileName,
    call: {
      operation,
      about,
      output: operation.output,
      contentType,
      without: [],
      takesPhoto: false,
      makes: undefined,
      takesBody: false,
      statuses: [200],
    },
    handle: (ctx, { query }) => operation.perform(ctx, query),
  });
}
