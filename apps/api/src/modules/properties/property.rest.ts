import { propertyListSchema, propertySchema } from '@pbr/schemas/property';
import { propertyListQuerySchema } from '@pbr/schemas/property-list';
import { COUNT_CAP } from '@pbr/schemas/property-search';
import {
  parseQuery,
  pathId,
  type RestApp,
  type RestReply,
  type RestRequest,
  restRoute,
} from '../../lib/rest.ts';
import { getProperty } from './get-property.ts';
import { listProperties } from './list-properties.ts';

export async function propertyRest(app: RestApp): Promise<void> {
  restRoute(app, {
    method: 'GET',
    url: '/properties',
    access: 'public',
    output: propertyListSchema,
    handle: async (ctx, request, reply) => {
      const list = await listProperties(ctx, parseQuery(propertyListQuerySchema, request));
      setListHeaders(request, reply, list);
      return list.items;
    },
  });

  restRoute(app, {
    method: 'GET',
    url: '/properties/:id',
    access: 'public',
    names: { row: 'property', needs: 'see' },
    output: propertySchema,
    handle: (ctx, request) => getProperty(ctx, { id: pathId(request) }),
  });
}

function setListHeaders(
  request: RestRequest,
  reply: RestReply,
  { total, nextCursor }: { total: number; nextCursor: string | null },
): void {
  void reply.header('x-total-count', String(total));
  if (total > COUNT_CAP) void reply.header('x-total-count-capped', 'true');
  if (nextCursor === null) return;
  const query = new URLSearchParams(request.url.split('?')[1] ?? '');
  query.set('cursor', nextCursor);
  void reply.header(
    'link',
    `<${request.server.publicOrigin}/api/properties?${query.toString()}>; rel="next"`,
  );
}
