import type { Site } from '@pbr/schemas/settings/settings';
import { trpc } from '../trpc.ts';

/** Facts of the company and the exchange rate; the root route has loaded them. */
export function useSite(): Site {
  return trpc.site.get.useSuspenseQuery()[0];
}
