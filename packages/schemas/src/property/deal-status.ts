import { DEAL_STATUSES, type DealStatus } from './values.ts';

/** The deal statuses that a listing may have: one only for rent is never sold, one only for sale never rented. */
export function dealStatusesFor(operationType: string): readonly DealStatus[] {
  return DEAL_STATUSES.filter((status) => dealRefusal(status, operationType) === undefined);
}

/** Says in words why a listing of this operation cannot have this status; undefined when it can. */
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

/** The labels of the filters by deal status. */
export const dealStatusPlurals: Record<DealStatus, string> = {
  apartada: 'Apartadas',
  vendida: 'Vendidas',
  rentada: 'Rentadas',
};
