import type { CreatedEmployee } from '@pbr/schemas/employee/employee';

export const COLLEAGUE = '0d9e8f7a-1b2c-4d3e-8f5a-6b7c8d9e0f1a';

export const sentEmployee = {
  firstName: 'Raúl',
  lastName: 'Medina Ortiz',
  email: 'raul.medina@portal.mx',
  phone: '+52 999 765 4321',
  role: 'employee',
};

export const createdEmployee: CreatedEmployee = {
  id: COLLEAGUE,
  firstName: 'Raúl',
  lastName: 'Medina Ortiz',
  email: 'raul.medina@portal.mx',
  phone: '+52 999 765 4321',
  role: 'employee',
  isActive: true,
  status: 'invited',
  version: 1,
  invitationLink: 'https://portal.mx/invitation?token=Zm9ybWEgcGFydGUgZGVsIGVqZW1wbG8',
};

const { invitationLink: _link, ...asEmployee } = createdEmployee;
export const employee = asEmployee;
