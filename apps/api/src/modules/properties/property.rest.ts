import { propertyIdSchema, propertyListSchema, propertySchema } from '@pbr/schemas/property';
import { propertyListQuerySchema } from '@pbr/schemas/property-list';
import { parseQuery, pathId, type RestApp, restRoute } from '../../lib/rest.ts';
import { idempotencyKey, ifMatch, setListHeaders, setVersionTag } from '../../lib/rest-headers.ts';
import { createProperty } from './create-property.ts';
import { deleteProperty } from './delete-property.ts';
import { getProperty } from './get-property.ts';
import { listMyProperties } from './list-my-properties.ts';
import { listProperties } from './list-properties.ts';
import { setPropertyStatus } from './set-property-status.ts';
import { updateProperty } from './update-property.ts';

export async function propertyRest(app: RestApp): Promise<void> {
  restRoute(app, {
    method: 'GET',
    url: '/properties',
    access: 'public',
    isReady: true,
    output: propertyListSchema,
    handle: async (ctx, request, reply) => {
      const list = await listProperties(ctx, parseQuery(propertyListQuerySchema, request));
      setListHeaders(request, reply, list);
      return list.items;
    },
  });

  restRoute(app, {
    method: 'GET',
    url: '/properties/my/list',
    access: 'member',
    output: propertyListSchema,
    handle: async (ctx, request, reply) => {
      const list = await listMyProperties(ctx, parseQuery(propertyListQuerySchema, request));
      setListHeaders(request, reply, list);
      return list.items;
    },
  });

  restRoute(app, {
    method: 'GET',
    url: '/properties/:id',
    access: 'public',
    names: { row: 'property', needs: 'see' },
    isReady: true,
    output: propertySchema,
    handle: async (ctx, request, reply) => {
      const property = await getProperty(ctx, { id: pathId(request) });
      setVersionTag(reply, property.version);
      return property;
    },
  });

  writes(app);
}

function writes(app: RestApp): void {
  restRoute(app, {
    method: 'POST',
    url: '/properties',
    access: 'member',
    status: 201,
    output: propertySchema,
    handle: (ctx, request) =>
      createProperty(ctx, { form: request.body, creationKey: idempotencyKey(request) }),
  });

  restRoute(app, {
    method: 'PUT',
    url: '/properties/:id',
    access: 'member',
    names: { row: 'property', needs: 'edit' },
    output: propertySchema,
    handle: (ctx, request) =>
      updateProperty(ctx, {
        id: pathId(request),
        form: request.body,
        ifMatch: ifMatch(request),
      }),
  });

  restRoute(app, {
    method: 'PATCH',
    url: '/properties/:id',
    access: 'member',
    names: { row: 'property', needs: 'edit' },
    output: propertySchema,
    handle: (ctx, request) =>
      setPropertyStatus(ctx, {
        id: pathId(request),
        change: request.body,
        ifMatch: ifMatch(request),
      }),
  });

  restRoute(app, {
    method: 'DELETE',
    url: '/properties/:id',
    access: 'member',
    names: { row: 'property', needs: 'edit' },
    status: 204,
    output: propertyIdSchema,
    handle: (ctx, request) =>
      deleteProperty(ctx, { id: pathId(request), ifMatch: ifMatch(request) }),
  });
}
