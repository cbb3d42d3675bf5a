import type { FastifyInstance } from 'fastify';
import type * as z from 'zod/mini';
import type { Action } from '../action/action.ts';
import { type About, plainCall } from './call.ts';
import { documentRoute } from './document-route.ts';

interface Download extends About {
  fileName: string;
}

const CSV = 'text/csv';

/** Mounts an action whose answer is a CSV file that is made while it is sent. */
export function downloadRoute<Input extends z.core.$ZodType>(
  app: FastifyInstance,
  url: string,
  action: Action<Input, z.core.$ZodType, AsyncIterable<string>, never>,
  download: Download,
): void {
  documentRoute(app, {
    url,
    access: action.access,
    isLong: true,
    contentType: `${CSV}; charset=utf-8`,
    cacheControl: 'no-store',
    fileName: download.fileName,
    call: plainCall(action, { about: download, contentType: CSV }),
    handle: (ctx, { query }) => action.perform(ctx, query),
  });
}
