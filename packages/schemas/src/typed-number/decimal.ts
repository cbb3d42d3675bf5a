/** An exact number: `units` divided by ten to the power of `decimals`. */
export interface Decimal {
  units: bigint;
  decimals: number;
}

export const decimalOf = (whole: string, fraction = ''): Decimal => ({
  units: BigInt(`0${whole}${fraction}`),
  decimals: fraction.length,
});

export const HALF = decimalOf('', '5');

export function plus(one: Decimal, other: Decimal): Decimal {
  const decimals = Math.max(one.decimals, other.decimals);
  return { units: unitsAt(one, decimals) + unitsAt(other, decimals), decimals };
}

export const times = (one: Decimal, other: Decimal): Decimal => ({
  units: one.units * other.units,
  decimals: one.decimals + other.decimals,
});

/** Moves the point: amounts never become binary fractions. */
export const withZeros = (number: Decimal, zeros: number): Decimal =>
  times(number, { units: 10n ** BigInt(zeros), decimals: 0 });

/** Rounds half up to two decimals. */
export function roundToHundredths(number: Decimal): Decimal {
  if (number.decimals <= 2) return number;
  const units = number.units * 10n + 5n * 10n ** BigInt(number.decimals - 2);
  return { units: units / 10n ** BigInt(number.decimals - 1), decimals: 2 };
}

export const isBelow = (number: Decimal, limit: number): boolean =>
  number.units < BigInt(limit) * 10n ** BigInt(number.decimals);

/** Plain decimal text without needless zeros: '4500000', '80.5'. */
export function plainDecimal({ units, decimals }: Decimal): string {
  const digits = String(units).padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  const [fraction = ''] = /^\d*[1-9]/u.exec(digits.slice(digits.length - decimals)) ?? [];
  return fraction === '' ? whole : `${whole}.${fraction}`;
}

const unitsAt = ({ units, decimals }: Decimal, at: number) => units * 10n ** BigInt(at - decimals);
