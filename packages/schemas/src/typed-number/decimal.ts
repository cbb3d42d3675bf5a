/** An exact number: `units` divided by ten to the power of `places`. */
export interface Decimal {
  units: bigint;
  places: number;
}

export const decimalOf = (whole: string, fraction = ''): Decimal => ({
  units: BigInt(`0${whole}${fraction}`),
  places: fraction.length,
});

export const HALF = decimalOf('', '5');

export function plus(one: Decimal, other: Decimal): Decimal {
  const places = Math.max(one.places, other.places);
  return { units: unitsAt(one, places) + unitsAt(other, places), places };
}

export const times = (one: Decimal, other: Decimal): Decimal => ({
  units: one.units * other.units,
  places: one.places + other.places,
});

/** Moves the point: amounts never become binary fractions. */
export const withZeros = (number: Decimal, zeros: number): Decimal =>
  times(number, { units: 10n ** BigInt(zeros), places: 0 });

/** Rounds half up to two places. */
export function roundToHundredths(number: Decimal): Decimal {
  if (number.places <= 2) return number;
  const units = number.units * 10n + 5n * 10n ** BigInt(number.places - 2);
  return { units: units / 10n ** BigInt(number.places - 1), places: 2 };
}

export const isBelow = (number: Decimal, limit: number): boolean =>
  number.units < BigInt(limit) * 10n ** BigInt(number.places);

/** Plain decimal text without needless zeros: '4500000', '80.5'. */
export function plainDecimal({ units, places }: Decimal): string {
  const digits = String(units).padStart(places + 1, '0');
  const whole = digits.slice(0, digits.length - places);
  const [fraction = ''] = /^\d*[1-9]/u.exec(digits.slice(digits.length - places)) ?? [];
  return fraction === '' ? whole : `${whole}.${fraction}`;
}

const unitsAt = ({ units, places }: Decimal, at: number) => units * 10n ** BigInt(at - places);
