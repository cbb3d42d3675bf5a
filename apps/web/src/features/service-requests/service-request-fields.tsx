import { AffixField } from '@pbr/ui/fields/affix-field';
import type { FieldProps } from '@pbr/ui/fields/field';
import { TextArea } from '@pbr/ui/fields/text-area';
import { TextField } from '@pbr/ui/fields/text-field';

/** The first option of a select in which nothing is chosen yet. */
export const CHOOSE = 'Elige una opción';

export const LineField = (props: FieldProps<'input'>) => (
  <TextField autoComplete="off" autoCapitalize="words" {...props} />
);

export const ParagraphField = (props: FieldProps<'textarea'>) => (
  <TextArea autoCapitalize="sentences" {...props} />
);

export const NameField = (props: FieldProps<'input'>) => (
  <TextField required autoComplete="name" autoCapitalize="words" enterKeyHint="next" {...props} />
);

export const PhoneField = (props: FieldProps<'input'>) => (
  <TextField type="tel" inputMode="tel" autoComplete="tel" {...props} />
);

/** A text input, because people write '4,500,000'; `inputMode` chooses between the keyboards of a phone. */
export function NumberField({
  unit,
  ...props
}: FieldProps<'input'> & { unit?: string; inputMode: 'numeric' | 'decimal' }) {
  return (
    <AffixField
      autoComplete="off"
      {...(unit !== undefined && {
        end: <span aria-hidden="true">{unit}</span>,
        endWidth: '3.5rem',
      })}
      {...props}
    />
  );
}
