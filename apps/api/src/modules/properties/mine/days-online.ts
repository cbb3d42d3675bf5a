import { daysInMexico } from '@pbr/schemas/format/moments';
import { isClosedDeal } from '@pbr/schemas/property/deal-status';
import type { MyProperty } from '@pbr/schemas/property/mine';
import type { MyPropertyRow } from './my-properties.queries.ts';

/** Adds for how many days the public has been able to find the listing. */
export function withDaysOnline(row: MyPropertyRow, now: Date): MyProperty {
  const isListed = row.isActive && !isClosedDeal(row.dealStatus);
  const age = daysInMexico(new Date(row.createdAt), now);
  return { ...row, daysOnline: isListed ? Math.max(0, age) : null };
}
