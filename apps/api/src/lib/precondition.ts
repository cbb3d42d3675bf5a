import type { ServiceContext } from './context.ts';

/** Throws when none of the answers that the client read still holds. Call it while the rows to be written are locked. */
export type Precondition = (inside: ServiceContext) => Promise<void>;
