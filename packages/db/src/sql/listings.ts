import { sql } from 'drizzle-orm';
import { OWNER_NAME } from './people.ts';

/** The price that the percentages of listing `p` are taken of. `commissionPrice` of the contract has the same rule. */
export const PRICE = sql`case p.operation_type when 'venta' then p.sale_price when 'renta' then p.rent_price
  else coalesce(p.sale_price, p.rent_price) end`;

/** Listing `p` beside its shares; reads the rows of OWNER_JOINS. */
export const LISTING_OF_SHARE = sql`json_build_object(
  'id', p.id, 'name', p.name, 'city', p.city, 'operationType', p.operation_type, 'salePrice', p.sale_price::text,
  'rentPrice', p.rent_price::text, 'currency', p.currency, 'isActive', p.is_active, 'owner', ${OWNER_NAME})`;

/** True for a listing `p` on offer, active or paused: neither a draft nor sold nor rented. */
export const IS_OPEN = sql`(not p.is_draft and coalesce(p.deal_status not in ('vendida', 'rentada'), true))`;

/** Street and number of a listing `p` where others than its editors read them. */
export const PUBLIC_STREET = sql`case when p.hide_street then '' else p.street end`;
export const PUBLIC_NUMBER = sql`case when not p.hide_street then p.number end`;
