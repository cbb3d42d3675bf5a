import type { PhraseLists } from '../tokens/phrases.ts';

/** Phrases for today. */
export const NOW = `disponible ya|de inmediato|disponible hoy|disponible ahora|disponible ahora mismo|disponible de inmediato|disponible inmediatamente|
    disponibilidad inmediata|entrega inmediata|de entrega inmediata|con entrega inmediata|para entrar ya|para entrar hoy|para entrar de inmediato|
    para mudarme ya|para mudarme de inmediato|para mudarnos ya|para mudarse ya|para ocupar ya|para habitar ya|para ocupar de inmediato|
    para habitar de inmediato|listo para habitar|lista para habitar|listos para habitar|listas para habitar|listo para entrar|lista para entrar|
    listo para ocupar|lista para ocupar`;

/** Before a day or a month. A plain month is meant from its first day or up to its last one; 'en' stands before a month only, for 'en 5 de mayo' is a colonia. */
export const STARTS: PhraseLists<'first' | 'last' | 'month'> = [
  [
    `disponible en|disponibles en|disponible para|disponibles para|disponible este|disponible el|disponible|libre en|libre para|libre el|
    entrega en|entrega para|entregan en|se entrega en|la entreguen en|lo entreguen en|llegar en|llegamos en|llego en|mudarme para|mudarnos para|
    me mudo para|para llegar en|move in|moving in|available in|starting in|en el mes de|a principios de|para principios de|a mediados de|
    para mediados de|a finales de|para finales de|a fines de|para fines de|desocupado en|desocupada en|me mudo en|nos mudamos en|mudarme en|mudarnos en|mudarse en|entrar en|para entrar en|para|para el mes de|para mudarme en|para mudarnos en|para ocupar en|que se desocupe en`,
    'last',
  ],
  [
    `disponible desde|disponibles desde|disponible a partir|disponibles a partir|disponible antes|disponible a mas tardar|
    libre desde|libre a partir|para entrar desde|para entrar a partir|para entrar antes|para mudarme a partir|para mudarme antes|
    entrega el|entrega|entrada el|entrada|ingreso el|ingreso|me mudo a partir|nos mudamos a partir|move in on|moving in on|available from|available|starting|starting on|llegar el|llegamos el|llego el|mudarme el|mudarnos el|mudarse el|mudarme antes|mudarnos antes|me mudo el|nos mudamos el|entrar el|ocupar el|para el|para el dia|desde el|desde|
    para mudarnos a partir|para entrar el|para mudarme el|para mudarnos el|a partir`,
    'first',
  ],
  ['en|in|mudo en|mudarnos por|mudarme por', 'month'],
];

/** Each month with its short form and its English name. */
export const MONTHS = [
  'enero ene january jan',
  'febrero feb february',
  'marzo march',
  'abril abr april apr',
  'mayo may',
  'junio jun june',
  'julio jul july',
  'agosto ago august aug',
  'septiembre setiembre sep sept september',
  'octubre oct october',
  'noviembre nov november',
  'diciembre dic december dec',
];

/** The part of a month that is meant, by its last day. */
export const PARTS_OF_MONTHS: PhraseLists<number> = [
  ['principios|principio|inicios|inicio|comienzos', 10],
  ['mediados|mitad', 15],
  ['finales|final|fines|fin', 31],
];

/** So many days or months pass until then: 'en dos semanas'. */
export const WITHIN = `en|dentro de|en unos|en unas|de aqui a|en menos de|para dentro de|en aproximadamente|in`;
export const SPANS: PhraseLists<{ days?: number; months?: number }> = [
  ['dia|dias|days', { days: 1 }],
  ['semana|semanas|week|weeks', { days: 7 }],
  ['quincena|quincenas', { days: 15 }],
  ['mes|meses|month|months', { months: 1 }],
];
/** The next of these. */
export const NEXT_SPANS: PhraseLists<{ days?: number; months?: number }> = [
  [
    `la proxima semana|la semana que entra|la semana que viene|la semana proxima|la otra semana|para la proxima semana|para la semana que entra|
    para la semana que viene|next week`,
    { days: 7 },
  ],
  [
    `el proximo mes|el mes que entra|el mes que viene|el mes proximo|el otro mes|para el proximo mes|para el mes que entra|para el mes que viene|
    next month`,
    { months: 1 },
  ],
];
