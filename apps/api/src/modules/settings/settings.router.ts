import { mutation, query, router } from '../../trpc.ts';
import { getPublicSite } from './get-site.ts';
import { getRateFollowing } from './get-rate-following.ts';
import { getSettings } from './read-settings.ts';
import { saveSettings } from './save-settings.ts';

export const siteRouter = router({
  get: query(getPublicSite),
});

export const settingsRouter = router({
  get: query(getSettings),
  rateFollowing: query(getRateFollowing),
  save: mutation(saveSettings),
});
