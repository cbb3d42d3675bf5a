import { shareOverviewSchema } from '@pbr/schemas/commission/shared-with-me';
import { byPersonName } from '../../../lib/by-person-name.ts';
import { operation } from '../../../operation/operation.ts';
import { findOverview } from './overview.queries.ts';

/** Every colleague, with the shares between them and the person. */
export const getShareOverview = operation({
  access: 'member',
  output: shareOverviewSchema,
  run: async ({ db, actor }) => ({
    agents: (await findOverview(db, actor.userId)).toSorted(byPersonName),
  }),
});
