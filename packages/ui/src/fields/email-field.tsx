import type { FieldProps } from './field.tsx';
import { TextField } from './text-field.tsx';

/** An e-mail, as phones help to type it. */
export function EmailField(props: FieldProps<'input'>) {
  return (
    <TextField
      label="Correo electrónico"
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
    />
  );
}
