import type { Actor } from '../../security/actor.ts';

interface Person {
  isActive: boolean;
  isAgent: boolean;
}

/** The public page lists active people whom an admin has marked as agents. */
export function isListedAgent({ isActive, isAgent }: Person): boolean {
  return isActive && isAgent;
}

/** The documented list names the public agents to visitors, and all colleagues besides to a signed-in actor. */
export function agentScope(actor: Actor): 'listed' | 'listed and colleagues' {
  return actor.kind === 'visitor' ? 'listed' : 'listed and colleagues';
}
