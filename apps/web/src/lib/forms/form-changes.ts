import { type RefObject, useEffect, useRef } from 'react';

type FormRef = RefObject<HTMLFormElement | null>;

/** The words, if any field of the form differs from its initial value. */
export function ifChanged({ current: form }: FormRef, words: string): string | undefined {
  return [...(form?.elements ?? [])].some(isChanged) ? words : undefined;
}

function isChanged(field: Element): boolean {
  if (field instanceof HTMLSelectElement)
    return [...field.options].some(({ selected, defaultSelected }) => selected && !defaultSelected);
  return isText(field) && field.value !== field.defaultValue;
}

/** Replaces typed text with the record that was saved: the server adds https:// to a URL, for example. */
export function useSavedText(ref: FormRef, saved: unknown, isWanted = true): void {
  const shown = useRef(saved);
  useEffect(() => {
    if (shown.current === saved) return;
    shown.current = saved;
    if (ref.current && isWanted) showDefaults(ref.current);
  }, [ref, saved, isWanted]);
}

function showDefaults(form: HTMLFormElement): void {
  for (const field of form.elements) if (isText(field)) field.value = field.defaultValue;
}

const isText = (field: Element): field is HTMLInputElement | HTMLTextAreaElement =>
  field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
