import * as z from 'zod/mini';
import { propertyListQuerySchema } from '../property/list.ts';

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
  total: z.int(),
  page: z.int(),
  pageCount: z.int(),
});
export type Agents = z.output<typeof agentsSchema>;

/** The query of the documented list. */
export const agentListQuerySchema = z.pick(propertyListQuerySchema, { limit: true, cursor: true });

/** Reads the keys of a cursor in a list of people; null when they are not valid. */
export function parsePersonKeys(keys: unknown) {
  return (
    z.safeParse(z.object({ id: z.uuid(), firstName: z.string(), lastName: z.string() }), keys)
      .data ?? null
  );
}

/** Colleagues to share a commission with: every active person except oneself. */
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
