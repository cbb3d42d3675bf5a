import { type OpenedItem, openedItemSchema } from '@pbr/schemas/inquiry/search';

export const openedIn = ({ open, answer }: OpenedItem) => answer ?? open;

/** The id of the item that the URL opens, if it is not among these. Apart from the hooks, because the routes use it on every page. */
export function missingFrom(items: readonly { id: string }[], search: object): string | undefined {
  const opened = openedIn(openedItemSchema.parse(search));
  return items.some(({ id }) => id === opened) ? undefined : opened;
}
