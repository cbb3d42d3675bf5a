import type { SessionUser } from '@pbr/schemas/account/user';

export const sessionUser: SessionUser = {
  id: '6f1c2a34-8a0b-4f5e-9c7d-2b3a4c5d6e7f',
  email: 'elena.canul@portal.mx',
  firstName: 'Elena',
  lastName: 'Canul Pech',
  profileImageUrl: null,
  phone: '+52 999 123 4567',
  role: 'employee',
  isAgent: true,
  isEmailVerified: true,
  isPhoneVerified: false,
  isActive: true,
  createdAt: '2025-08-14T15:30:00.000Z',
  updatedAt: '2026-02-20T17:45:10.000Z',
};

export const colleague = {
  id: '0d9e8f7a-1b2c-4d3e-8f5a-6b7c8d9e0f1a',
  firstName: 'Raúl',
  lastName: 'Medina Ortiz',
};
