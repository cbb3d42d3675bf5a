import * as z from 'zod/mini';
import { personSchema } from '../account/person.ts';
import { cursorPageShape } from '../cursor-page.ts';
import { pageShape } from '../page.ts';

/** An agent's public profile. */
export const agentSchema = z.object({
  id: z.uuid(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.nullable(z.string()),
  whatsapp: z.nullable(z.string()),
  website: z.nullable(z.string()),
  bio: z.nullable(z.string()),
  city: z.nullable(z.string()),
  state: z.nullable(z.string()),
  profileImageUrl: z.nullable(z.string()),
  isAgent: z.boolean(),
  isEmailVerified: z.boolean(),
  isPhoneVerified: z.boolean(),
  /** The number of their listings on offer. */
  listings: z.int(),
});
export type Agent = z.output<typeof agentSchema>;

/** The documented list is a bare array, in Spanish order. */
export const agentListSchema = z.array(agentSchema);
export const agentsSchema = z.object({
  items: agentListSchema,
  ...pageShape,
});
export type Agents = z.output<typeof agentsSchema>;

/** The query of the documented list. */
export const agentListQuerySchema = z.object(cursorPageShape);

/** Reads the keys of a cursor in a list of people; null when they are not valid. */
export function parsePersonKeys(keys: unknown) {
  return z.safeParse(personSchema, keys).data ?? null;
}

export const colleagueSchema = z.extend(personSchema, {
  email: z.string(),
  profileImageUrl: z.nullable(z.string()),
});

/** Colleagues to share a commission with: every active person except oneself. */
export const colleaguesSchema = z.object({ items: z.array(colleagueSchema) });
export type Colleagues = z.output<typeof colleaguesSchema>;
