import type { Db } from '@pbr/db/client';
import { users } from '@pbr/db/schema/users';
import { IS_COLLEAGUE, PERSON } from '@pbr/db/sql/people';
import type { Agent, Colleagues } from '@pbr/schemas/agent/read';
import { and, eq, inArray, ne, or, sql } from 'drizzle-orm';

const AGENT = {
  ...PERSON,
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

export type AgentScope = 'listed' | 'listed and colleagues';

export interface AgentName {
  id: string;
  firstName: string;
  lastName: string;
}

const isListed = and(users.isActive, users.isAgent);

/** The names of everybody on the list, for sorting. */
export async function findAgentNames(db: Db, scope: AgentScope): Promise<AgentName[]> {
  return db
    .select({ id: users.id, firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(scope === 'listed' ? isListed : or(isListed, IS_COLLEAGUE));
}

/** Whether anybody is on the list. */
export async function findsAnyAgent(db: Db): Promise<boolean> {
  return (await db.select({ id: users.id }).from(users).where(isListed).limit(1)).length > 0;
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
    .select({ ...AGENT, isActive: users.isActive })
    .from(users)
    .where(eq(users.id, id));
  return person ?? null;
}

export async function findColleagues(db: Db, userId: string): Promise<Colleagues['items']> {
  return db
    .select({ ...PERSON, profileImageUrl: users.profileImageUrl })
    .from(users)
    .where(and(IS_COLLEAGUE, ne(users.id, userId)));
}
