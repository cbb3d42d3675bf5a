import type { Agent } from '@pbr/schemas/agent/read';

/** An agent as the public reads it. Pass only the fields that the test is about. */
export function anAgent(agent: Partial<Agent> = {}): Agent {
  return {
    id: crypto.randomUUID(),
    firstName: 'Elena',
    lastName: 'Ríos',
    email: 'elena@portal.test',
    phone: '55 1234 5678',
    whatsapp: null,
    website: null,
    bio: null,
    city: null,
    state: null,
    profileImageUrl: null,
    isAgent: true,
    isEmailVerified: true,
    isPhoneVerified: false,
    listings: 1,
    ...agent,
  };
}
