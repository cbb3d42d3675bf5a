import { shareStatisticsSchema } from '@pbr/schemas/commission/shared-with-me';
import { operation } from '../../../operation/operation.ts';
import { findStatistics } from './overview.queries.ts';

/** The number of the person's listings and of the active shares of them. */
export const getShareStatistics = operation({
  access: 'member',
  output: shareStatisticsSchema,
  run: ({ db, actor }) => findStatistics(db, actor.userId),
});
