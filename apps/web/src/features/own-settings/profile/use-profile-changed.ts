import type { Profile } from '@pbr/schemas/account/profile';
import { sessionUserSchema } from '@pbr/schemas/account/user';
import { trpc } from '../../../lib/trpc.ts';
import { useListingsChanged } from '../../../lib/use-listings-changed.ts';

/** Updates the person everywhere: here, in the header, on their page, and beside their listings. */
export function useProfileChanged() {
  const utils = trpc.useUtils();
  const listingsChanged = useListingsChanged();
  return (profile: Profile) => {
    utils.account.profile.setData(undefined, profile);
    utils.session.user.setData(undefined, sessionUserSchema.parse(profile));
    void listingsChanged();
  };
}
