import type { InboxItem } from '@pbr/schemas/inquiry/inbox';
import type { ServiceContext } from '../../lib/context.ts';
import { changeInquiry } from './change-inquiry.ts';
import { storeReopened } from './inbox-item.queries.ts';

/** Reopens a closed inquiry: it is answered or pending again. An inquiry that is not closed stays as it is. */
export async function reopenInquiry(
  ctx: ServiceContext,
  { id }: { id: string },
): Promise<InboxItem> {
  return changeInquiry(ctx, id, ({ ctx: inside, inquiry }) => storeReopened(inside.db, inquiry.id));
}
