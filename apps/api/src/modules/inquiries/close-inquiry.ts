import type { InboxItem } from '@pbr/schemas/inquiry/inbox';
import type { ServiceContext } from '../../lib/context.ts';
import { changeInquiry } from './change-inquiry.ts';
import { storeClosed } from './inbox-item.queries.ts';

/** Closes an inquiry, answered or not. Doing it twice changes nothing. */
export async function closeInquiry(
  ctx: ServiceContext,
  { id }: { id: string },
): Promise<InboxItem> {
  return changeInquiry(ctx, id, ({ ctx: inside, inquiry }) =>
    storeClosed(inside.db, inquiry.id, inside.now()),
  );
}
