import type { Says } from '../../rest/openapi/described.ts';
import { trapWords } from '../held/held.words.ts';
import { sharedListingWords } from '../properties/property.words.ts';

const asked = {
  clientName: 'El nombre de quien pregunta.',
  clientEmail: 'Su correo, al que llega la respuesta.',
  clientPhone:
    'Su teléfono; se guarda como `+52 55 1234 5678 ext. 9`. Un texto que no se puede leer como teléfono se guarda tal cual.',
  message: 'Lo que quiere saber.',
  inquiryType: 'Lo que pide: información, una visita o el precio. Sin él es `info`.',
} satisfies Says;

/** The words of the documentation for an inquiry and its receipt. */
export const inquiryFormWords = { ...asked, company: trapWords } satisfies Says;

export const inquiryReceiptWords = {
  ...asked,
  id: 'El id de la consulta, un UUID.',
  propertyId: 'El id de la propiedad.',
  status: 'Una consulta nueva es `pending`.',
  contactSource: 'Por dónde llegó; desde el portal y la API es `website`.',
  createdAt: 'Cuándo llegó, en UTC.',
} satisfies Says;

export const inquiryWords = {
  ...inquiryReceiptWords,
  inquiryType: 'Lo que pide: `info`, `visit` o `price`.',
  status: '`pending` sin responder, `answered` respondida, `closed` archivada.',
  clientPhoneLink:
    'El enlace que marca su teléfono, con la extensión: `tel:+525512345678;ext=9`. Falta cuando el texto no se puede leer como teléfono.',
  agentResponse: 'Las respuestas que se le mandaron: la primera, y debajo cada otra con su fecha.',
  responseDate:
    'Cuándo se le respondió por primera vez, en UTC; sin `agentResponse`, por teléfono o WhatsApp.',
  closedAt: 'Cuándo se archivó, en UTC; null si no está archivada.',
  property: [
    'Su propiedad.',
    {
      id: 'El id de la propiedad, un UUID.',
      name: 'Su nombre.',
      neighborhood: 'Su colonia.',
      city: 'Su ciudad.',
      operationType: sharedListingWords.operationType,
      salePrice: sharedListingWords.salePrice,
      rentPrice: sharedListingWords.rentPrice,
      currency: sharedListingWords.currency,
      image: sharedListingWords.image,
      isDeleted: 'Si está eliminada; entonces solo la administración ve sus consultas.',
    },
  ],
  agent: [
    'Quien lleva la propiedad.',
    { id: 'Su id, un UUID.', firstName: 'Su nombre.', lastName: 'Sus apellidos.' },
  ],
} satisfies Says;

export const inquiryQueryWords = {
  status: 'Solo las que están así.',
  propertyId: 'Solo las de esta propiedad.',
  agent: 'Solo las de las propiedades de esta persona, por su id.',
  search:
    'Palabras del nombre, el correo, el teléfono o el mensaje del cliente, o del nombre de la propiedad; deben estar todas.',
} satisfies Says;

export const inquiryAnswerWords = {
  text: 'La respuesta, que le llega al cliente por correo.',
} satisfies Says;
