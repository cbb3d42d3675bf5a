import type { MinMax } from './prices.ts';
import type { MeasuredAmount } from './read-measured.ts';

/** Combines counts into a least and a most; several mentions ask for any of them: '2 recámaras o 3 recámaras'. */
export function countLimits(amounts: readonly MeasuredAmount[]): MinMax {
  const mins: number[] = [];
  const maxes: number[] = [];
  for (const amount of amounts) {
    const { min, max } = countLimit(amount);
    if (min !== undefined) mins.push(min);
    if (max !== undefined) maxes.push(max);
  }
  const min = mins.length === 0 ? undefined : Math.min(...mins.slice(0, 9));
  const max = maxes.length === 0 ? undefined : Math.max(...maxes.slice(0, 9));
  if (min !== undefined && max !== undefined && min > max) return { min: max, max: min };
  return { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
}

/** The highest of several least numbers: 'cochera y 2 cajones' asks for 2. */
export function mostOf(amounts: readonly MeasuredAmount[]): number | undefined {
  let most: number | undefined;
  for (const amount of amounts) {
    const { min } = countLimit(amount);
    if (min !== undefined) most = Math.max(most ?? 0, min);
  }
  return most;
}

function countLimit({ bound, low, high }: MeasuredAmount): MinMax {
  const few = Math.floor(low);
  if (bound === 'max') return { max: few };
  if (bound === 'below') return { max: Math.ceil(low) - 1 };
  if (bound === 'above') return { min: few + 1 };
  if (bound === 'exact') return { min: few, max: few };
  if (bound === 'between') return { min: few, max: Math.floor(high) };
  return { min: few };
}

/** A plain area is the least that is asked for. */
export function areaLimits(amounts: readonly MeasuredAmount[]): MinMax {
  const limits: MinMax = {};
  for (const { bound, low, high } of amounts) {
    const isUpper = bound === 'max' || bound === 'below';
    const isRange = bound === 'between' || bound === 'exact';
    if (!isUpper) limits.min ??= area(low);
    if (isUpper || isRange) limits.max ??= area(high);
  }
  const { min, max } = limits;
  return min !== undefined && max !== undefined && min > max ? { min: max, max: min } : limits;
}

const HIGHEST_AREA = 99_999_999;
const area = (value: number) => Math.max(1, Math.min(Math.round(value), HIGHEST_AREA));
