import { randomUUID } from 'node:crypto';
import { linkLifetimeMs } from '@pbr/schemas/account/link-lifetime';
import { USER_TOKEN_KINDS, type UserTokenKind } from '@pbr/schemas/account/values';
import type { ServiceContext } from '../../../lib/context.ts';
import { AppError } from '../../../lib/errors.ts';
import { hashToken, newToken } from '../../../security/secret-tokens.ts';
import { type Account, lockAccount } from '../account.queries.ts';
import {
  findLinkOwner,
  insertAccountLink,
  type LinkOwner,
  takeLink,
  voidLinks,
} from './account-link.queries.ts';

export type LinkContext = Pick<ServiceContext, 'db' | 'now' | 'publicOrigin'>;

const paths: Readonly<Record<UserTokenKind, string>> = {
  verify_email: '/verify-email',
  reset_password: '/reset-password',
  invitation: '/invitation',
};

interface NewLink {
  /** The id of the link; random unless given. */
  id?: string;
  userId: string;
  kind: UserTokenKind;
  data?: unknown;
}

export interface IssuedLink {
  id: string;
  href: string;
}

/** Makes a link. The caller holds the lock on the person. Links always lead to the portal's own URL. */
export async function issueAccountLink(
  ctx: LinkContext,
  { id = randomUUID(), userId, kind, data = null }: NewLink,
): Promise<IssuedLink> {
  const now = ctx.now();
  const { token, hash } = newToken();
  // Attempts to register stay valid side by side: a stranger's attempt must not void the one by the owner of the e-mail.
  if (kind !== 'verify_email') await voidLinks(ctx.db, { userId, kinds: [kind], now });
  const expiresAt = new Date(now.getTime() + linkLifetimeMs(kind));
  await insertAccountLink(ctx.db, {
    id,
    userId,
    kind,
    tokenHash: hash,
    data,
    expiresAt,
    createdAt: now,
  });
  return { id, href: `${ctx.publicOrigin}${paths[kind]}?token=${token}` };
}

/** Voids every link that was ever mailed to the person. */
export async function voidAllLinks(ctx: Pick<LinkContext, 'db' | 'now'>, userId: string) {
  await voidLinks(ctx.db, { userId, kinds: USER_TOKEN_KINDS, now: ctx.now() });
}

interface GivenLink {
  token: string;
  kind: UserTokenKind;
}

/** The owner of the link, which stays unused. Throws `account.token_invalid` for a link that is unknown, used or expired. */
export async function ownerOfLink(
  ctx: Pick<LinkContext, 'db' | 'now'>,
  { token, kind }: GivenLink,
): Promise<LinkOwner> {
  const owner = await findLinkOwner(ctx.db, {
    tokenHash: hashToken(token),
    kind,
    now: ctx.now(),
  });
  if (!owner) throw new AppError('account.token_invalid');
  return owner;
}

/** Uses the link up. Locks the person before the link, like every other change of links. */
export async function useLink(
  ctx: Pick<LinkContext, 'db' | 'now'>,
  { token, kind }: GivenLink,
): Promise<{ account: Account; data: unknown }> {
  const { id } = await ownerOfLink(ctx, { token, kind });
  const account = await lockAccount(ctx.db, id);
  const taken = await takeLink(ctx.db, { tokenHash: hashToken(token), kind, now: ctx.now() });
  if (!account || !taken) throw new AppError('account.token_invalid');
  return { account, data: taken.data };
}
