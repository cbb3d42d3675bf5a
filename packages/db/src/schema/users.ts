import { REGISTRATION_STATES, ROLES } from '@pbr/schemas/account/values';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';
import { checkIsOneOf, timestamptz } from './columns.ts';

export const users = pgTable(
  'users',
  {
    id: uuid().primaryKey().defaultRandom(),
    email: varchar({ length: 254 }).notNull(),
    /** argon2id in PHC form. Null when no password has been set yet (invited, or imported). */
    passwordHash: text('password_hash'),
    firstName: varchar('first_name', { length: 120 }).notNull(),
    lastName: varchar('last_name', { length: 120 }).notNull(),
    profileImageUrl: text('profile_image_url'),
    phone: varchar({ length: 30 }),
    whatsapp: varchar({ length: 30 }),
    website: varchar({ length: 300 }),
    bio: text(),
    city: varchar({ length: 120 }),
    state: varchar({ length: 60 }),
    role: varchar({ length: 20, enum: ROLES }).notNull().default('employee'),
    isAgent: boolean('is_agent').notNull().default(false),
    isEmailVerified: boolean('is_email_verified').notNull().default(false),
    isPhoneVerified: boolean('is_phone_verified').notNull().default(false),
    isActive: boolean('is_active').notNull().default(true),
    /** 'pending': the person registered and waits for an admin to activate the account. Null otherwise. */
    registration: varchar({ length: 20 }),
    /** The version of the notice that the person accepted. */
    privacyNoticeVersion: varchar('privacy_notice_version', { length: 20 }),
    /** Every change of what the person's profile or the list of employees shows adds 1. */
    version: integer().notNull().default(1),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
    updatedAt: timestamptz('updated_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('users_email_key').on(sql`lower(${t.email})`),
    index('users_listed_agents_idx')
      .on(t.lastName, t.firstName, t.id)
      .where(sql`${t.isActive} and ${t.isAgent}`),
    checkIsOneOf('users_role_check', t.role, ROLES),
    checkIsOneOf('users_registration_check', t.registration, REGISTRATION_STATES),
    check('users_bio_check', sql`char_length(${t.bio}) <= 2000`),
  ],
);
