import { query, router } from '../../trpc.ts';
import { readPortalHealth } from './read-portal-health.ts';

export const healthRouter = router({
  get: query(readPortalHealth),
});
