import type { ServiceContext } from './context.ts';

/** Throws when nothing is as it was read. To be asked while what is written is locked. */
export type Precondition = (inside: ServiceContext) => Promise<void>;
