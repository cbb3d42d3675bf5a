import { AppError } from './errors.ts';

/** The versions that a tag names. */
export interface Versions {
  own: number;
  /** Only tags of listings name the version of the photos. */
  photos: number | undefined;
}

/** Refuses a write of a client that has read another version. Call it while the row is locked. */
export function requireVersion(
  { ifMatch }: { ifMatch: readonly Versions[] | null },
  version: number,
  of: keyof Versions = 'own',
): void {
  if (ifMatch && !ifMatch.some((tag) => tag[of] === version)) throw new AppError('request.stale');
}
