import type { Db } from '@pbr/db/client';
import { users } from '@pbr/db/schema/users';
import type { Agent, Colleagues } from '@pbr/schemas/agent/read';
import { and, eq, inArray, ne, sql } from 'drizzle-orm';

const AGENT = {
  id: users.id,
  firstName: users.firstName,
  lastName: users.lastName,
  email: users.email,
  phone: users.phone,
  whatsapp: users.whatsapp,
  website: users.website,
  bio: users.bio,
  city: users.city,
  state: users.state,
  profileImageUrl: users.profileImageUrl,
  isAgent: users.isAgent,
  isEmailVerified: users.isEmailVerified,
  isPhoneVerified: users.isPhoneVerified,
  listings: sql<number>`(select count(*)::int from properties p where p.owner_id = ${users}.id and p.listed)`,
};

export interface AgentName {
  id: string;
  firstName: string;
  lastName: string;
}

/** The names of everybody on the list, for sorting. */
export async function findAgentNames(db: Db, scope: 'listed' | 'active'): Promise<AgentName[]> {
  return db
    .select({ id: users.id, firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(scope === 'listed' ? and(users.isActive, users.isAgent) : and(users.isActive));
}

/** Answers them in no particular order. */
export async function findAgentsById(db: Db, ids: string[]): Promise<Agent[]> {
  return ids.length === 0 ? [] : db.select(AGENT).from(users).where(inArray(users.id, ids));
}

export interface FoundPerson extends Agent {
  isActive: boolean;
}

/** Any person; the policy decides who has a page. */
export async function findPerson(db: Db, id: string): Promise<FoundPerson | null> {
  const [person] = await db
    .select({
      ...AGENT,
      isActive: users.isActive,
    })
    .from(users)
    .where(eq(users.id, id));
  return person ?? null;
}

export async function findColleagues(db: Db, userId: string): Promise<Colleagues['items']> {
  return db
    .select({
      id: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      email: users.email,
      profileImageUrl: users.profileImageUrl,
    })
    .from(users)
    .where(and(users.isActive, ne(users.id, userId)));
}
