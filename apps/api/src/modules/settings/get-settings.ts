import { settingsSchema } from '@pbr/schemas/settings/settings';
import { operation } from '../../operation/operation.ts';
import { readSettings } from './read-settings.ts';

/** The record that an admin edits, with its version. */
export const getSettings = operation({
  access: 'admin',
  output: settingsSchema,
  run: (ctx) => readSettings(ctx),
});
