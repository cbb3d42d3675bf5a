import { KEPT_DAYS } from '@pbr/schemas/property/deleted';

const DAY_MS = 24 * 60 * 60 * 1000;

/** What was deleted before this cannot be brought back, and goes for good. */
export function keptSince(now: Date): Date {
  return new Date(now.getTime() - KEPT_DAYS * DAY_MS);
}
