import { profileSchema, updateProfileSchema } from '@pbr/schemas/account/profile';
import { isSameTelephone } from '../../../lib/telephone/read-telephone.ts';
import { requireVersion } from '../../../lib/precondition.ts';
import { action } from '../../../action/action.ts';
import { lockedActor } from '../../../action/rows.ts';
import { getProfile } from './get-profile.ts';
import { updateProfileRow } from './profile.queries.ts';

/** Changes the person's own profile; fields that were not sent stay as they are. */
export const updateProfile = action({
  access: 'member',
  row: lockedActor({ toChange: true }),
  input: updateProfileSchema,
  output: profileSchema,
  example: { phone: '999 123 4567' },
  run: async (inside, values) => {
    const before = await getProfile(inside);
    requireVersion(inside, before.version);
    if (Object.keys(values).length === 0) return before;
    const { phone } = values;
    // An admin verified the old number, so a new one is unverified. The same number in another notation stays verified.
    const isOtherPhone = phone !== undefined && !isSameTelephone(phone, before.phone);
    return updateProfileRow(inside.db, before.id, {
      values: { ...values, ...(isOtherPhone && { isPhoneVerified: false }) },
      now: inside.now(),
    });
  },
});
