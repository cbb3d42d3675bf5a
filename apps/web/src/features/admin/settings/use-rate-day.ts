import { dayInMexico } from '@pbr/schemas/format/moments';
import type { UsdMxnRate } from '@pbr/schemas/settings/settings';
import { readTyped, valueOf } from '@pbr/schemas/typed-number/read-typed';
import { type SyntheticEvent, useRef } from 'react';
import type { SettingField } from './settings-fields.ts';

const RATE: SettingField = 'usdMxnRate.rate';
export const RATE_DAY: SettingField = 'usdMxnRate.date';

/**
 * The day of the dollar rate follows the rate: today for a new rate, its own day for the stored one, none without a rate. A day that the
 * person has set stays. Answers true if it changed the day.
 */
export function useRateDay(stored: UsdMxnRate | null) {
  /** The record over which the person has set the day; after a save the day follows again. */
  const setOver = useRef<{ stored: UsdMxnRate | null }>(null);

  return ({ target, currentTarget }: SyntheticEvent<HTMLFormElement>): boolean => {
    const day = currentTarget.elements.namedItem(RATE_DAY);
    if (!(target instanceof HTMLInputElement) || !(day instanceof HTMLInputElement)) return false;
    if (target === day) setOver.current = day.value === '' ? null : { stored };
    if (target.name !== RATE || setOver.current?.stored === stored) return false;
    day.value = dayFor(target.value.trim(), stored);
    return true;
  };
}

function dayFor(rate: string, stored: UsdMxnRate | null): string {
  if (rate === '') return '';
  const typed = valueOf(readTyped('rate', rate));
  const isStored = stored !== null && Number(typed) === Number(stored.rate);
  return isStored ? stored.date : dayInMexico(new Date());
}
