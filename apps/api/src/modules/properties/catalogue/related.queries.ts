import type { Db } from '@pbr/db/client';
import { preparedStatements } from '@pbr/db/prepared';
import { PLACE_SLUGS } from '@pbr/db/sql/places';
import type { PlaceFigures } from '@pbr/schemas/property/places/landing';
import type { OperationFilter } from '@pbr/schemas/property/search/filters';
import type { Place } from '@pbr/schemas/property/places';
import type { PropertyCard } from '@pbr/schemas/property/read';
import { type SQL, sql } from 'drizzle-orm';
import { listingsJson, PLACES } from '../property-json.queries.ts';
import { FIGURES } from './landing.queries.ts';
import { USUAL_RENT, USUAL_SALE } from '../prices/price-scale.queries.ts';

/** Compares this many listings of the colonia, of the rest of the city and of the rest of the state, so that a large city costs no more than a small one. */
const CANDIDATES = 300;
/** A colonia with more listings than this shows kept figures. */
const FEW = 500;
/** Cards of each list. */
const SHOWN = 4;

export interface RelatedRow {
  ownerId: string;
  isActive: boolean;
  isDraft: boolean;
  commissionShares: { agentId: string | null; isActive: boolean }[];
  owner: { isActive: boolean; isAgent: boolean };
  operation: OperationFilter;
  places: Place[];
  /** Those of the colonia; null when it has more listings than `FEW`. */
  figures: Omit<PlaceFigures, 'operation' | 'places'> | null;
  alike: PropertyCard[];
  agentTotal: number;
  agentItems: PropertyCard[];
}

const prepared = preparedStatements<ReturnType<typeof prepareRelated>>();

/** Everything around a listing that is not deleted, in one statement. */
export async function findRelated(db: Db, id: string): Promise<RelatedRow | null> {
  const [row] = await prepared(db, 'related', () => prepareRelated(db)).execute({ id });
  return row?.related ?? null;
}

const given = (column: string) => sql`(select ${sql.raw(column)} from given)`;

/** Listings `p` on offer for the same operation, without the given one. */
const ON_OFFER = sql`p.listed and p.id <> ${given('id')} and p.operation_type in (${given('operation')}, 'ambos')`;
const [STATE, CITY, COLONIA] = PLACE_SLUGS;
const IN_STATE = sql`p.deleted_at is null and ${STATE} = ${given('state_slug')}`;
const IN_CITY = sql`${IN_STATE} and ${CITY} = ${given('city_slug')}`;
const IN_COLONIA = sql`${IN_CITY} and ${COLONIA} = ${given('neighborhood_slug')}`;
const ofOperation = (sale: SQL, rent: SQL) =>
  sql`case ${given('operation')} when 'renta' then ${rent} else ${sale} end`;
const PRICE = ofOperation(sql`p.sale_mxn`, sql`p.rent_mxn`);

const candidates = (place: SQL, distance: number) => sql`
  (select p.id, p.property_type, ${PRICE} as price, p.created_at, ${sql.raw(String(distance))} as distance
    from properties p where ${place} and ${ON_OFFER} limit ${sql.raw(String(CANDIDATES))})`;

const CANDIDATE_RINGS = sql`
  ${candidates(IN_COLONIA, 0)}
  union all ${candidates(sql`${IN_CITY} and ${COLONIA} <> ${given('neighborhood_slug')}`, 1)}
  union all ${candidates(sql`${IN_STATE} and ${CITY} <> ${given('city_slug')}`, 3)}`;

/** The most alike first: another type weighs as much as twice the price or half of it, another colonia half as much, another city more. */
const UNLIKENESS = sql`
  (c.property_type <> g.property_type)::int * 0.7 + c.distance * 0.35
    + coalesce(abs(ln(greatest(c.price, 1)) - ln(greatest(g.price, 1))), 1)`;

const cardsOf = (page: string) =>
  sql`(with page as (select id, pos from ${sql.raw(page)}) select ${listingsJson('card')})`;

const FIGURES_OF_COLONIA = sql`(
  with matched as materialized (
    select ${PRICE} as price, ${ofOperation(USUAL_SALE, USUAL_RENT)} as usual from properties p
    where ${IN_COLONIA} and p.listed and p.operation_type in (${given('operation')}, 'ambos') limit ${sql.raw(String(FEW + 1))}
  )
  select row_to_json(figures) from (${FIGURES}) figures where total <= ${sql.raw(String(FEW))})`;

function prepareRelated(db: Db) {
  const related = sql`
    with given as (
      select p.*, case p.operation_type when 'renta' then 'renta' else 'venta' end as operation,
        case p.operation_type when 'renta' then p.rent_mxn else p.sale_mxn end as price,
        ${STATE} as state_slug, ${CITY} as city_slug, ${COLONIA} as neighborhood_slug
      from properties p where p.id = ${sql.placeholder('id')} and p.deleted_at is null
    ), alike as materialized (
      select c.id, row_number() over (order by ${UNLIKENESS}, c.created_at desc, c.id) as pos
      from (${CANDIDATE_RINGS}) c cross join given g
      order by pos limit ${sql.raw(String(SHOWN))}
    ), of_agent as materialized (
      select id, row_number() over (order by created_at desc, id desc) as pos from (
        select p.id, p.created_at from properties p
        where p.owner_id = ${given('owner_id')} and p.listed and p.id <> ${given('id')} and p.id not in (select id from alike)
        order by p.created_at desc, p.id desc limit ${sql.raw(String(SHOWN))}
      ) newest
    )
    select p.owner_id as "ownerId", p.is_active as "isActive", p.is_draft as "isDraft",
      (select coalesce(json_agg(json_build_object('agentId', s.agent_id, 'isActive', s.is_active)), '[]')
        from commission_shares s where s.property_id = p.id) as "commissionShares",
      json_build_object('isActive', u.is_active, 'isAgent', u.is_agent) as owner,
      p.operation, ${PLACES} as places, ${FIGURES_OF_COLONIA} as figures, ${cardsOf('alike')} as alike,
      (select count(*)::int from properties a where a.owner_id = p.owner_id and a.listed) as "agentTotal",
      ${cardsOf('of_agent')} as "agentItems"
    from given p join users u on u.id = p.owner_id`;
  return db
    .select({ related: sql<RelatedRow>`row_to_json(related)` })
    .from(sql`(${related}) as related`)
    .prepare('what is around a listing');
}
