import type { Profile, UpdateProfile } from '@pbr/schemas/account/profile';
import type { ServiceContext } from '../../../lib/context.ts';
import { isSamePhone } from '../../../lib/is-same-phone.ts';
import type { Precondition } from '../../../lib/precondition.ts';
import { lockActor } from '../../session/lock-actor.ts';
import { getProfile } from './get-profile.ts';
import { updateProfileRow } from './profile.queries.ts';

/** Changes the person's own profile; fields that were not sent stay as they are. */
export async function updateProfile(
  ctx: ServiceContext,
  values: UpdateProfile,
  precondition?: Precondition,
): Promise<Profile> {
  return ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx };
    await lockActor(inside, { toChange: true });
    await precondition?.(inside);
    const before = await getProfile(inside);
    if (Object.keys(values).length === 0) return before;
    const { phone } = values;
    // An admin verified the old number, so a new one is unverified. The same number in another notation stays verified.
    const isOtherPhone = phone !== undefined && !isSamePhone(phone, before.phone);
    await updateProfileRow(tx, before.id, {
      values: { ...values, ...(isOtherPhone && { isPhoneVerified: false }) },
      now: ctx.now(),
    });
    return getProfile(inside);
  });
}
