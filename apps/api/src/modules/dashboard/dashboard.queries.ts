import type { Db } from '@pbr/db/client';
import { atInstant, isoInstant } from '@pbr/db/sql/instants';
import { IS_OPEN, PRICE } from '@pbr/db/sql/listings';
import { jsonRows, oneRow } from '@pbr/db/sql/result-rows';
import type { Dashboard } from '@pbr/schemas/dashboard';
import { type SQL, sql } from 'drizzle-orm';

/** The dashboard without the inquiries that wait, which another query finds. */
export interface FigureRows {
  withoutPhoto: Dashboard['waiting']['withoutPhoto'];
  withoutPrice: Dashboard['waiting']['withoutPrice'];
  sharesReceived: Dashboard['waiting']['sharesReceived'];
  figures: Dashboard['figures'];
  agency: Dashboard['agency'];
}

interface FiguresQuery {
  /** The listings that count. Only 'all' reads the figures of the agency. */
  scope: 'all' | { ownerId: string };
  userId: string;
  now: Date;
  /** The number of listings to name. */
  limit: number;
  /** The number of agents to name. */
  agents: number;
  weeks: number;
}

const inMexico = (instant: SQL) => sql`${instant} at time zone 'America/Mexico_City'`;
const median = (times: SQL) =>
  sql`round(extract(epoch from percentile_cont(0.5) within group (order by ${times})) / 60)::int`;

/** Runs in one statement. Inquiries about a deleted listing and shares of it do not count. */
export async function findFigures(db: Db, query: FiguresQuery): Promise<FigureRows> {
  const { scope, userId, now, limit, agents, weeks } = query;
  const isCounted = scope === 'all' ? sql`true` : sql`p.owner_id = ${scope.ownerId}`;
  return oneRow(
    db,
    sql`
      with listings as materialized (
        select p.id, p.owner_id, p.name, p.neighborhood, p.city, p.created_at, p.is_active, p.is_draft, p.listed, p.views_since,
          ${IS_OPEN} as is_open, (${PRICE}) is null as priceless
        from properties p where ${isCounted} and p.deleted_at is null
      ), photoless as materialized (
        select * from listings where listed and not exists (select from property_images i where i.property_id = listings.id)
      ), this_week as (
        select date_trunc('week', ${inMexico(atInstant(now))}) as monday
      ), weeks as materialized (
        select monday - n * interval '7 days' as monday from this_week, generate_series(0, ${weeks - 1}) n
      ), received as materialized (
        select listings.owner_id, date_trunc('week', ${inMexico(sql`q.created_at`)}) as monday,
          q.response_date - q.created_at as waited
        from property_inquiries q join listings on listings.id = q.property_id
        where q.created_at >= (select ${inMexico(sql`min(monday)`)} from weeks)
      )
      select ${someOf(sql`photoless`, limit)} as "withoutPhoto",
        ${someOf(sql`(select * from listings where listed and priceless)`, limit)} as "withoutPrice",
        json_build_object('count', (
          select count(*) from commission_shares s join properties p on p.id = s.property_id
          where s.agent_id = ${userId} and s.is_active and s.acceptance = 'pending' and p.deleted_at is null
        )) as "sharesReceived",
        json_build_object(
          'activeListings', (select count(*) from listings where listed),
          'pausedListings', (select count(*) from listings where not is_active and not is_draft and is_open),
          'views', (select json_build_object(
              'count', (select coalesce(sum(v.views), 0)::int from property_views v join listings on listings.id = v.property_id),
              'since', ${isoInstant(sql`min(views_since)`)})
            from listings having count(*) > 0),
          'inquiriesByWeek', (
            select json_agg(json_build_object('weekStart', monday::date, 'count', (
              select count(*) from received where received.monday = weeks.monday)) order by monday)
            from weeks),
          'medianAnswerMinutes', (select ${median(sql`waited`)} from received where waited is not null)
        ) as figures,
        ${scope === 'all' ? agencyJson(agents) : sql`null::json`} as agency`,
  );
}

/** The number of these listings, and the newest of them. */
function someOf(listings: SQL, limit: number): SQL {
  return sql`json_build_object('count', (select count(*) from ${listings} l), 'items', (
    select coalesce(json_agg(json_build_object('id', id, 'name', name, 'neighborhood', neighborhood, 'city', city)), '[]'::json)
    from (select * from ${listings} l order by created_at desc, id limit ${limit}) newest))`;
}

/** Reads `received`. The waiting clients are those of the admins' inbox, which holds the inquiries about deleted listings too. */
function agencyJson(limit: number): SQL {
  return sql`(
    with asked as (
      select owner_id, count(*)::int as received, ${median(sql`waited`)} as "medianAnswerMinutes" from received group by owner_id
    ), waiting as (
      select p.owner_id, count(*)::int as unanswered from property_inquiries q join properties p on p.id = q.property_id
      where q.status = 'pending' group by p.owner_id
    ), agents as (
      select owner_id as id, coalesce(unanswered, 0) as unanswered, coalesce(received, 0) as received, "medianAnswerMinutes"
      from asked full join waiting using (owner_id)
    )
    select json_build_object(
      'pendingRequests', (select count(*) from service_requests where status = 'pending'),
      'pendingRegistrations', (select count(*) from users where registration is not null and is_email_verified),
      'agents', json_build_object('count', (select count(*) from agents), 'items', ${jsonRows(
        sql`select agents.*, u.first_name as "firstName", u.last_name as "lastName",
            row_number() over (
              order by unanswered desc, "medianAnswerMinutes" desc nulls last, pbr_norm(u.last_name || ' ' || u.first_name), u.id
            ) as pos
          from agents join users u using (id) order by pos limit ${limit}`,
        sql`order by pos`,
      )}))
  )`;
}
