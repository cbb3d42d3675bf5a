import type { ServiceContext } from '../../lib/context.ts';
import { parseInput } from '../../lib/parse-input.ts';
import { createAdminSchema } from '@pbr/schemas/employee/employee';
import { issueAccountLink, voidAllLinks } from '../accounts/links/account-link.ts';
import {
  insertEmployee,
  type KnownPerson,
  lockByEmail,
  lockEmployees,
  updateEmployeeRow,
} from './employee.queries.ts';

export interface NewAdmin {
  /** Opens once, to set a first or a new password. */
  link: string;
  outcome: 'created' | 'invited' | 'promoted';
}

type CommandContext = Pick<ServiceContext, 'db' | 'now' | 'publicOrigin'>;

/**
 * For the server's operator: no actor is asked. Makes the person with this e-mail an admin, known or new, and gives a link, so that
 * a portal without any admin is never shut for good.
 */
export async function createAdmin(ctx: CommandContext, input: unknown): Promise<NewAdmin> {
  const { email, firstName, lastName } = parseInput(createAdminSchema, input);
  const now = ctx.now();
  return ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx };
    await lockEmployees(tx);
    const names = { firstName: firstName ?? 'Administración', lastName: lastName ?? 'PBR' };
    const added = await insertEmployee(tx, { email, ...names, phone: null, role: 'admin' }, now);
    if (added) return { outcome: 'created', link: await linkFor(inside, added.id, 'invitation') };
    const known = await lockByEmail(tx, email);
    if (!known) throw new Error('the e-mail is taken, but nobody has it');
    await promote(inside, known, now);
    return known.hasPassword
      ? { outcome: 'promoted', link: await linkFor(inside, known.id, 'reset_password') }
      : { outcome: 'invited', link: await linkFor(inside, known.id, 'invitation') };
  });
}

async function promote(ctx: CommandContext, { id }: KnownPerson, now: Date): Promise<void> {
  await voidAllLinks(ctx, id);
  await updateEmployeeRow(ctx.db, id, { role: 'admin', isActive: true, registration: null }, now);
}

async function linkFor(
  ctx: CommandContext,
  userId: string,
  kind: 'invitation' | 'reset_password',
): Promise<string> {
  const { href } = await issueAccountLink(ctx, { userId, kind });
  return href;
}
