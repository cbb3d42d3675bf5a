import { ownKey } from '../lost-session/tab-person.ts';

/** The name, the value, and of a box whether it is checked. */
export type TypedField = [name: string, value: string, isChecked: boolean | undefined];

export interface TypedText {
  path: string;
  forms: TypedField[][];
}

export const typedTextKey = () => ownKey('typed');

/** Remembers what is typed in the forms of the page, before they are gone. A form with `data-keeps-text` does so by itself. */
export function keepTyped(path = window.location.pathname): void {
  const forms = [
    ...document.querySelectorAll<HTMLFormElement>('form[method=post]:not([data-keeps-text])'),
  ].map((form) => [...form.elements].flatMap(typedIn));
  const text: TypedText = { path, forms: forms.filter(({ length }) => length > 0) };
  if (text.forms.length === 0) return;
  try {
    sessionStorage.setItem(typedTextKey(), JSON.stringify(text));
  } catch {
    // Blocked or full storage keeps nothing.
  }
}

const UNKEPT = /password|file|hidden|submit|button/;

function typedIn(field: Element): TypedField[] {
  const { name, type, value, checked } = field as HTMLInputElement;
  return name && !UNKEPT.test(type) ? [[name, value, checked]] : [];
}
