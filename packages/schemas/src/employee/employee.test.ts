import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { employeeFormSchema } from './employee.ts';

const form = { firstName: 'Luz', lastName: 'Mora', email: 'luz@correo.mx' };

test.each([undefined, null, '', ' '])('a role of %j counts as none', (role) => {
  expect(z.parse(employeeFormSchema, { ...form, role })).toEqual({
    ...form,
    phone: null,
    role: null,
  });
});

test('an employee keeps only the fields of the form', () => {
  const more = {
    ...form,
    role: 'admin',
    isAgent: true,
    isActive: false,
    passwordHash: 'x',
    id: 'x',
  };
  expect(z.parse(employeeFormSchema, more)).toEqual({ ...form, phone: null, role: 'admin' });
});

test.each([
  ['firstName', '', 'Escribe el nombre.'],
  ['lastName', undefined, 'Escribe los apellidos.'],
  ['email', 'luz', 'Email inválido'],
  ['phone', '12', 'Escribe el teléfono con lada, por ejemplo 55 1234 5678.'],
  ['role', 'owner', 'Elige un rol.'],
])('%s may not be %j', (field, value, message) => {
  const { error } = z.safeParse(employeeFormSchema, { ...form, [field]: value });
  expect(error?.issues).toEqual([expect.objectContaining({ path: [field], message })]);
});
