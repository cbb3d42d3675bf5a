import { sql } from 'drizzle-orm';

/** The price that the percentages of listing `p` are taken of. `commissionPrice` of the contract has the same rule. */
export const PRICE = sql`case p.operation_type when 'venta' then p.sale_price when 'renta' then p.rent_price
  else coalesce(p.sale_price, p.rent_price) end`;

/** True for a listing `p` on offer, active or paused: neither a draft nor sold nor rented. */
export const IS_OPEN = sql`(not p.is_draft and coalesce(p.deal_status not in ('vendida', 'rentada'), true))`;
