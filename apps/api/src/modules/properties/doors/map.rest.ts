import { mapSchema } from '@pbr/schemas/property/map';
import type { FastifyInstance } from 'fastify';
import { restCall } from '../../../rest/call.ts';
import { nameAnswer } from '../../../rest/openapi/named-answers.ts';
import { getDocumentedMap } from '../map/get-map.ts';
import { mapExample, mapWords } from '../map/map.words.ts';
import { mapQueryWords } from './list-query.words.ts';

nameAnswer('PropertyMap', mapSchema, mapExample, mapWords);

export async function mapRest(app: FastifyInstance): Promise<void> {
  restCall(app, 'GET /map', getDocumentedMap, {
    name: 'getPropertyMap',
    tag: 'Propiedades',
    summary: 'El catálogo en un mapa',
    description:
      'Con los mismos filtros que el catálogo. Responde hasta 1000 propiedades una por una; si hay más, celdas con cuántas son y la mediana de sus precios. ' +
      'De una ubicación aproximada nadie recibe más que la celda fija de unos 200 metros en que está, ni la encuentra un recuadro más pequeño: se busca, se cuenta y se dibuja por el punto público (`publicPoint`). ' +
      'Lo que oculta su ubicación o no la tiene solo se cuenta en `unlocated`. ' +
      'Donde hay muchas, los números pueden tener hasta tres minutos, y con filtros que encuentran más de 20000 las celdas muestran solo una parte.',
    says: mapQueryWords,
  });
}
