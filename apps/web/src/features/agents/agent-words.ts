import type { Agent } from '@pbr/schemas/agent/read';

export function agentName({ firstName, lastName }: Pick<Agent, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`.trim();
}

/** 'Coyoacán, Ciudad de México'; Ciudad de México is a city and a state. */
export function placeOf({ city, state }: Pick<Agent, 'city' | 'state'>): string {
  return [...new Set([city, state])].filter((part) => part !== null).join(', ');
}

/** With https:// where the agent left it out. */
export function websiteOf({ website }: Pick<Agent, 'website'>): string | null {
  if (website === null || website.trim() === '') return null;
  return /^https?:\/\//iu.test(website) ? website : `https://${website.trim()}`;
}
