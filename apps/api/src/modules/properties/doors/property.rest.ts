import { feedSchema } from '@pbr/schemas/property/feed';
import { propertyImageSchema } from '@pbr/schemas/property/photos';
import { propertySchema } from '@pbr/schemas/property/read';
import type { FastifyInstance } from 'fastify';
import { restCall } from '../../../rest/call.ts';
import { downloadRoute } from '../../../rest/download-route.ts';
import { nameAnswer } from '../../../rest/openapi/named-answers.ts';
import { pageWords } from '../../../rest/openapi/words.ts';
import { listFeed } from '../catalogue/list-feed.ts';
import { createProperty } from '../listings/create-property.ts';
import { deleteProperty } from '../deleted/delete-property.ts';
import { duplicateProperty } from '../listings/duplicate-property.ts';
import { getProperty } from '../listings/get-property.ts';
import { listMyPropertiesByCursor } from '../mine/list-my-properties-by-cursor.ts';
import { patchProperty } from '../listings/patch-property.ts';
import { updateProperty } from '../listings/update-property.ts';
import { exportMyProperties } from '../mine/export-my-properties.ts';
import { feed, image, property } from '../property.examples.ts';
import {
  exportQueryWords,
  feedQueryWords,
  feedWords,
  imageWords,
  patchWords,
  propertyWords,
  sentPropertyWords,
} from '../property.words.ts';
import { listings } from '../property.rows.ts';
import { listPropertiesByCursor } from '../search/list-properties-by-cursor.ts';
import { listQueryWords } from './list-query.words.ts';

nameAnswer('Property', propertySchema, property, propertyWords);
nameAnswer('PropertyImage', propertyImageSchema, image, imageWords);
nameAnswer('PropertyChanges', feedSchema, feed, feedWords);

const tag = 'Propiedades';

export async function propertyRest(app: FastifyInstance): Promise<void> {
  restCall(app, 'GET /properties', listPropertiesByCursor, {
    name: 'listProperties',
    tag,
    summary: 'El catálogo',
    description:
      'Un filtro que no se entiende no cuenta. Una página puede traer menos que `limit`: solo la falta de `Link` significa el final.',
    says: { ...listQueryWords, ...pageWords },
    isPaged: true,
  });
  restCall(app, 'GET /properties/my/list', listMyPropertiesByCursor, {
    name: 'listMyProperties',
    tag,
    summary: 'Las propiedades propias, también las pausadas y los borradores',
    description: 'Con sus comisiones y consultas, y con los mismos filtros que el catálogo.',
    says: { ...listQueryWords, ...pageWords },
    isPaged: true,
  });
  restCall(app, 'GET /properties/changes', listFeed, {
    name: 'listPropertyChanges',
    tag,
    summary: 'Qué cambió en el catálogo, para mantener una copia',
    description:
      'Para empezar: pide `since=now`, guarda `next`, copia el catálogo con `GET /api/properties` y sigue desde `next`. ' +
      '`updated` significa que la propiedad está en el catálogo y hay que leerla de nuevo; `paused`, `closed` (vendida o rentada) ' +
      'y `deleted`, que ya no está. Los cambios vienen en el orden en que se guardaron; una propiedad que cambió varias veces ' +
      'aparece una vez, en el lugar del último cambio. Mientras `hasMore` sea verdadero, pide los siguientes con `since` igual a `next`.',
    says: feedQueryWords,
  });
  restCall(app, 'GET /properties/:id', getProperty, {
    output: propertySchema,
    name: 'getProperty',
    tag,
    summary: 'Una propiedad entera',
    description:
      'Con todas sus fotos. Una pausada o ajena que no toca ver es 404. También con el código que leen las personas (`PBR-0A1B2C3D`), mientras sea el de una sola de las que puedes ver.',
    isVersioned: true,
  });
  downloadRoute(app, '/properties.csv', exportMyProperties, {
    name: 'exportMyProperties',
    tag,
    summary: 'Las propiedades propias como archivo CSV',
    description:
      'Con sus visitas y consultas, como en “Mis Propiedades”: también las pausadas y los borradores, con los títulos en español y para abrir en una hoja de cálculo.',
    says: exportQueryWords,
    refuses: ['forbidden'],
    fileName: 'propiedades.csv',
  });
  writes(app);
}

function writes(app: FastifyInstance): void {
  restCall(app, 'POST /properties', createProperty, {
    output: propertySchema,
    name: 'createProperty',
    tag,
    summary: 'Publicar una propiedad, o guardar un borrador',
    description:
      'Queda a nombre de quien la manda y visible de inmediato. Lo que la operación o el tipo ocultan ni se revisa ni se guarda. ' +
      'Con `isActive: false` se guarda un borrador, que solo necesita `name` y que nadie más ve. Lo que le falta se responde como `""`.',
    body: 'NewProperty',
    says: sentPropertyWords,
    reads: ['Idempotency-Key'],
    isVersioned: true,
    without: ['creationKey'],
    makes: listings,
    status: 201,
    madeAt: ({ id }) => `/api/properties/${id}`,
  });
  restCall(app, 'PUT /properties/:id', updateProperty, {
    output: propertySchema,
    name: 'updateProperty',
    tag,
    summary: 'Cambiar una propiedad',
    description:
      'Escribe todos los campos: lo que falta queda vacío. Lo que la operación o el tipo ocultan ni se revisa ni se guarda. ' +
      'Un borrador sigue siéndolo y solo necesita `name`, hasta que `isActive: true` lo publica. A una propiedad publicada no la pausa ni la activa.',
    body: 'PropertyForm',
    says: sentPropertyWords,
    reads: ['If-Match'],
    isVersioned: true,
    // Clients send back what they have read, and none of this is for a PUT to decide.
    without: ['version', 'dealStatus'],
  });
  restCall(app, 'PATCH /properties/:id', patchProperty, {
    output: propertySchema,
    name: 'patchProperty',
    tag,
    summary: 'Cambiar algunos campos de una propiedad, pausarla o activarla',
    description:
      'Activar un borrador lo publica: entonces se revisan todos sus campos, y cuenta como nueva desde ese momento. ' +
      'Lo que no se manda queda como está. Un campo que la operación o el tipo ocultan queda vacío, y un estado del trato que la operación nueva no admite se quita. ' +
      'Solo lo que está en venta puede quedar como `vendida`, y solo lo que está en renta como `rentada`.',
    body: 'PropertyPatch',
    says: patchWords,
    reads: ['If-Match'],
    isVersioned: true,
  });
  restCall(app, 'POST /properties/:id/duplicate', duplicateProperty, {
    output: propertySchema,
    name: 'duplicateProperty',
    tag,
    summary: 'Duplicar una propiedad',
    description:
      'La copia es un borrador, con los mismos datos y dueño, sin fotos, comisiones, consultas ni disponibilidad.',
    reads: ['Idempotency-Key'],
    isVersioned: true,
    takesBody: false,
    without: ['creationKey'],
    makes: listings,
    status: 201,
    madeAt: ({ id }) => `/api/properties/${id}`,
  });
  restCall(app, 'DELETE /properties/:id', deleteProperty, {
    name: 'deleteProperty',
    tag,
    summary: 'Borrar una propiedad',
    description: 'Durante 30 días la administración puede restaurarla.',
    reads: ['If-Match'],
    without: ['version'],
    status: 204,
  });
}
