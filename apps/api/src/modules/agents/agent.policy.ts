import type { Actor } from '../../security/actor.ts';

interface Person {
  isActive: boolean;
  isAgent: boolean;
}

/** The public page lists those whom an admin has named agents, as long as they work here. */
export function isListedAgent({ isActive, isAgent }: Person): boolean {
  return isActive && isAgent;
}

/** Whom the documented list names: the same for visitors, every active colleague for whoever works here. */
export function agentScope(actor: Actor): 'listed' | 'active' {
  return actor.kind === 'visitor' ? 'listed' : 'active';
}
