import type { Db } from '@pbr/db/client';
import type { TeamFilter } from '@pbr/schemas/employee/search';
import type { TeamMember, TeamPage } from '@pbr/schemas/employee/team';
import { type SQL, sql } from 'drizzle-orm';

interface TeamQuery {
  status: TeamFilter | undefined;
  search: string | undefined;
  limit: number;
  offset: number;
}

interface TeamRow extends Record<string, unknown> {
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
export async function findTeam(db: Db, query: TeamQuery): Promise<TeamRow> {
  const { status, search, limit, offset } = query;
  const inStatus = status ? sql`status = ${status}` : sql`status <> 'inactive'`;
  const [row] = await db.execute<TeamRow>(sql`
    with team as materialized (
      select *, ${STATUS} as status from users where registration is null or is_email_verified
    ), matched as materialized (
      select * from team where ${inStatus} and ${holdsWords(search)}
    ), page as (
      select *, row_number() over (${ORDER}) as pos from matched ${ORDER} limit ${limit} offset ${offset}
    )
    select (select count(*)::int from matched) as total,
      (select json_build_object('total', count(*) filter (where is_active),
        'admins', count(*) filter (where is_active and role = 'admin'),
        'employees', count(*) filter (where is_active and role <> 'admin'),
        'invited', count(*) filter (where status = 'invited'), 'pending', count(*) filter (where status = 'pending'),
        'inactive', count(*) filter (where status = 'inactive')) from team) as counts,
      (select coalesce(json_agg(row_to_json(item) order by item.pos), '[]'::json) from (
        select id, email, first_name as "firstName", last_name as "lastName", phone, role, is_active as "isActive", status,
          version, is_agent as "isAgent", is_phone_verified as "isPhoneVerified", pos,
          (select count(*)::int from properties p where p.owner_id = page.id and p.deleted_at is null) as listings,
          case when status = 'invited' then (
            select to_char(max(k.expires_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') from user_tokens k
            where k.user_id = page.id and k.kind = 'invitation' and k.used_at is null) end as "invitationExpiresAt"
        from page
      ) item) as items`);
  if (!row) throw new Error('the team query returned no row');
  return row;
}

/** Every word must occur somewhere; a telephone also matches without its spaces and punctuation. */
function holdsWords(search: string | undefined): SQL {
  if (search === undefined) return sql`true`;
  const words = sql.param(search.split(/\s+/u));
  return sql`pbr_norm(concat_ws(' ', first_name, last_name, email, phone, translate(phone, ' ().-', '')))
    like all (array(select pbr_contains(word) from unnest(${words}::text[]) word))`;
}
