import type { KeyboardEvent } from 'react';

const FIELDS = 'input:not([type=hidden],[type=file]),select,textarea';

/** On a touch screen the Enter key of a field leads to the next one: a thumb on it must not publish what is half typed. */
export function goToNextField(event: KeyboardEvent<HTMLElement>): void {
  const { key, target, defaultPrevented } = event;
  if (key !== 'Enter' || defaultPrevented || !(target instanceof HTMLInputElement)) return;
  if (!window.matchMedia('(pointer: coarse)').matches) return;
  event.preventDefault();
  const fields = [...(target.form?.querySelectorAll<HTMLElement>(FIELDS) ?? [])];
  fields[fields.indexOf(target) + 1]?.focus();
}
