import type { Db } from '@pbr/db/client';
import { userTokens } from '@pbr/db/schema/user-tokens';
import { users } from '@pbr/db/schema/users';
import type { ApiTokenScope } from '@pbr/schemas/account/api-token-values';
import type { UserTokenKind } from '@pbr/schemas/account/values';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Actor } from '../../security/actor.ts';
import { hashToken } from '../../security/secret-tokens.ts';
import type { People, User } from './access-row.ts';
import { acceptInvitation } from '../../modules/accounts/registration/accept-invitation.ts';
import { resetPassword } from '../../modules/accounts/passwords/password-links.ts';
import { verifyEmail } from '../../modules/accounts/registration/verify-email.ts';
import { handOver } from '../../modules/employees/hand-over.ts';
import { logIn } from '../../modules/session/log-in.ts';
import { accessRows } from './access-rows.ts';
import { anAccount, signedInCookie, testPasswordHash } from '../data/account.ts';
import { testPasswords } from '../data/passwords.ts';
import { anApiToken } from '../data/api-token.ts';
import { admin, member, visitor } from '../context.ts';

/** An actor, with the headers of their requests. */
export interface Asker {
  actor: Actor;
  headers: { cookie?: string; authorization?: string };
}

export const ASKERS = [
  'visitor',
  'agent',
  'peer',
  'admin',
  'deactivated',
  'reading token',
  'writing token',
] as const;

/** Makes people, and rows of every kind that belong to them. The people and links that the examples of actions name exist. */
export async function accessWorld(db: Db, app: FastifyInstance) {
  const people = await makePeople(db);
  const { agent, peer, boss, deactivated } = people;
  const signIn = async ({ email }: User) => ({
    headers: { cookie: await signedInCookie(app, email) },
  });
  const programOf = async (user: User, scope: ApiTokenScope): Promise<Asker> => {
    const lastUsedAt = new Date().toISOString();
    const { headers } = await anApiToken(db, { userId: user.id, scope, lastUsedAt });
    const actor = { kind: 'token', userId: user.id, role: 'employee', scope } as const;
    return { actor, headers };
  };
  const askers: Record<(typeof ASKERS)[number], Asker> = {
    visitor: { actor: visitor, headers: {} },
    agent: { actor: member(agent.id), ...(await signIn(agent)) },
    peer: { actor: member(peer.id), ...(await signIn(peer)) },
    admin: { actor: admin(boss.id), ...(await signIn(boss)) },
    // A deactivated person counts as a visitor, whatever cookie they kept.
    deactivated: { actor: visitor, ...(await signIn(deactivated)) },
    'reading token': await programOf(agent, 'read'),
    'writing token': await programOf(agent, 'write'),
  };
  await db.update(users).set({ isActive: false }).where(eq(users.id, deactivated.id));
  return { askers, rows: await accessRows(db, people) };
}

async function makePeople(db: Db): Promise<People> {
  const { email = '', password = '' } = logIn.example ?? {};
  await anAccount(db, { email, passwordHash: await testPasswords.hash(password) });
  const waiting = { registration: 'pending', isActive: false, isEmailVerified: false };
  const people = {
    agent: await anAccount(db),
    peer: await anAccount(db),
    boss: await anAccount(db, { role: 'admin' }),
    deactivated: await anAccount(db),
    owner: await anAccount(db),
    invited: await anAccount(db, { passwordHash: null }),
    listed: await anAccount(db, { id: handOver.example?.to, isAgent: true }),
    formerlyListed: await anAccount(db, { isAgent: true, isActive: false }),
  };
  await aLink(db, {
    user: await anAccount(db, waiting),
    kind: 'verify_email',
    token: verifyEmail.example?.token,
  });
  await aLink(db, {
    user: people.owner,
    kind: 'reset_password',
    token: resetPassword.example?.token,
  });
  await aLink(db, {
    user: people.invited,
    kind: 'invitation',
    token: acceptInvitation.example?.token,
  });
  return people;
}

async function aLink(
  db: Db,
  { user, kind, token = '' }: { user: User; kind: UserTokenKind; token: string | undefined },
): Promise<void> {
  const { id: userId, firstName, lastName, phone } = user;
  const passwordHash = await testPasswordHash();
  const data = { firstName, lastName, phone, passwordHash, noticeVersion: '1' };
  const expiresAt = new Date(Date.now() + 3_600_000).toISOString();
  await db
    .insert(userTokens)
    .values({ userId, kind, tokenHash: hashToken(token), data, expiresAt });
}
