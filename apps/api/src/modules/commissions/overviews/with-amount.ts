import { shareAmount, type ShareTerms } from '@pbr/schemas/commission/amounts';

/** Adds the amount that a share comes to. Nothing else on the server calculates it. */
export function withAmount<T extends ShareTerms>(
  share: T,
  price: string | null,
): T & { amount: string | null } {
  return { ...share, amount: shareAmount(price, share) };
}
