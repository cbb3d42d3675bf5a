import { type RefObject, type SyntheticEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import * as z from 'zod/mini';
import { type PlainPost, usePlainPost } from './plain-form.tsx';
import { serverError } from './server-error.ts';

export type FormSchema<Values> = z.core.$ZodType<Values>;
/** Messages by field path. */
type Errors = Readonly<Record<string, string>>;
type Checked<Values> = { values: Values } | { errors: Errors };

/** 'phone', or 'company.phone' for a nested field. */
export type FieldPath<T> = {
  [K in keyof T & string]: NonNullable<T[K]> extends Readonly<Record<string, unknown>>
    ? `${K}.${FieldPath<NonNullable<T[K]>>}`
    : K;
}[keyof T & string];

export interface FormField {
  name: string;
  error: string | undefined;
  defaultValue?: string;
  autoFocus?: true;
}

/** Milliseconds within which the second click of a double one comes. */
const DOUBLE_CLICK_MS = 500;

/** Returns the name and the error of a field, and the text that it starts with: the stored one, or in a plain form the refused one. */
export type FieldOf<Name extends string> = (name: Name, stored?: string | null) => FormField;

interface Sending<Values> {
  /** The returned messages are shown beside their fields, like those of the check. */
  send: (values: Values, form: HTMLFormElement) => Promise<Errors | void>;
  /**
   * Reports the failure, unless all that the server says stands beside fields. The returned text concerns the whole form and is
   * shown until the answer to the next attempt.
   */
  onFailure: (error: unknown) => string | undefined | void;
  /** For a parent that looks at the form's fields. */
  ref?: RefObject<HTMLFormElement | null>;
}

export type FormOptions<Values> = Sending<Values> &
  (
    | { /** Validates the fields before they are sent. */ schema: FormSchema<Values> }
    | { /** Does the same for values that the fields do not hold. */ check: () => Checked<Values> }
  );

/**
 * The form behind every screen that sends something. Its fields are uncontrolled: it reads them on submit, so that autofilled text
 * and text typed before the scripts loaded count too. Errors are shown beside their fields, the first of them gets the focus, and
 * the form sends only once.
 */
export function useForm<Values>(options: FormOptions<Values>) {
  const { send, onFailure } = options;
  const plain = usePlainPost();
  const { errors, failure, setErrors, setFailure, clearErrors, clearErrorsSoon } = useErrors(
    plain?.errors ?? {},
  );
  const [isSending, setSending] = useState(false);
  const isBusy = useRef(false);
  const own = useRef<HTMLFormElement>(null);
  const ref = options.ref ?? own;

  function showErrors(found: Errors) {
    // Screen readers read the error with the focused field, so it must be rendered before the focus moves.
    flushSync(() => setErrors(found));
    fieldsOf(ref.current)
      .find(({ name }) => errorOf(found, name) !== undefined)
      ?.focus();
  }

  /** An error is about the text that was sent, so an edit removes it. */
  function dropError(name: string) {
    setErrors((shown) =>
      errorOf(shown, name) === undefined
        ? shown
        : Object.fromEntries(Object.entries(shown).filter(([path]) => !concerns(path, name))),
    );
  }

  async function submit(form: HTMLFormElement): Promise<void> {
    if (isBusy.current) return;
    const checked = 'check' in options ? options.check() : checkedBy(options.schema, form);
    if ('errors' in checked) {
      showErrors(checked.errors);
      return;
    }
    isBusy.current = true;
    setSending(true);
    // The errors stay until the answer, and a moment longer: the buttons below them must not move under the second click of a double one.
    try {
      const wrong = await send(checked.values, form);
      if (!wrong) return clearErrorsSoon();
      clearErrors();
      showErrors(wrong);
    } catch (error) {
      const fields = serverError(error)?.fields ?? {};
      const failed = areAllShown(fields, ref.current) ? undefined : (onFailure(error) ?? undefined);
      clearErrors();
      setFailure(failed);
      showErrors(fields);
    } finally {
      isBusy.current = false;
      setSending(false);
    }
  }

  return {
    ref,
    isSending,
    failure,
    showErrors,
    dropError,
    formProps: {
      ref,
      noValidate: true,
      method: 'post',
      ...(plain && { action: plain.action }),
      onInput: ({ target }: SyntheticEvent<HTMLFormElement>) => {
        if (isField(target)) dropError(target.name);
      },
      onSubmit: (event: SyntheticEvent<HTMLFormElement>) => {
        event.preventDefault();
        void submit(event.currentTarget);
      },
    },
    field: (name: FieldPath<Values>, stored?: string | null): FormField => ({
      name,
      error: errorOf(errors, name),
      ...(stored !== undefined && { defaultValue: stored ?? '' }),
      ...(plain && refusedText(plain, name)),
    }),
  };
}

/** The messages beside the fields, and the one about the whole form. */
function useErrors(first: Errors) {
  const [errors, setErrors] = useState(first);
  const [failure, setFailure] = useState<string>();
  const clearing = useRef<ReturnType<typeof setTimeout>>(undefined);

  /** At once, so that screen readers hear an error again that is shown again. */
  function clearErrors() {
    clearTimeout(clearing.current);
    flushSync(() => {
      setErrors({});
      setFailure(undefined);
    });
  }

  /** When no second click can come any more. */
  function clearErrorsSoon() {
    clearTimeout(clearing.current);
    if (failure !== undefined || Object.keys(errors).length > 0)
      clearing.current = setTimeout(clearErrors, DOUBLE_CLICK_MS);
  }

  return { errors, failure, setErrors, setFailure, clearErrors, clearErrorsSoon };
}

/** Whether there are messages, and a field that people see for each to stand beside. */
function areAllShown(found: Errors, form: HTMLFormElement | null): boolean {
  const paths = Object.keys(found);
  const fields = fieldsOf(form).filter(({ type }) => type !== 'hidden');
  return paths.length > 0 && paths.every((path) => fields.some(({ name }) => concerns(path, name)));
}

/** The text of a field and the focus on the first error, which scripts would keep by themselves. */
function refusedText({ typed, errors }: PlainPost, name: string) {
  const text = typed[name];
  return {
    ...(text !== undefined && { defaultValue: text }),
    ...(Object.keys(errors)[0] === name && { autoFocus: true as const }),
  };
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isField = (element: unknown): element is Field =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement;

function fieldsOf(form: HTMLFormElement | null): Field[] {
  return [...(form?.elements ?? [])].filter(isField).filter(({ name }) => name !== '');
}

function checkedBy<Values>(schema: FormSchema<Values>, form: HTMLFormElement): Checked<Values> {
  const valueOf = (field: Field) =>
    field instanceof HTMLInputElement && field.type === 'checkbox' ? field.checked : field.value;
  const typed = Object.fromEntries(fieldsOf(form).map((field) => [field.name, valueOf(field)]));
  return checkedValues(schema, typed);
}

/** The check of values that the form does not hold. */
export function checkedValues<Values>(schema: FormSchema<Values>, typed: unknown): Checked<Values> {
  const { success, data, error } = z.safeParse(schema, typed);
  if (success) return { values: data };
  const errors: Record<string, string> = {};
  for (const { path, message } of error.issues) errors[path.join('.')] ??= message;
  return { errors };
}

/** The error of an item in a list, 'features.2', is shown for the whole list. */
const concerns = (path: string, name: string) => path === name || path.startsWith(`${name}.`);

const errorOf = (errors: Errors, name: string): string | undefined =>
  Object.entries(errors).find(([path]) => concerns(path, name))?.[1];
