import { dashboardSchema } from '@pbr/schemas/dashboard';
import { memberProcedure, router } from '../../lib/trpc.ts';
import { getDashboard } from './get-dashboard.ts';

export const dashboardRouter = router({
  get: memberProcedure.output(dashboardSchema).query(({ ctx }) => getDashboard(ctx)),
});
