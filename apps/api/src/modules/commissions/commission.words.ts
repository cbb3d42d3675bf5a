import type { Says } from '../../rest/openapi/described.ts';
import { shareWords, sharedListingWords } from '../properties/property.words.ts';

/** The words of the documentation for commission shares. */
export const commissionShareWords = {
  ...shareWords,
  state:
    '`pending` por confirmar, `accepted` aceptada, `declined` rechazada, `withdrawn` retirada.',
  version: 'Sube con cada cambio de la comisión, respuestas incluidas. Es la de `If-Match`.',
  updatedAt: 'Cuándo cambió por última vez, en UTC.',
  amount:
    'Lo que toca del precio de hoy, en la moneda de la propiedad: precio × total × parte, o sin ellos precio × porcentaje, redondeado una vez al centavo; null sin precio. En venta y renta a la vez es el precio de venta, si lo tiene.',
} satisfies Says;

export const sharedWithMeWords = {
  ...commissionShareWords,
  property: ['Su propiedad.', sharedListingWords],
} satisfies Says;

export const shareChangeWords = {
  ...shareWords,
  agentId: 'El colega de antes. Para compartir con otra persona se retira esta y se registra otra.',
  shareType:
    '`outgoing` si se da comisión, `incoming` si se recibe de un agente de fuera. Sin él queda como estaba.',
  externalAgentName: 'El nombre del agente de fuera; sin él queda como estaba.',
  externalAgentEmail: 'El correo del agente de fuera; sin él queda como estaba.',
  externalAgentPhone: 'El teléfono del agente de fuera; sin él queda como estaba.',
} satisfies Says;

export const newShareWords = {
  ...shareWords,
  agentId: 'El id de un colega activo; null para un agente de fuera.',
  shareType:
    '`outgoing` si se da comisión, `incoming` si se recibe de un agente de fuera. Sin él es `outgoing`.',
} satisfies Says;

export const shareAnswerWords = {
  acceptance: 'La respuesta: `accepted` o `declined`.',
  version: 'La `version` de la comisión que se leyó.',
} satisfies Says;

export const sharedQueryWords = {
  search: 'Palabras de la propiedad o de quien la lleva; deben estar todas.',
} satisfies Says;
