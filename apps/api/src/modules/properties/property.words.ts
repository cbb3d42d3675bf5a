import type { Says } from '../../rest/openapi/described.ts';
import { fieldWords } from './field-facts.ts';

/** The words of the documentation for the keys of listings, beside the fields of `field-facts.ts`. */

export const imageWords = {
  id: 'El id de la foto, un UUID.',
  propertyId: 'El id de su propiedad.',
  imageUrl:
    'La dirección de la foto en JPEG de 1024 píxeles de ancho, relativa al portal: empieza con `/uploads/`.',
  url: 'La misma dirección que `imageUrl`.',
  baseUrl:
    'El principio relativo de las direcciones de todos los tamaños: `{baseUrl}/{ancho}.webp` y `{baseUrl}/{ancho}.jpg`, con anchos de 320, 640, 1024 y 1600 píxeles.',
  category: 'La parte de la propiedad que muestra.',
  order: 'El lugar entre las fotos, desde 0.',
  isPrimary: 'Si es la principal. Con fotos hay exactamente una.',
  width: 'El ancho del archivo más grande, en píxeles.',
  height: 'El alto del archivo más grande, en píxeles.',
  placeholder: 'Una URL de datos de pocos píxeles para mostrar mientras carga la foto.',
  createdAt: 'Cuándo se agregó, en UTC.',
} satisfies Says;

const ownerWords = {
  firstName: 'Su nombre, o el de la empresa.',
  lastName: 'Sus apellidos; vacío para la empresa.',
  email: 'Su correo.',
  phone: 'Su teléfono, como lo escribió.',
  profileImageUrl: 'La dirección de su foto, relativa al portal.',
} satisfies Says;
const OWNER = 'Quien atiende la propiedad; si su cuenta está desactivada, la empresa.';

const propertyOfShareWords = {
  id: 'El id de la propiedad.',
  name: fieldWords.name,
  city: fieldWords.city,
  operationType: fieldWords.operationType,
  salePrice: fieldWords.salePrice,
  rentPrice: fieldWords.rentPrice,
  currency: fieldWords.currency,
  isActive: 'Si la propiedad está publicada; pausada es false.',
  owner: [OWNER, { firstName: ownerWords.firstName, lastName: ownerWords.lastName }],
} satisfies Says;

export const sharedListingWords = {
  ...propertyOfShareWords,
  ...fieldWords,
  dealStatus: 'Qué fue de ella: `apartada`, `vendida`, `rentada`, o null.',
  createdAt: 'Cuándo se publicó, en UTC.',
  image:
    'El principio relativo de las direcciones de su foto principal, como `baseUrl` de una foto.',
  owner: [OWNER, ownerWords],
} satisfies Says;

export const shareWords = {
  id: 'El id de la comisión compartida, un UUID.',
  propertyId: 'El id de su propiedad.',
  ownerId: 'El id de quien lleva la propiedad.',
  agentId: 'El id del colega con quien se comparte; null si el agente es de fuera.',
  percentage: 'El porcentaje del precio, de 0.01 a 100, con dos decimales.',
  commissionTotal:
    'La comisión total, en por ciento del precio; null si se acordó solo el porcentaje. Va junto con `commissionPart`, y su producto, redondeado a dos decimales, es `percentage`.',
  commissionPart:
    'La parte de esa comisión que recibe el otro agente, en por ciento; null sin ella.',
  fixedAmount:
    'Un importe fijo acordado aparte, en la moneda de la propiedad. No se suma al porcentaje.',
  externalAgentName: 'El nombre del agente de fuera.',
  externalAgentEmail: 'El correo del agente de fuera.',
  externalAgentPhone: 'El teléfono del agente de fuera.',
  shareType: '`outgoing` si se da comisión, `incoming` si se recibe de un agente de fuera.',
  notes: 'Lo acordado, en palabras.',
  isActive: 'Si sigue en pie: ni se retiró ni se rechazó.',
  acceptance: 'La respuesta del agente: `pending`, `accepted` o `declined`.',
  createdAt: 'Cuándo se registró, en UTC.',
  agent: [
    'El colega; null si el agente es de fuera.',
    {
      id: 'Su id.',
      firstName: 'Su nombre.',
      lastName: 'Sus apellidos.',
      profileImageUrl: 'La dirección de su foto, relativa al portal.',
    },
  ],
  property: ['Su propiedad.', propertyOfShareWords],
} satisfies Says;

const inquiryWords = {
  id: 'El id de la consulta, un UUID.',
  propertyId: 'El id de su propiedad.',
  clientName: 'El nombre del cliente.',
  clientEmail: 'El correo del cliente.',
  clientPhone: 'El teléfono del cliente; como lo escribió, si no se puede leer como teléfono.',
  message: 'Lo que escribió.',
  inquiryType: 'Lo que pide: `info`, `visit` o `price`.',
  status: '`pending` sin responder, `answered` respondida, `closed` archivada.',
  contactSource: 'Por dónde llegó; desde el portal y la API es `website`.',
  agentResponse: 'Las respuestas que se le mandaron.',
  responseDate: 'Cuándo se le respondió por primera vez, en UTC.',
  createdAt: 'Cuándo llegó, en UTC.',
} satisfies Says;

export const propertyWords = {
  ...fieldWords,
  id: 'El id de la propiedad, un UUID.',
  publicPoint: [
    'Dónde la puede ver cualquiera: el punto exacto, el centro de la zona fija de unos 200 metros en que está, o null si no tiene punto o está oculto.',
    { latitude: 'La latitud en grados.', longitude: 'La longitud en grados.' },
  ],
  ownerId: 'El id de quien la lleva.',
  mxnEquivalent: [
    'De una propiedad en dólares: sus precios en pesos al tipo de cambio del portal. Null en pesos o sin tipo de cambio.',
    {
      salePrice: 'El precio de venta en pesos.',
      rentPrice: 'La renta de un mes en pesos.',
      date: 'El día del tipo de cambio.',
    },
  ],
  isDraft: 'Todavía no se publica: solo la ven quien la lleva y la administración.',
  isActive:
    'Si está publicada; pausada es false, y solo la ven su dueño, sus agentes y la administración.',
  dealStatus: 'Qué fue de ella: `apartada`, `vendida`, `rentada`, o null si está disponible.',
  createdAt: 'Cuándo se publicó, en UTC.',
  updatedAt: 'Cuándo cambió un campo suyo por última vez, en UTC. Las fotos no cuentan.',
  version: 'Cuántas veces se guardó: sube con cada cambio de sus campos. Es la de `If-Match`.',
  images: 'Sus fotos, la principal primero y después en orden. En una lista, diez como máximo.',
  imageCount: 'Cuántas fotos tiene en total.',
  owner: [OWNER, ownerWords],
  commissionShares: [
    'Sus comisiones compartidas: su dueño y la administración las ven todas, el agente de una la suya, los demás ninguna.',
    shareWords,
  ],
  inquiries: [
    'Sus consultas, para su dueño y la administración; para los demás ninguna.',
    inquiryWords,
  ],
} satisfies Says;

const NO_PRICE = 'Un 0 se guarda como null.';

export const sentPropertyWords = {
  ...fieldWords,
  salePrice: `${fieldWords.salePrice} ${NO_PRICE}`,
  rentPrice: `${fieldWords.rentPrice} ${NO_PRICE}`,
  ownerId:
    'El id de quien la lleva. Solo cuenta si lo manda la administración: al crear es el dueño, y después le pasa la propiedad con sus consultas y comisiones. De los demás no se lee.',
  isActive:
    'false en una propiedad nueva la guarda como borrador; true en un borrador lo publica. En una publicada no cuenta.',
} satisfies Says;

export const patchWords = {
  ...sentPropertyWords,
  isActive: 'true la publica, false la pausa.',
  dealStatus: 'Qué fue de ella: `apartada`, `vendida` o `rentada`; null la deja disponible.',
} satisfies Says;

export const exportQueryWords = {
  search:
    'Palabras que deben estar todas en lo que busca `GET /api/properties`, o en la calle y el número.',
  status:
    'Solo las activas (`active`), las pausadas (`inactive`), los borradores (`draft`), las de un estado del trato, las que están en venta (`venta`) o en renta (`renta`), o las que el público ve sin foto (`without-photo`) o sin precio (`without-price`).',
  sort: 'El orden: las más recientes o antiguas, con más consultas o visitas, por precio o por nombre. Si falta: `newest`.',
  owner:
    'Para la administración: las de esta persona, por su id, o con `all` las de toda la agencia. A los demás les responde 403.',
} satisfies Says;

export const feedQueryWords = {
  since:
    'El `next` de la respuesta anterior. `now` responde el lugar actual sin cambios; sin él se empieza desde el principio.',
  limit: 'Cuántos cambios como máximo, de 1 a 1000. Si falta: 100.',
} satisfies Says;

export const feedWords = {
  changes: [
    'Los cambios, en el orden en que se guardaron.',
    {
      id: 'El id de la propiedad.',
      change: 'Qué pasó: `updated`, `paused`, `closed` o `deleted`.',
      changedAt: 'Cuándo, en UTC.',
    },
  ],
  next: 'El `since` de la solicitud siguiente.',
  hasMore: 'Si ya hay más cambios esperando.',
} satisfies Says;

const keptImageWords = {
  id: 'El id de la foto.',
  category: 'La parte de la propiedad que muestra; sin ella la foto conserva la suya.',
  isPrimary: 'true en la principal. Sin ninguna lo es la primera.',
} satisfies Says;

/** The body may also be the bare list. */
export const keptImagesWords = {
  ...keptImageWords,
  images: ['Todas las fotos que quedan, en orden; las que faltan se borran.', keptImageWords],
  seen: 'Los ids que conocía quien manda: si alguien agregó otra mientras tanto, responde 409.',
} satisfies Says;
