import { dealRefusal } from '@pbr/schemas/property/deal-status';
import { AppError } from '../../../lib/errors.ts';

/** Refuses a deal that a listing of this operation cannot have. */
export function requirePossibleDeal(dealStatus: string | null, operationType: string): void {
  const refusal = dealRefusal(dealStatus, operationType);
  if (refusal !== undefined)
    throw new AppError('request.invalid', { fields: { dealStatus: refusal } });
}
