import { colleaguesSchema } from '@pbr/schemas/agent/read';
import { byPersonName } from '../../lib/by-person-name.ts';
import { action } from '../../action/action.ts';
import { findColleagues } from './agent.queries.ts';

/** The colleagues with whom the person can share a commission. */
export const listColleagues = action({
  access: 'member',
  output: colleaguesSchema,
  run: async ({ db, actor }) => {
    const colleagues = await findColleagues(db, actor.userId);
    return { items: colleagues.toSorted(byPersonName) };
  },
});
