import { commissionAmount } from '@pbr/schemas/commission/amounts';

/** What a percentage comes to; the one place where it is worked out. */
export function withAmount<T extends { percentage: string }>(
  share: T,
  price: string | null,
): T & { amount: string | null } {
  return { ...share, amount: commissionAmount(price, share.percentage) };
}
