import { isoInstant } from '@pbr/db/sql/instants';
import { SHARE_AGENT } from '@pbr/db/sql/people';
import { sql } from 'drizzle-orm';

export const STATE = sql`case when s.acceptance = 'declined' then 'declined' when not s.is_active then 'withdrawn'
  else s.acceptance end`;

/** The terms of a row `s` of shares. */
export const TERMS = sql`s.percentage::text as percentage, s.commission_total::text as "commissionTotal",
  s.commission_part::text as "commissionPart"`;

/** The contract's keys of a share `s`, with agent `a` unless the agent is from outside. `withAmount` adds the amount. */
export const SHARE = sql`
  s.id, s.property_id as "propertyId", s.owner_id as "ownerId", s.agent_id as "agentId", ${TERMS},
  s.fixed_amount::text as "fixedAmount", s.external_agent_name as "externalAgentName",
  s.external_agent_email as "externalAgentEmail", s.external_agent_phone as "externalAgentPhone", s.share_type as "shareType",
  s.notes, s.is_active as "isActive", s.acceptance, ${STATE} as state, s.version, ${isoInstant(sql`s.created_at`)} as "createdAt",
  ${isoInstant(sql`s.updated_at`)} as "updatedAt",
  ${SHARE_AGENT} as agent`;
