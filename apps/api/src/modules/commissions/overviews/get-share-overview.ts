import { shareOverviewSchema } from '@pbr/schemas/commission/shared-with-me';
import { byPersonName } from '../../../lib/by-person-name.ts';
import { action } from '../../../action/action.ts';
import { findOverview } from './overview.queries.ts';

/** Every colleague, with the shares between them and the person. */
export const getShareOverview = action({
  access: 'member',
  output: shareOverviewSchema,
  run: async ({ db, actor }) => ({
    agents: (await findOverview(db, actor.userId)).toSorted(byPersonName),
  }),
});
