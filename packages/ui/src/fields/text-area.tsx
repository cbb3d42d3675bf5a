import type { FocusEvent } from 'react';
import { Field, type FieldProps } from './field.tsx';

/** Labelled lines of text. The height follows `rows`, and people may drag it. */
export function TextArea(props: FieldProps<'textarea'>) {
  return <Field as="textarea" {...props} onFocus={showWhole} />;
}

/** By itself a browser scrolls to the line with the cursor, and the others may stay under a bar. */
function showWhole({ currentTarget }: FocusEvent<HTMLTextAreaElement>): void {
  currentTarget.scrollIntoView({ block: 'nearest' });
}
