import type { Says } from '../../rest/openapi/described.ts';

/** The words of the documentation for employees. */
export const employeeWords = {
  id: 'El id de la persona, un UUID.',
  email: 'El correo con que entra.',
  firstName: 'Su nombre.',
  lastName: 'Sus apellidos.',
  phone: 'Su teléfono, como se escribió.',
  role: 'Su papel: `admin` o `employee`.',
  isActive: 'Si la cuenta está activa.',
  status:
    '`active` ya entró, `invited` no ha puesto contraseña, `pending` se registró y espera aprobación.',
  version: 'Cuántas veces se guardó: sube con cada cambio. Es la de `If-Match`.',
  invitationLink:
    'La dirección completa para poner la contraseña; sirve una vez, durante 72 horas.',
} satisfies Says;

export const employeeFormWords = {
  ...employeeWords,
  phone: 'Su teléfono; se guarda como `+52 55 1234 5678 ext. 9`.',
  role: 'Su papel. Sin él, una persona nueva es `employee` y las demás conservan el suyo.',
} satisfies Says;

export const deactivationWords = {
  handOverTo: 'El id de la persona activa a la que pasan sus propiedades; sin él las conserva.',
} satisfies Says;
