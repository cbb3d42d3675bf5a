import { DEAL_STATUSES, type DealStatus } from './values.ts';

/** What can become of a listing: one for rent only is never sold, one for sale only never rented. */
export function dealStatusesFor(operationType: string): readonly DealStatus[] {
  return DEAL_STATUSES.filter((status) => dealRefusal(status, operationType) === undefined);
}

/** Why a listing of this operation cannot have this status, in words; undefined when it can. */
export function dealRefusal(dealStatus: string | null, operationType: string): string | undefined {
  if (dealStatus === 'vendida' && operationType === 'renta')
    return 'Solo está en renta: no puede quedar como vendida.';
  if (dealStatus === 'rentada' && operationType === 'venta')
    return 'Solo está en venta: no puede quedar como rentada.';
  return undefined;
}

/** Sold or rented: the listing leaves the public lists and stays with its owner. */
export const isClosedDeal = (dealStatus: string | null): boolean =>
  dealStatus === 'vendida' || dealStatus === 'rentada';
