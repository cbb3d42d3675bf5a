import type { LockedKind } from '../../operation/rows.ts';
import { type LockedInquiry, lockInquiry } from './inbox-item.queries.ts';
import { canAnswerInquiry } from './inquiry.policy.ts';

export const inquiries: LockedKind<LockedInquiry> = {
  row: 'inquiry',
  missing: 'inquiry.not_found',
  lock: ({ db }, id) => lockInquiry(db, id),
  refusal: (actor, inquiry) => (canAnswerInquiry(actor, inquiry) ? null : 'missing'),
};
