import type { KeyboardEvent } from 'react';

const FIELDS = 'input:not([type=hidden],[type=file]),select,textarea';

/** On touch screens Enter moves to the next field, so that a thumb does not publish a half-filled form. */
export function goToNextField(event: KeyboardEvent<HTMLElement>): void {
  const { key, target, defaultPrevented } = event;
  if (key !== 'Enter' || defaultPrevented || !(target instanceof HTMLInputElement)) return;
  if (!window.matchMedia('(pointer: coarse)').matches) return;
  event.preventDefault();
  const fields = [...(target.form?.querySelectorAll<HTMLElement>(FIELDS) ?? [])];
  fields[fields.indexOf(target) + 1]?.focus();
}
