import type { Db } from '@pbr/db/client';
import { isoInstant } from '@pbr/db/sql/instants';
import { PRICE, PUBLIC_NUMBER, PUBLIC_STREET } from '@pbr/db/sql/listings';
import { fullName, OWNER_CONTACT, OWNER_JOINS } from '@pbr/db/sql/people';
import { PRIMARY_PHOTO } from '@pbr/db/sql/photos';
import { firstRow, jsonRows } from '@pbr/db/sql/result-rows';
import type { Agreement } from '@pbr/schemas/commission/share';
import { sql } from 'drizzle-orm';
import { STATE, TERMS } from './share-json.queries.ts';

type Unpriced<T> = Omit<T, 'amount'>;

/** An agreement with the columns that the policy needs; the amounts are added later. */
export interface AgreementRow extends Unpriced<
  Omit<Agreement, 'history' | 'can' | 'answeredAt' | 'answeredBy'>
> {
  ownerId: string;
  agentId: string | null;
  isActive: boolean;
  acceptance: string;
  history: Unpriced<Agreement['history'][number]>[];
}

const HISTORY = jsonRows(sql`
  select c.event, ${isoInstant(sql`c.created_at`)} as at, c.actor_name as by, c.percentage::text as percentage,
    c.commission_total::text as "commissionTotal", c.commission_part::text as "commissionPart", c.fixed_amount::text as "fixedAmount", c.notes, c.price::text as price, c.currency
  from commission_share_changes c where c.share_id = s.id order by c.id`);

const AGREEMENT = sql`
  select s.id, s.share_type as "shareType", ${STATE} as state, s.version, ${TERMS},
    s.fixed_amount::text as "fixedAmount", s.notes, (${PRICE})::text as price, p.currency,
    ${isoInstant(sql`s.created_at`)} as "createdAt",
    json_build_object('id', p.id, 'name', p.name, 'street', ${PUBLIC_STREET}, 'number', ${PUBLIC_NUMBER}, 'neighborhood', p.neighborhood,
      'city', p.city, 'state', p.state, 'propertyType', p.property_type, 'operationType', p.operation_type,
      'salePrice', p.sale_price::text, 'rentPrice', p.rent_price::text, 'image', ${PRIMARY_PHOTO}, 'isPublic', p.is_active) as property,
    ${OWNER_CONTACT} as owner,
    json_build_object('name', coalesce(${fullName(sql`a`)}, s.external_agent_name),
      'email', coalesce(a.email, s.external_agent_email), 'phone', coalesce(a.phone, s.external_agent_phone),
      'isExternal', s.agent_id is null) as agent,
    ${HISTORY} as history, p.owner_id as "ownerId", s.agent_id as "agentId", s.is_active as "isActive", s.acceptance
  from commission_shares s join properties p on p.id = s.property_id ${OWNER_JOINS} left join users a on a.id = s.agent_id`;

/** Answers null for an unknown share, and for one of a deleted listing. */
export function findAgreement(db: Db, id: string): Promise<AgreementRow | null> {
  return firstRow(db, sql`${AGREEMENT} where s.id = ${id} and p.deleted_at is null`);
}

export function findAgreementByLink(db: Db, tokenHash: string): Promise<AgreementRow | null> {
  return firstRow(
    db,
    sql`${AGREEMENT} join commission_share_links l on l.share_id = s.id
      where l.token_hash = ${tokenHash} and p.deleted_at is null`,
  );
}
