import type { Profile } from '@pbr/schemas/account/profile';

export function aProfile(profile: Partial<Profile> = {}): Profile {
  return {
    id: crypto.randomUUID(),
    email: 'elena@portal.test',
    firstName: 'Elena',
    lastName: 'Ríos',
    profileImageUrl: null,
    phone: '55 1234 5678',
    role: 'employee',
    isAgent: true,
    isEmailVerified: true,
    isPhoneVerified: false,
    isActive: true,
    createdAt: '2026-01-05T12:00:00.000Z',
    updatedAt: '2026-01-05T12:00:00.000Z',
    whatsapp: null,
    website: null,
    bio: null,
    city: null,
    state: null,
    version: 1,
    ...profile,
  };
}
