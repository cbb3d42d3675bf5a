import { propertyChangesQuerySchema, propertyChangesSchema } from '@pbr/schemas/property/feed';
import { type RestApp, restRoute } from '../../../rest/rest.ts';
import { listPropertyChanges } from './list-property-changes.ts';

export async function propertyChangesRest(app: RestApp): Promise<void> {
  restRoute(app, {
    method: 'GET',
    url: '/properties/changes',
    about: {
      name: 'listPropertyChanges',
      tag: 'Propiedades',
      summary: 'Qué cambió en el catálogo, para mantener una copia',
      description:
        'Para empezar: pide `since=now`, guarda `next`, copia el catálogo con `GET /api/properties` y sigue desde `next`. ' +
        '`updated` significa que la propiedad está en el catálogo y hay que leerla de nuevo; `paused`, `closed` (vendida o rentada) ' +
        'y `deleted`, que ya no está. Los cambios vienen en el orden en que se guardaron; una propiedad que cambió varias veces ' +
        'aparece una vez, en el lugar del último cambio. Mientras `hasMore` sea verdadero, pide los siguientes con `since` igual a `next`.',
    },
    access: 'public',
    isReady: true,
    query: propertyChangesQuerySchema,
    output: propertyChangesSchema,
    handle: (ctx, _request, _reply, { query }) => listPropertyChanges(ctx, query),
  });
}
