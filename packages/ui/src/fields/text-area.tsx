import type { FocusEvent } from 'react';
import { Field, type FieldProps } from './field.tsx';

/** Labelled lines of text. The height follows `rows`, and people may drag it. */
export function TextArea(props: FieldProps<'textarea'>) {
  const shown: FieldProps<'textarea'> = { ...props, onFocus: showWhole };
  return <Field as="textarea" {...shown} />;
}

/** By itself a browser scrolls to the line with the cursor, and the others may stay under a bar. */
function showWhole({ currentTarget }: FocusEvent<HTMLTextAreaElement>): void {
  currentTarget.scrollIntoView({ block: 'nearest' });
}
