import type { Profile } from '@pbr/schemas/profile';
import { trpc } from '../../../lib/trpc.ts';

/** Shows the new values wherever the person is shown: here, and in the header. */
export function useProfileChanged() {
  const utils = trpc.useUtils();
  return (profile: Profile) => {
    utils.account.profile.setData(undefined, profile);
    void utils.session.user.invalidate();
  };
}
