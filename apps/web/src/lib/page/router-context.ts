import type { QueryClient } from '@tanstack/react-query';
import type { TrpcUtils } from '../trpc.ts';

/** What loaders and `head` functions get; made anew for every tab and for every request. */
export interface RouterContext {
  queryClient: QueryClient;
  trpcUtils: TrpcUtils;
  /** `https://portal.example`, without a slash at the end. Absolute addresses are made from it alone. */
  publicOrigin: string;
}
