import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../client.ts';
import { users } from '../schema/users.ts';
import { isoInstant } from './instants.ts';
import type { RowOf } from './result-rows.ts';

/** The columns with which somebody can name a person and write to them. */
export const PERSON = {
  id: users.id,
  email: users.email,
  firstName: users.firstName,
  lastName: users.lastName,
};
export type PersonRow = RowOf<typeof PERSON>;

/** The columns of the signed-in person. */
export const SESSION_USER = {
  ...PERSON,
  profileImageUrl: users.profileImageUrl,
  phone: users.phone,
  role: users.role,
  isAgent: users.isAgent,
  isEmailVerified: users.isEmailVerified,
  isPhoneVerified: users.isPhoneVerified,
  isActive: users.isActive,
  createdAt: isoInstant(sql`${users.createdAt}`),
  updatedAt: isoInstant(sql`${users.updatedAt}`),
  version: users.version,
};

export const fullName = (user: SQL) => sql<string>`${user}.first_name || ' ' || ${user}.last_name`;

export const personJson = (user: SQL) =>
  sql`json_build_object('id', ${user}.id, 'firstName', ${user}.first_name, 'lastName', ${user}.last_name)`;

/** Agent `a` of a share, or null when the agent is from outside. */
export const SHARE_AGENT = sql`case when a.id is not null then json_build_object(
  'id', a.id, 'firstName', a.first_name, 'lastName', a.last_name, 'profileImageUrl', a.profile_image_url) end`;

/** Owner `u` of a listing. For a deactivated one the company answers, from the row `company` of the settings. */
const ownerJson = (ofPerson: SQL, ofCompany: SQL) => sql`
  case when u.is_active then json_build_object('firstName', u.first_name, 'lastName', u.last_name ${ofPerson})
  else json_build_object('firstName', coalesce(company.value ->> 'name', 'Portal PBR'), 'lastName', '' ${ofCompany}) end`;

const CONTACT = sql`, 'email', u.email, 'phone', u.phone`;
const COMPANY_CONTACT = sql`, 'email', coalesce(company.value ->> 'email', ''), 'phone', company.value ->> 'phone'`;

export const OWNER_NAME = ownerJson(sql``, sql``);
export const OWNER_CONTACT = ownerJson(CONTACT, COMPANY_CONTACT);
export const OWNER = ownerJson(
  sql`${CONTACT}, 'profileImageUrl', u.profile_image_url`,
  sql`${COMPANY_CONTACT}, 'profileImageUrl', null`,
);

/** The rows that they read, for a listing `p`. */
export const OWNER_JOINS = sql`
  join users u on u.id = p.owner_id left join settings company on company.key = 'company'`;

/** Active people who have set a password. Somebody who has not accepted the invitation yet is not a colleague. */
export const IS_COLLEAGUE = sql`(${users.isActive} and ${users.passwordHash} is not null)`;

/** Whether the person is a colleague at this moment. */
export async function isColleague(db: Db, userId: string): Promise<boolean> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), IS_COLLEAGUE));
  return rows.length > 0;
}

/** Whether the person is a colleague. Nobody can deactivate them until the transaction ends. */
export async function lockIsColleague(db: Db, userId: string): Promise<boolean> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), IS_COLLEAGUE))
    .for('share');
  return rows.length > 0;
}

/** Whether the person is active. Nobody can deactivate them until the transaction ends. */
export async function lockIsActive(db: Db, userId: string): Promise<boolean> {
  const [user] = await db
    .select({ isActive: users.isActive })
    .from(users)
    .where(eq(users.id, userId))
    .for('share');
  return user?.isActive ?? false;
}
