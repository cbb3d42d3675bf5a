import type { AppRouter } from '@pbr/api/router';
import {
  type CreateTRPCReact,
  createTRPCReact,
  type createTRPCQueryUtils,
} from '@trpc/react-query';

export type { AppRouter } from '@pbr/api/router';
export { getQueryKey } from '@trpc/react-query';

/** Hooks only: the client and its cache belong to one router (see router.tsx), never to this module. */
export const trpc: CreateTRPCReact<AppRouter, unknown> = createTRPCReact<AppRouter>();

export type TrpcUtils = ReturnType<typeof createTRPCQueryUtils<AppRouter>>;
