import type { Says } from '../../rest/openapi/described.ts';
import { userWords } from '../session/session.words.ts';

const publicProfile = {
  whatsapp: 'El número para WhatsApp, como lo escribió.',
  website: 'La dirección completa de su página, con `https://` o `http://`.',
  bio: 'Lo que dice de sí, con saltos de línea.',
  city: 'La ciudad donde trabaja.',
  state: 'El estado donde trabaja, uno de los 32.',
} satisfies Says;

/** The words of the documentation for a profile. */
export const profileWords = {
  ...userWords,
  ...publicProfile,
  version: 'Cuántas veces se guardó: sube con cada cambio. Es la de `If-Match`.',
} satisfies Says;

export const profileChangeWords = {
  firstName: userWords.firstName,
  lastName: userWords.lastName,
  phone:
    'Su teléfono; se guarda como `+52 55 1234 5678 ext. 9`. Un número nuevo queda sin verificar.',
  ...publicProfile,
} satisfies Says;
