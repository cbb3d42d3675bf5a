import type { CreatedEmployee } from '@pbr/schemas/employee/employee';
import { colleague } from '../session/session.examples.ts';

export const sentEmployee = {
  firstName: 'Raúl',
  lastName: 'Medina Ortiz',
  email: 'raul.medina@portal.mx',
  phone: '+52 999 765 4321',
  role: 'employee',
};

export const createdEmployee: CreatedEmployee = {
  ...colleague,
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
