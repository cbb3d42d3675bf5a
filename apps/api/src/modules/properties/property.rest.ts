import { propertyImageSchema } from '@pbr/schemas/property/photos';
import { propertySchema } from '@pbr/schemas/property/read';
import type { FastifyInstance } from 'fastify';
import { restCall } from '../../rest/call.ts';
import { documentRoute } from '../../rest/document.ts';
import { nameAnswer } from '../../rest/openapi/named-answers.ts';
import { listFeed } from './catalogue/list-feed.ts';
import { createProperty } from './listings/create-property.ts';
import { deleteProperty } from './listings/delete-property.ts';
import { duplicateProperty } from './listings/duplicate-property.ts';
import { getProperty } from './listings/get-property.ts';
import { listMyProperties } from './listings/list-my-properties.ts';
import { setPropertyStatus } from './listings/set-property-status.ts';
import { updateProperty } from './listings/update-property.ts';
import { exportMyProperties } from './mine/export-my-properties.ts';
import { image, property } from './property.examples.ts';
import { listProperties } from './search/list-properties.ts';

nameAnswer('Property', propertySchema, property);
nameAnswer('PropertyImage', propertyImageSchema, image);

const tag = 'Propiedades';

export async function propertyRest(app: FastifyInstance): Promise<void> {
  restCall(app, 'GET /properties', listProperties, {
    about: {
      name: 'listProperties',
      tag,
      summary: 'El catálogo',
      description:
        'Un filtro que no se entiende no cuenta. Una página puede traer menos que `limit`: solo la falta de `Link` significa el final.',
      isPaged: true,
    },
  });
  restCall(app, 'GET /properties/my/list', listMyProperties, {
    about: {
      name: 'listMyProperties',
      tag,
      summary: 'Las propiedades propias, también las pausadas y los borradores',
      isPaged: true,
    },
  });
  restCall(app, 'GET /properties/changes', listFeed, {
    about: {
      name: 'listPropertyChanges',
      tag,
      summary: 'Qué cambió en el catálogo, para mantener una copia',
      description:
        'Para empezar: pide `since=now`, guarda `next`, copia el catálogo con `GET /api/properties` y sigue desde `next`. ' +
        '`updated` significa que la propiedad está en el catálogo y hay que leerla de nuevo; `paused`, `closed` (vendida o rentada) ' +
        'y `deleted`, que ya no está. Los cambios vienen en el orden en que se guardaron; una propiedad que cambió varias veces ' +
        'aparece una vez, en el lugar del último cambio. Mientras `hasMore` sea verdadero, pide los siguientes con `since` igual a `next`.',
    },
  });
  restCall(app, 'GET /properties/:id', getProperty, {
    output: propertySchema,
    about: {
      name: 'getProperty',
      tag,
      summary: 'Una propiedad entera',
      description:
        'También con el código que leen las personas (`PBR-0A1B2C3D`), mientras sea el de una sola de las que puedes ver.',
      isVersioned: true,
    },
  });
  documentRoute(app, {
    url: '/properties.csv',
    access: 'member',
    contentType: 'text/csv; charset=utf-8',
    cacheControl: 'no-store',
    fileName: 'propiedades.csv',
    handle: (ctx, request) => exportMyProperties(ctx, request.query),
  });
  writes(app);
}

function writes(app: FastifyInstance): void {
  restCall(app, 'POST /properties', createProperty, {
    output: propertySchema,
    about: {
      name: 'createProperty',
      tag,
      summary: 'Publicar una propiedad, o guardar un borrador',
      description:
        'Con `isActive: false` se guarda un borrador, que solo necesita `name` y que nadie más ve. Lo que le falta se responde como `""`.',
      body: 'NewProperty',
      reads: ['Idempotency-Key'],
      isVersioned: true,
    },
    without: ['creationKey'],
    status: 201,
  });
  restCall(app, 'PUT /properties/:id', updateProperty, {
    output: propertySchema,
    about: {
      name: 'updateProperty',
      tag,
      summary: 'Cambiar una propiedad',
      description:
        'Un borrador sigue siéndolo y solo necesita `name`, hasta que `isActive: true` lo publica. A una propiedad publicada no la pausa ni la activa.',
      body: 'PropertyForm',
      reads: ['If-Match'],
      isVersioned: true,
    },
    // Clients send back what they have read, and none of this is for a PUT to decide.
    without: ['version', 'dealStatus'],
  });
  restCall(app, 'PATCH /properties/:id', setPropertyStatus, {
    output: propertySchema,
    about: {
      name: 'setPropertyStatus',
      tag,
      summary: 'Pausar o activar una propiedad, o decir qué fue de ella',
      description:
        'Activar un borrador lo publica: entonces se revisan todos sus campos, y cuenta como nueva desde ese momento. ' +
        'Solo lo que está en venta puede quedar como `vendida`, y solo lo que está en renta como `rentada`.',
      body: 'PropertyStatus',
      reads: ['If-Match'],
      isVersioned: true,
    },
  });
  restCall(app, 'POST /properties/:id/duplicate', duplicateProperty, {
    output: propertySchema,
    about: {
      name: 'duplicateProperty',
      tag,
      summary: 'Duplicar una propiedad',
      description:
        'La copia es un borrador, con los mismos datos y dueño, sin fotos, comisiones, consultas ni disponibilidad.',
      reads: ['Idempotency-Key'],
      isVersioned: true,
    },
    takesBody: false,
    without: ['creationKey'],
    status: 201,
  });
  restCall(app, 'DELETE /properties/:id', deleteProperty, {
    about: {
      name: 'deleteProperty',
      tag,
      summary: 'Borrar una propiedad',
      description: 'Durante 30 días la administración puede restaurarla.',
      reads: ['If-Match'],
    },
    status: 204,
  });
}
