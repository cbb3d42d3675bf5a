import { KEPT_DAYS } from '@pbr/schemas/property/deleted';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Listings deleted before this time cannot be restored, and are purged. */
export function keptSince(now: Date): Date {
  return new Date(now.getTime() - KEPT_DAYS * DAY_MS);
}
