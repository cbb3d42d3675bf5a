import type { Says } from '../../rest/openapi/described.ts';
import { trapWords } from '../held/held.words.ts';

/** The words of the documentation for a message to the company and its receipt. */
export const contactWords = {
  name: 'El nombre de quien escribe.',
  email: 'Su correo, al que llega la respuesta.',
  phone:
    'Su teléfono; se guarda como `+52 55 1234 5678 ext. 9`. Un texto que no se puede leer como teléfono se guarda tal cual.',
  service: 'El servicio que le interesa.',
  message: 'Lo que escribe.',
  company: trapWords,
} satisfies Says;

export const serviceRequestQueryWords = {
  kind: 'Solo las de esta clase: `contact`, `valuation` o `legal`.',
  status: 'Solo las que están así.',
  assignee: 'Solo las que atiende esta persona, por su id; con `nobody`, las que nadie atiende.',
  search:
    'Palabras del nombre, el correo, el teléfono o el mensaje del cliente, o de las demás respuestas del formulario; deben estar todas.',
} satisfies Says;

export const serviceRequestReceiptWords = {
  id: 'El id de la solicitud, un UUID.',
  kind: 'La clase de solicitud; la de esta llamada es `contact`.',
  clientName: contactWords.name,
  clientEmail: contactWords.email,
  clientPhone: contactWords.phone,
  status: 'Una solicitud nueva es `pending`.',
  createdAt: 'Cuándo llegó, en UTC.',
} satisfies Says;
