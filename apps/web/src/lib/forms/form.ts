import { type SyntheticEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import * as z from 'zod/mini';
import { serverError } from './server-error.ts';

export type FormSchema = z.core.$ZodType;
export type ValuesOf<Schema extends FormSchema> = z.output<Schema>;

type FieldErrors = Readonly<Record<string, string>>;

/** 'phone', or 'company.phone' for a nested field. */
export type FieldPath<T> = {
  [K in keyof T & string]: NonNullable<T[K]> extends Readonly<Record<string, unknown>>
    ? `${K}.${FieldPath<NonNullable<T[K]>>}`
    : K;
}[keyof T & string];

interface ServerFormOptions<Schema extends FormSchema> {
  /** Validates the values before they are sent. */
  schema: Schema;
  send: (values: ValuesOf<Schema>) => Promise<void>;
  /** Reports the failure; the server's messages for single fields are already shown beside them. */
  onFailure: (error: unknown) => void;
}

/**
 * A form with uncontrolled fields: it reads them on submit, so that autofilled text and text typed before the scripts loaded count
 * too. Errors are shown beside their fields, the first of them gets the focus, and the form sends only once.
 */
export function useServerForm<Schema extends FormSchema>({
  schema,
  send,
  onFailure,
}: ServerFormOptions<Schema>) {
  const [errors, setErrors] = useState<FieldErrors>({});
  const [isSending, setSending] = useState(false);
  const isBusy = useRef(false);

  function show(form: HTMLFormElement, found: FieldErrors) {
    // Screen readers read the error with the focused field, so it must be rendered before the focus moves.
    flushSync(() => setErrors(found));
    fieldsOf(form)
      .find(({ name }) => found[name] !== undefined)
      ?.focus();
  }

  async function onSubmit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    if (isBusy.current) return;
    const { success, data, error } = z.safeParse(schema, valuesOf(form));
    if (!success) {
      show(form, fieldErrors(error.issues));
      return;
    }
    isBusy.current = true;
    setSending(true);
    setErrors({});
    try {
      await send(data);
    } catch (failure) {
      onFailure(failure);
      show(form, serverError(failure)?.fields ?? {});
    } finally {
      isBusy.current = false;
      setSending(false);
    }
  }

  /** An error is about the text that was sent, so an edit removes it. */
  function onInput({ target }: SyntheticEvent<HTMLFormElement>) {
    if (!isField(target) || errors[target.name] === undefined) return;
    const { [target.name]: _corrected, ...others } = errors;
    setErrors(others);
  }

  return {
    isSending,
    formProps: {
      noValidate: true,
      method: 'post',
      onInput,
      onSubmit: (event: SyntheticEvent<HTMLFormElement>) => void onSubmit(event),
    },
    /** Returns the name and the error of a field. */
    field: (name: FieldPath<z.output<Schema>>) => ({ name, error: errors[name] }),
  };
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isField = (element: unknown): element is Field =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement;

function fieldsOf(form: HTMLFormElement): Field[] {
  return [...form.elements].filter(isField).filter(({ name }) => name !== '');
}

function valuesOf(form: HTMLFormElement): Record<string, string | boolean> {
  const valueOf = (field: Field) =>
    field instanceof HTMLInputElement && field.type === 'checkbox' ? field.checked : field.value;
  return Object.fromEntries(fieldsOf(form).map((field) => [field.name, valueOf(field)]));
}

/** The first error of each field. */
function fieldErrors(issues: readonly z.core.$ZodIssue[]): FieldErrors {
  const found: Record<string, string> = {};
  for (const { path, message } of issues) found[path.join('.')] ??= message;
  return found;
}
