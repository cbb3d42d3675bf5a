import * as z from 'zod/mini';
import { agentPageSearchSchema } from './search.ts';
import { propertyListQuerySchema } from '../property/list.ts';

/** An agent as everybody may read it. */
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
});
export type Agent = z.output<typeof agentSchema>;

/** The documented list is a bare array, in Spanish order. */
export const agentListSchema = z.array(agentSchema);
export const agentsSchema = z.object({
  items: agentListSchema,
  total: z.int(),
  page: z.int(),
  pageCount: z.int(),
});
export type Agents = z.output<typeof agentsSchema>;

/** The query of the documented list. */
export const agentListQuerySchema = z.pick(propertyListQuerySchema, { limit: true, cursor: true });
export type AgentListQuery = z.output<typeof agentListQuerySchema>;

/** The keys of a person in the order of names, as a cursor carries them; null when they are none. */
export function parsePersonKeys(keys: unknown) {
  return (
    z.safeParse(z.object({ id: z.uuid(), firstName: z.string(), lastName: z.string() }), keys)
      .data ?? null
  );
}

/** Whom a commission can be shared with: every active colleague but oneself. */
export const colleaguesSchema = z.object({
  items: z.array(
    z.object({
      id: z.uuid(),
      firstName: z.string(),
      lastName: z.string(),
      email: z.string(),
      profileImageUrl: z.nullable(z.string()),
    }),
  ),
});
export type Colleagues = z.output<typeof colleaguesSchema>;

/** Any text may be asked for; what is not an id of an agent is not there. */
export const agentIdSchema = z.object({ id: z.string() });

export const agentListingsQuerySchema = z.extend(agentPageSearchSchema, { id: z.string() });

/** The page of an agent; `listings` counts those that everybody finds. */
export const agentPageSchema = z.extend(agentSchema, { listings: z.int() });
export type AgentPage = z.output<typeof agentPageSchema>;
