import { KEPT_DAYS, UNTITLED_DAYS } from '@pbr/schemas/property/deleted';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Listings deleted before this time cannot be restored, and are purged. */
export const keptSince = (now: Date): Date => daysBefore(now, KEPT_DAYS);

/** Drafts without a name that nobody has touched since are deleted. */
export const untitledSince = (now: Date): Date => daysBefore(now, UNTITLED_DAYS);

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS);
