import { type TypedField, type TypedText, typedTextKey } from './typed-text.ts';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const observer = new MutationObserver(fill);

/** Types the remembered text into its forms, each as soon as it is in the page. */
export function fillIn(): void {
  observer.observe(document.body, { childList: true, subtree: true });
  fill();
}

function fill(): void {
  const key = typedTextKey();
  const kept = sessionStorage.getItem(key);
  if (kept === null) return observer.disconnect();
  const { path, forms } = JSON.parse(kept) as TypedText;
  if (window.location.pathname !== path) return;
  const left = forms.filter((fields) => !hasTakenIn(fields));
  if (left.length === 0) sessionStorage.removeItem(key);
  else if (left.length < forms.length)
    sessionStorage.setItem(key, JSON.stringify({ path, forms: left }));
}

function hasTakenIn(fields: readonly TypedField[]): boolean {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[method=post]')) {
    const targets = fields.flatMap((typed) => targetOf(form, typed) ?? []);
    if (targets.length < fields.length) continue;
    fields.forEach((typed, index) => typeInto(targets[index], typed));
    return true;
  }
  return false;
}

function targetOf(form: HTMLFormElement, [name, value]: TypedField): Field | undefined {
  const fields = [...form.elements] as Field[];
  return fields.find((field) => field.name === name && (!isBox(field) || field.value === value));
}

const isBox = (field: Field): field is HTMLInputElement => /checkbox|radio/.test(field.type);

function typeInto(field: Field | undefined, [, value, isChecked]: TypedField): void {
  if (field === undefined) return;
  if (isBox(field)) {
    if (field.checked !== isChecked) field.click();
    return;
  }
  // React watches the element's own `value` property.
  Reflect.set(Object.getPrototypeOf(field) as object, 'value', value, field);
  for (const name of ['input', 'change']) field.dispatchEvent(new Event(name, { bubbles: true }));
}

/** Types what stands in fields that are gone into those that replaced them, and gives them the focus. */
export function fillInAgain(drawn: Element[], focused: EventTarget | null): void {
  const now = [...document.querySelectorAll('input, textarea, select')];
  for (const [at, old] of drawn.entries()) {
    if (old.isConnected || !isField(old)) continue;
    // The second of two with the same name is found as the second again.
    const isLike = (one: Element) => nameOf(one) === nameOf(old);
    const field = now.filter(isLike)[drawn.filter(isLike).indexOf(old)];
    if (!isField(field)) continue;
    drawn[at] = field;
    if (isTyped(old, field) && !isTyped(field, field))
      typeInto(field, [old.name, old.value, isBox(old) && old.checked]);
    if (old === focused && document.activeElement === document.body)
      field.focus({ preventScroll: true });
  }
}

const isField = (element: Element | undefined): element is Field =>
  element !== undefined && !/hidden|file/.test((element as Field).type);

const nameOf = (element: Element) => {
  const field = element as Field;
  return [field.type, field.name, isBox(field) && field.value].join(' ');
};

/** A select does not tell what it was drawn with, but the new one does. */
function isTyped(old: Field, field: Field): boolean {
  if (isBox(old)) return old.checked !== old.defaultChecked;
  return old.value !== ('defaultValue' in old ? old.defaultValue : field.value);
}
