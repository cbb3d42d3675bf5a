/** Whether two spellings are the same number. */
export function isSamePhone(a: string | null, b: string | null): boolean {
  return digitsOf(a) === digitsOf(b);
}

const digitsOf = (phone: string | null) => (phone ?? '').replaceAll(/\D/gu, '');
