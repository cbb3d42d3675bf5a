import { commissionAmount } from '@pbr/schemas/commission/amounts';

/** Adds the amount that a percentage comes to. Nothing else on the server calculates it. */
export function withAmount<T extends { percentage: string }>(
  share: T,
  price: string | null,
): T & { amount: string | null } {
  return { ...share, amount: commissionAmount(price, share.percentage) };
}
