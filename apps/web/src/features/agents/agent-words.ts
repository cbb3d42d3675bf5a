import type { Agent } from '@pbr/schemas/agent/read';

export function agentName({ firstName, lastName }: Pick<Agent, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`.trim();
}

/** 'Coyoacán, Ciudad de México'; names Ciudad de México once when it is both city and state. */
export function placeOf({ city, state }: Pick<Agent, 'city' | 'state'>): string {
  return [...new Set([city, state])].filter((part) => part !== null).join(', ');
}

/** The website with https:// added if the agent left it out. */
export function websiteOf({ website }: Pick<Agent, 'website'>): string | null {
  if (website === null || website.trim() === '') return null;
  return /^https?:\/\//iu.test(website) ? website : `https://${website.trim()}`;
}
