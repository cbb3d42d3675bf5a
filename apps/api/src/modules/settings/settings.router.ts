import { saveSettingsSchema, settingsSchema, siteSchema } from '@pbr/schemas/settings/settings';
import { adminProcedure, publicProcedure, router } from '../../trpc.ts';
import { getSettings } from './get-settings.ts';
import { getPublicSite } from './get-public-site.ts';
import { saveSettings } from './save-settings.ts';

export const siteRouter = router({
  get: publicProcedure
    .meta({ isReady: true })
    .output(siteSchema)
    .query(({ ctx }) => getPublicSite(ctx)),
});

export const settingsRouter = router({
  get: adminProcedure.output(settingsSchema).query(({ ctx }) => getSettings(ctx)),
  save: adminProcedure
    .input(saveSettingsSchema)
    .output(settingsSchema)
    .mutation(({ ctx, input }) => saveSettings(ctx, input)),
});
