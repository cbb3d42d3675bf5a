import { Field, type FieldProps } from './field.tsx';

/** Labelled lines of text. The height follows `rows`, and people may drag it. */
export function TextArea(props: FieldProps<'textarea'>) {
  return <Field as="textarea" {...props} />;
}
