import { myPropertiesSchema } from '@pbr/schemas/property/mine';
import { myPropertiesSearchSchema } from '@pbr/schemas/property/mine-search';
import { PAGE_SIZE } from '@pbr/schemas/property/search';
import { operation } from '../../../operation/operation.ts';
import { findMyProperties } from './my-properties.queries.ts';

/** A numbered page of the actor's own listings, paused ones too; admins see only their own here. */
export const searchMyProperties = operation({
  access: 'member',
  input: myPropertiesSearchSchema,
  output: myPropertiesSchema,
  run: async ({ db, actor, now }, { search, status = 'all', page = 1 }) => {
    const { items, total, counts } = await findMyProperties(db, {
      ownerId: actor.userId,
      search,
      status,
      limit: PAGE_SIZE,
      offset: (page - 1) * PAGE_SIZE,
      now: now(),
    });
    return { items, total, page, pageCount: Math.ceil(total / PAGE_SIZE), counts };
  },
});
