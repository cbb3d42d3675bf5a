import { isClosedDeal } from '@pbr/schemas/property/deal-status';
import type { MyProperty } from '@pbr/schemas/property/mine';
import type { MyPropertyRow } from './my-properties.queries.ts';

const DAY_MS = 86_400_000;

/** Adds for how many whole days the public has been able to find the listing. */
export function withDaysOnline(row: MyPropertyRow, now: Date): MyProperty {
  const isListed = row.isActive && !isClosedDeal(row.dealStatus);
  const age = Math.floor((now.getTime() - new Date(row.createdAt).getTime()) / DAY_MS);
  return { ...row, daysOnline: isListed ? Math.max(0, age) : null };
}
