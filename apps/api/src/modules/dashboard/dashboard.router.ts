import { dashboardSchema } from '@pbr/schemas/dashboard';
import { memberProcedure, router } from '../../trpc.ts';
import { getDashboard } from './get-dashboard.ts';

export const dashboardRouter = router({
  get: memberProcedure.output(dashboardSchema).query(({ ctx }) => getDashboard(ctx)),
});
