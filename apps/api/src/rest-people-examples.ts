import type { Agent } from '@pbr/schemas/agent/read';
import type { CreatedEmployee } from '@pbr/schemas/employee/employee';
import type { Profile } from '@pbr/schemas/account/profile';

export const OWNER = '6f1c2a34-8a0b-4f5e-9c7d-2b3a4c5d6e7f';
export const COLLEAGUE = '0d9e8f7a-1b2c-4d3e-8f5a-6b7c8d9e0f1a';

export const profile: Profile = {
  id: OWNER,
  email: 'elena.canul@portal.mx',
  firstName: 'Elena',
  lastName: 'Canul Pech',
  profileImageUrl: null,
  phone: '999 123 4567',
  role: 'employee',
  isAgent: true,
  isEmailVerified: true,
  isPhoneVerified: false,
  whatsapp: '999 123 4567',
  website: 'https://elenacanul.mx',
  bio: 'Casas del Centro de Mérida.',
  city: 'Mérida',
  state: 'Yucatán',
};

const { role: _role, ...asAgent } = profile;
export const agent: Agent = asAgent;

const {
  whatsapp: _chat,
  website: _site,
  bio: _bio,
  city: _city,
  state: _state,
  ...asUser
} = profile;
export const sessionUser = asUser;

export const sentEmployee = {
  firstName: 'Raúl',
  lastName: 'Medina Ortiz',
  email: 'raul.medina@portal.mx',
  phone: '999 765 4321',
  role: 'employee',
};

export const createdEmployee: CreatedEmployee = {
  id: COLLEAGUE,
  firstName: 'Raúl',
  lastName: 'Medina Ortiz',
  email: 'raul.medina@portal.mx',
  phone: '999 765 4321',
  role: 'employee',
  isActive: true,
  status: 'invited',
  invitationLink: 'https://portal.mx/invitation?token=Zm9ybWEgcGFydGUgZGVsIGVqZW1wbG8',
};

const { invitationLink: _link, ...asEmployee } = createdEmployee;
export const employee = asEmployee;
