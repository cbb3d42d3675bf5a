import {
  propertyIdSchema,
  propertyListSchema,
  propertySchema,
  propertyWriteSchema,
} from '@pbr/schemas/property/property';
import { propertyStatusSchema, sentPropertySchema } from '@pbr/schemas/property/write';
import { propertyListQuerySchema } from '@pbr/schemas/property/list';
import { JsonText, pathId, type RestApp, restRoute } from '../../rest/rest.ts';
import { ifMatch, sendList } from '../../rest/headers.ts';
import { createProperty } from './listings/create-property.ts';
import { deleteProperty } from './listings/delete-property.ts';
import { getProperty } from './listings/get-property.ts';
import { listMyProperties } from './listings/list-my-properties.ts';
import { listProperties } from './search/list-properties.ts';
import { setPropertyStatus } from './listings/set-property-status.ts';
import { updateProperty } from './listings/update-property.ts';

export async function propertyRest(app: RestApp): Promise<void> {
  restRoute(app, {
    method: 'GET',
    url: '/properties',
    about: {
      name: 'listProperties',
      tag: 'Propiedades',
      summary: 'El catálogo',
      description:
        'Un filtro que no se entiende no cuenta. Una página puede traer menos que `limit`: solo la falta de `Link` significa el final.',
      isPaged: true,
    },
    access: 'public',
    isReady: true,
    query: propertyListQuerySchema,
    output: propertyListSchema,
    handle: async (ctx, request, reply, { query }) =>
      new JsonText(sendList(request, reply, await listProperties(ctx, query))),
  });

  restRoute(app, {
    method: 'GET',
    url: '/properties/my/list',
    about: {
      name: 'listMyProperties',
      tag: 'Propiedades',
      summary: 'Las propiedades propias, también las pausadas',
      isPaged: true,
    },
    access: 'member',
    query: propertyListQuerySchema,
    output: propertyListSchema,
    handle: async (ctx, request, reply, { query }) =>
      new JsonText(sendList(request, reply, await listMyProperties(ctx, query))),
  });

  restRoute(app, {
    method: 'GET',
    url: '/properties/:id',
    about: {
      name: 'getProperty',
      tag: 'Propiedades',
      summary: 'Una propiedad entera',
      isVersioned: true,
    },
    access: 'public',
    names: { row: 'property', needs: 'see' },
    isReady: true,
    output: propertySchema,
    handle: (ctx, request) => getProperty(ctx, { id: pathId(request) }),
  });

  writes(app);
}

function writes(app: RestApp): void {
  restRoute(app, {
    method: 'POST',
    url: '/properties',
    about: {
      name: 'createProperty',
      tag: 'Propiedades',
      summary: 'Publicar una propiedad',
      reads: ['Idempotency-Key'],
      isVersioned: true,
    },
    access: 'member',
    status: 201,
    form: sentPropertySchema,
    output: propertySchema,
    handle: (ctx, request) => createProperty(ctx, { form: request.body }),
  });

  restRoute(app, {
    method: 'PUT',
    url: '/properties/:id',
    about: {
      name: 'updateProperty',
      tag: 'Propiedades',
      summary: 'Cambiar una propiedad',
      reads: ['If-Match'],
      isVersioned: true,
    },
    access: 'member',
    names: { row: 'property', needs: 'edit' },
    form: propertyWriteSchema,
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
    about: {
      name: 'setPropertyStatus',
      tag: 'Propiedades',
      summary: 'Pausar o activar una propiedad, o decir qué fue de ella',
      description:
        'Solo lo que está en venta puede quedar como `vendida`, y solo lo que está en renta como `rentada`.',
      reads: ['If-Match'],
      isVersioned: true,
    },
    access: 'member',
    names: { row: 'property', needs: 'edit' },
    form: propertyStatusSchema,
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
    about: {
      name: 'deleteProperty',
      tag: 'Propiedades',
      summary: 'Borrar una propiedad',
      description: 'Durante 30 días la administración puede restaurarla.',
      reads: ['If-Match'],
    },
    access: 'member',
    names: { row: 'property', needs: 'edit' },
    status: 204,
    output: propertyIdSchema,
    handle: (ctx, request) =>
      deleteProperty(ctx, { id: pathId(request), ifMatch: ifMatch(request) }),
  });
}
