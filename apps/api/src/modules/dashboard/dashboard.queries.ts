import type { Db } from '@pbr/db/client';
import { atInstant } from '@pbr/db/sql/instants';
import { IS_OPEN, PRICE } from '@pbr/db/sql/listings';
import { oneRow } from '@pbr/db/sql/rows';
import type { Dashboard } from '@pbr/schemas/dashboard';
import { type SQL, sql } from 'drizzle-orm';

/** The dashboard's part about a person's own listings; another query finds the inquiries that wait. */
export interface OwnFigures {
  withoutPhoto: Dashboard['waiting']['withoutPhoto'];
  withoutPrice: Dashboard['waiting']['withoutPrice'];
  sharesReceived: Dashboard['waiting']['sharesReceived'];
  figures: Dashboard['figures'];
}

interface FiguresQuery {
  userId: string;
  now: Date;
  /** The number of listings to name. */
  limit: number;
  weeks: number;
}

const inMexico = (instant: SQL) => sql`${instant} at time zone 'America/Mexico_City'`;

/** Runs in one statement. Inquiries about a deleted listing and shares of it do not count. */
export function findOwnFigures(
  db: Db,
  { userId, now, limit, weeks }: FiguresQuery,
): Promise<OwnFigures> {
  return oneRow(
    db,
    sql`
      with mine as materialized (
        select p.id, p.name, p.neighborhood, p.city, p.created_at, p.is_active, p.listed, ${IS_OPEN} as is_open,
          (${PRICE}) is null as priceless
        from properties p where p.owner_id = ${userId} and p.deleted_at is null
      ), photoless as materialized (
        select * from mine where listed and not exists (select from property_images i where i.property_id = mine.id)
      ), this_week as (
        select date_trunc('week', ${inMexico(atInstant(now))}) as monday
      ), weeks as materialized (
        select monday - n * interval '7 days' as monday from this_week, generate_series(0, ${weeks - 1}) n
      ), received as materialized (
        select date_trunc('week', ${inMexico(sql`q.created_at`)}) as monday, q.response_date - q.created_at as waited
        from property_inquiries q join mine on mine.id = q.property_id
        where q.created_at >= (select ${inMexico(sql`min(monday)`)} from weeks)
      )
      select ${someOf(sql`photoless`, limit)} as "withoutPhoto",
        ${someOf(sql`(select * from mine where listed and priceless)`, limit)} as "withoutPrice",
        json_build_object('count', (
          select count(*) from commission_shares s join properties p on p.id = s.property_id
          where s.agent_id = ${userId} and s.is_active and s.acceptance = 'pending' and p.deleted_at is null
        )) as "sharesReceived",
        json_build_object(
          'activeListings', (select count(*) from mine where listed),
          'pausedListings', (
            select count(*) from mine where not is_active and is_open),
          'inquiriesByWeek', (
            select json_agg(json_build_object('weekStart', monday::date, 'count', (
              select count(*) from received where received.monday = weeks.monday)) order by monday)
            from weeks),
          'medianAnswerMinutes', (
            select round(extract(epoch from percentile_cont(0.5) within group (order by waited)) / 60)::int
            from received where waited is not null)
        ) as figures`,
  );
}

/** The number of these listings, and the newest of them. */
function someOf(listings: SQL, limit: number): SQL {
  return sql`json_build_object('count', (select count(*) from ${listings} l), 'items', (
    select coalesce(json_agg(json_build_object('id', id, 'name', name, 'neighborhood', neighborhood, 'city', city)), '[]'::json)
    from (select * from ${listings} l order by created_at desc, id limit ${limit}) newest))`;
}
