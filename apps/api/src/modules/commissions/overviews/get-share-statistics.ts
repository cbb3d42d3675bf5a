import { shareStatisticsSchema } from '@pbr/schemas/commission/shared-with-me';
import { action } from '../../../action/action.ts';
import { findStatistics } from './overview.queries.ts';

/** The number of the person's listings and of the active shares of them. */
export const getShareStatistics = action({
  access: 'member',
  output: shareStatisticsSchema,
  run: ({ db, actor }) => findStatistics(db, actor.userId),
});
