import { myPropertiesSchema } from '@pbr/schemas/property/mine';
import { myPropertiesSearchSchema } from '@pbr/schemas/property/search/mine-search';
import { PAGE_SIZE } from '@pbr/schemas/property/search';
import { action } from '../../../action/action.ts';
import { pageFacts, rangeOf } from '../../../action/numbered-page.ts';
import { withDaysOnline } from './days-online.ts';
import { filtersOf } from './my-properties-filters.ts';
import { findMyProperties } from './my-properties.queries.ts';

/** A numbered page of the actor's own listings, paused ones too; an admin may ask for another person's or for everybody's. */
export const searchMyProperties = action({
  access: 'member',
  input: myPropertiesSearchSchema,
  output: myPropertiesSchema,
  run: async (ctx, query) => {
    const { page = 1 } = query;
    const filters = await filtersOf(ctx, query);
    const { items, total, counts } = await findMyProperties(ctx.db, {
      ...filters,
      ...rangeOf(page, PAGE_SIZE),
    });
    return {
      items: items.map((item) => withDaysOnline(item, filters.now)),
      ...pageFacts(total, page, PAGE_SIZE),
      counts,
    };
  },
});
