import { settingsSchema } from '@pbr/schemas/settings/settings';
import { action } from '../../action/action.ts';
import { readSettings } from './read-settings.ts';

/** The record that an admin edits, with its version. */
export const getSettings = action({
  access: 'admin',
  output: settingsSchema,
  run: (ctx) => readSettings(ctx),
});
