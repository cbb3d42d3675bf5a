import type { Db } from '@pbr/db/client';
import { isoInstant } from '@pbr/db/sql/instants';
import { jsonRows, oneRow } from '@pbr/db/sql/result-rows';
import { barePhone, holdsWordsOrPhone } from '@pbr/db/sql/search-words';
import type { TeamFilter } from '@pbr/schemas/employee/search';
import type { TeamMember, TeamPage } from '@pbr/schemas/employee/team';
import { barePhones } from '@pbr/schemas/telephone';
import { sql } from 'drizzle-orm';

interface TeamQuery {
  status: TeamFilter | undefined;
  search: string | undefined;
  limit: number;
  offset: number;
}

interface TeamRow {
  items: TeamMember[];
  total: number;
  counts: TeamPage['counts'];
}

const STATUS = sql`case when registration is not null then 'pending' when not is_active then 'inactive'
  when password_hash is null then 'invited' else 'active' end`;

/** Sorts by status, people who wait for the admin first, and then by name, ignoring accents and case. */
const ORDER = sql`order by array_position(array['pending', 'active', 'invited', 'inactive'], status),
  pbr_norm(last_name || ' ' || first_name), email`;

/** A page of the people and the counts by status, in one statement. Leaves unconfirmed registrations out. */
export function findTeam(db: Db, query: TeamQuery): Promise<TeamRow> {
  const { status, search, limit, offset } = query;
  const inStatus = status ? sql`status = ${status}` : sql`true`;
  return oneRow(
    db,
    sql`
      with team as materialized (
        select *, ${STATUS} as status from users where registration is null or is_email_verified
      ), matched as materialized (
        select * from team where ${inStatus} and ${holdsWordsOrPhone(SEARCHED, search, search && barePhones(search))}
      ), page as (
        select *, row_number() over (${ORDER}) as pos from matched ${ORDER} limit ${limit} offset ${offset}
      )
      select (select count(*)::int from matched) as total,
        (select json_build_object('total', count(*) filter (where status = 'active'),
          'admins', count(*) filter (where status = 'active' and role = 'admin'),
          'employees', count(*) filter (where status = 'active' and role <> 'admin'),
          'invited', count(*) filter (where status = 'invited'), 'pending', count(*) filter (where status = 'pending'),
          'inactive', count(*) filter (where status = 'inactive')) from team) as counts,
        ${jsonRows(
          sql`select id, email, first_name as "firstName", last_name as "lastName", phone, role, is_active as "isActive", status,
            version, profile_image_url as "profileImageUrl", is_agent as "isAgent", is_phone_verified as "isPhoneVerified", pos,
            (select count(*)::int from properties p where p.owner_id = page.id and p.deleted_at is null) as listings,
            case when status = 'invited' then (
              select ${isoInstant(sql`max(k.expires_at)`)} from user_tokens k
              where k.user_id = page.id and k.kind = 'invitation' and k.used_at is null) end as "invitationExpiresAt"
          from page`,
          sql`order by item.pos`,
        )} as items`,
  );
}

/** The words of a person that a search looks through. */
const SEARCHED = sql`pbr_norm(concat_ws(' ', first_name, last_name, email, phone, ${barePhone(sql`phone`)}))`;
