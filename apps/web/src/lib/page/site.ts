import type { Site } from '@pbr/schemas/settings/settings';
import { trpc } from '../trpc.ts';

/** The company's facts and the exchange rate; the root route has already loaded them. */
export function useSite(): Site {
  return trpc.site.get.useSuspenseQuery()[0];
}
