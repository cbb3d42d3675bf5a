import { propertySchema } from '@pbr/schemas/property';
import { propertyListQuerySchema } from '@pbr/schemas/property-list';
import { COUNT_CAP } from '@pbr/schemas/property-search';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { parseInput } from '../../lib/parse-input.ts';
import { pathId, restRoute } from '../../lib/rest.ts';
import { getProperty } from './get-property.ts';
import { listProperties } from './list-properties.ts';

export async function propertyRest(app: FastifyInstance): Promise<void> {
  restRoute(app, {
    method: 'GET',
    url: '/properties',
    access: 'public',
    output: z.array(propertySchema),
    handle: async (ctx, request, reply) => {
      const list = await listProperties(ctx, parseInput(propertyListQuerySchema, request.query));
      setListHeaders(request, reply, list);
      return list.items;
    },
  });

  restRoute(app, {
    method: 'GET',
    url: '/properties/:id',
    access: 'public',
    output: propertySchema,
    handle: (ctx, request) => getProperty(ctx, { id: pathId(request) }),
  });
}

function setListHeaders(
  request: FastifyRequest,
  reply: FastifyReply,
  { total, nextCursor }: { total: number; nextCursor: string | null },
): void {
  void reply.header('x-total-count', String(total));
  if (total > COUNT_CAP) void reply.header('x-total-count-capped', 'true');
  if (nextCursor === null) return;
  const query = new URLSearchParams(request.url.split('?')[1] ?? '');
  query.set('cursor', nextCursor);
  void reply.header('link', `<${request.server.publicOrigin}/api/properties?${query.toString()}>; rel="next"`);
}
