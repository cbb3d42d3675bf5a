import type { QueryClient } from '@tanstack/react-query';
import type { RefusedForm } from '../forms/plain-form.tsx';
import type { TrpcUtils } from '../trpc.ts';

/** The context of loaders and `head` functions; created once per tab, and on the server once per request. */
export interface RouterContext {
  queryClient: QueryClient;
  trpcUtils: TrpcUtils;
  /** `https://portal.example`, without a trailing slash. All absolute URLs are built from it. */
  publicOrigin: string;
  /** The URLs of the style sheets of a lazy part, on the server alone: the browser loads them with its script. */
  partSheets?: ((part: string) => readonly string[]) | undefined;
  /** The plain form that this page answers, on the server alone: such a page runs no scripts. */
  refused?: RefusedForm | undefined;
}
