import type { FastifyInstance } from 'fastify';
import type * as z from 'zod/mini';
import type { Action } from '../action/action.ts';
import { type About, plainCall } from './call.ts';
import { documentRoute } from './document-route.ts';

interface Download {
  /** Only files outside the documented API have none. */
  about?: About;
  contentType: string;
  fileName: string;
}

/** Mounts an action whose answer is a file that is made while it is sent. */
export function downloadRoute<Input extends z.core.$ZodType>(
  app: FastifyInstance,
  url: string,
  action: Action<Input, z.core.$ZodType, AsyncIterable<string>, never>,
  { about, contentType, fileName }: Download,
): void {
  documentRoute(app, {
    url,
    access: action.access,
    isLong: true,
    contentType: `${contentType}; charset=utf-8`,
    cacheControl: 'no-store',
    fileName,
    call: plainCall(action, { about, contentType }),
    handle: (ctx, { query }) => action.perform(ctx, query),
  });
}
