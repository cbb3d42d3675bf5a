import { errorCatalogue } from '@pbr/schemas/errors';
import { dealRefusal } from '@pbr/schemas/property/deal-status';
import { wrongField } from '../../../lib/errors.ts';

interface Listing {
  operationType: string;
  isDraft: boolean;
}

/** Refuses a deal that a listing of this operation cannot have; a draft is not on offer and has none. */
export function requirePossibleDeal(
  dealStatus: string | null,
  { operationType, isDraft }: Listing,
): void {
  const refusal =
    isDraft && dealStatus !== null
      ? errorCatalogue['property.draft'].es
      : dealRefusal(dealStatus, operationType);
  if (refusal !== undefined) throw wrongField('dealStatus', refusal);
}
