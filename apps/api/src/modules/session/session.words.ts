import type { Says } from '../../rest/openapi/described.ts';

/** The words of the documentation for the signed-in person. */
export const userWords = {
  id: 'El id de la persona, un UUID.',
  email: 'El correo con que entra.',
  firstName: 'Su nombre.',
  lastName: 'Sus apellidos.',
  profileImageUrl: 'La dirección de su foto en JPEG, relativa al portal: empieza con `/uploads/`.',
  phone: 'Su teléfono, como lo escribió.',
  role: 'Su papel: `admin` o `employee`.',
  isAgent: 'Si sale en la lista pública de agentes.',
  isEmailVerified: 'Si confirmó su correo.',
  isPhoneVerified: 'Si la administración verificó su teléfono.',
  isActive: 'Si la cuenta está activa; quien entra siempre lo está.',
  createdAt: 'Cuándo se creó la cuenta, en UTC.',
  updatedAt: 'Cuándo cambiaron sus datos por última vez, en UTC.',
} satisfies Says;

export const loginWords = {
  email: 'El correo de la cuenta; no importan mayúsculas.',
  password: 'La contraseña, tal como es.',
} satisfies Says;
