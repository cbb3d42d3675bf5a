import type { users } from '@pbr/db/schema/users';
import type { ErrorKind } from '@pbr/schemas/errors';
import type { Actor } from '../../security/actor.ts';

/** A row that an id names, with the policy's own answer to an actor who names it. */
export interface AccessRow {
  name: string;
  id: string;
  /** The id of the row that this one belongs to, for calls that name both. */
  within?: string;
  refusal: (actor: Actor, needs: string) => ErrorKind | null;
}

export type User = typeof users.$inferSelect;
export interface People {
  agent: User;
  peer: User;
  boss: User;
  deactivated: User;
  owner: User;
  invited: User;
  listed: User;
  formerlyListed: User;
}
