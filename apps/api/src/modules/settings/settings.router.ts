import { siteSchema } from '@pbr/schemas/settings';
import { publicProcedure, router } from '../../lib/trpc.ts';
import { getSite } from './get-site.ts';

export const siteRouter = router({
  get: publicProcedure
    .meta({ isReady: true })
    .output(siteSchema)
    .query(({ ctx }) => getSite(ctx)),
});
