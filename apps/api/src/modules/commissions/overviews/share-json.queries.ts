import { type SQL, sql } from 'drizzle-orm';

export const instant = (column: SQL) =>
  sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** The price that the percentages of listing `p` are taken of. `commissionPrice` of the contract has the same rule. */
export const PRICE = sql`case p.operation_type when 'venta' then p.sale_price when 'renta' then p.rent_price
  else coalesce(p.sale_price, p.rent_price) end`;

export const STATE = sql`case when s.acceptance = 'declined' then 'declined' when not s.is_active then 'withdrawn'
  else s.acceptance end`;

/** The contract's keys of a share `s`, with agent `a` unless the agent is from outside. `withAmount` adds the amount. */
export const SHARE = sql`
  s.id, s.property_id as "propertyId", s.owner_id as "ownerId", s.agent_id as "agentId", s.percentage::text as percentage,
  s.fixed_amount::text as "fixedAmount", s.external_agent_name as "externalAgentName",
  s.external_agent_email as "externalAgentEmail", s.external_agent_phone as "externalAgentPhone", s.share_type as "shareType",
  s.notes, s.is_active as "isActive", s.acceptance, ${STATE} as state, s.version, ${instant(sql`s.created_at`)} as "createdAt",
  ${instant(sql`s.updated_at`)} as "updatedAt",
  case when a.id is not null then json_build_object('id', a.id, 'firstName', a.first_name, 'lastName', a.last_name,
    'profileImageUrl', a.profile_image_url) end as agent`;

/** The base address of the primary photo of `p`. */
export const IMAGE = sql`(
  select '/uploads/' || i.storage_key from property_images i where i.property_id = p.id and i.is_primary)`;

/** The owner `u` of a listing, or the company of the settings when the owner is deactivated. */
export const OWNER = sql`
  case when u.is_active then json_build_object('firstName', u.first_name, 'lastName', u.last_name, 'email', u.email, 'phone', u.phone)
  else json_build_object('firstName', coalesce(company.value ->> 'name', 'Portal PBR'), 'lastName', '',
    'email', coalesce(company.value ->> 'email', ''), 'phone', company.value ->> 'phone') end`;

export const OWNER_JOINS = sql`
  join users u on u.id = p.owner_id left join settings company on company.key = 'company'`;
