import { isClosedDeal } from '@pbr/schemas/property/deal-status';
import type { MyProperties, MyProperty } from '@pbr/schemas/property/mine';

export type ListingStatus = Pick<MyProperty, 'isActive' | 'isDraft' | 'dealStatus'>;

/** The list page after the change, counts included. */
export function withStatus(
  page: MyProperties,
  id: string,
  change: Partial<ListingStatus>,
): MyProperties {
  const before = page.items.find((one) => one.id === id);
  if (!before) return page;
  const after = { ...before, ...change };
  const [old, fresh] = [countsOf(before), countsOf(after)];
  const { total, active, forSale, forRent } = page.counts;
  return {
    ...page,
    items: page.items.map((one) => (one === before ? after : one)),
    counts: {
      total,
      active: active + fresh.active - old.active,
      forSale: forSale + fresh.forSale - old.forSale,
      forRent: forRent + fresh.forRent - old.forRent,
    },
  };
}

/** The part of one listing in the counts. */
function countsOf({ isActive, isDraft, dealStatus, operationType }: MyProperty) {
  const isOpen = !isDraft && !isClosedDeal(dealStatus);
  const isFor = (operation: string) =>
    Number(isOpen && (operationType === operation || operationType === 'ambos'));
  return { active: Number(isOpen && isActive), forSale: isFor('venta'), forRent: isFor('renta') };
}
