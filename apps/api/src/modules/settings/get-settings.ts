import type { Settings } from '@pbr/schemas/settings/settings';
import { checkAccess } from '../../security/access.ts';
import type { ServiceContext } from '../../lib/context.ts';
import { readSettings } from './read-settings.ts';

/** The record that an admin edits, with its version. */
export async function getSettings(ctx: ServiceContext): Promise<Settings> {
  checkAccess(ctx.actor, 'admin');
  return readSettings(ctx);
}
