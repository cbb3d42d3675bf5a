import { Field, type FieldProps } from './field.tsx';

/** A labelled line of text. */
export function TextField(props: FieldProps<'input'>) {
  return <Field as="input" {...props} />;
}
