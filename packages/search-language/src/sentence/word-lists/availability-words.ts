import type { PhraseLists } from '../tokens/phrases.ts';

/** Phrases for today. */
export const NOW = `disponible ya|disponible hoy|disponible ahora|disponible ahora mismo|disponible de inmediato|disponible inmediatamente|
    disponibilidad inmediata|entrega inmediata|de entrega inmediata|con entrega inmediata|para entrar ya|para entrar hoy|para entrar de inmediato|
    para mudarme ya|para mudarme de inmediato|para mudarnos ya|para mudarse ya|para ocupar ya|para habitar ya|para ocupar de inmediato|
    para habitar de inmediato|listo para habitar|lista para habitar|listos para habitar|listas para habitar|listo para entrar|lista para entrar|
    listo para ocupar|lista para ocupar`;

/** Before a day or a month. A plain month is meant from its first day or up to its last one. */
export const STARTS: PhraseLists<'first' | 'last'> = [
  [
    `disponible en|disponibles en|disponible para|disponibles para|disponible este|disponible el|disponible|libre en|libre para|libre el|
    desocupado en|desocupada en|me mudo en|nos mudamos en|mudarme en|mudarnos en|mudarse en|entrar en|para entrar en|para|para el mes de|para mudarme en|para mudarnos en|para ocupar en|que se desocupe en`,
    'last',
  ],
  [
    `disponible desde|disponibles desde|disponible a partir|disponibles a partir|disponible antes|disponible a mas tardar|
    libre desde|libre a partir|para entrar desde|para entrar a partir|para entrar antes|para mudarme a partir|para mudarme antes|
    mudarme el|mudarnos el|mudarse el|mudarme antes|mudarnos antes|me mudo el|nos mudamos el|entrar el|ocupar el|para el|para el dia|desde el|desde|
    para mudarnos a partir|para entrar el|para mudarme el|para mudarnos el|a partir`,
    'first',
  ],
];

export const MONTHS =
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(
    ' ',
  );
