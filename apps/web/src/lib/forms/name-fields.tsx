import { LONGEST_NAME } from '@pbr/schemas/characters';
import type { FieldProps } from '@pbr/ui/fields/field';
import { CountedField } from './counted-field.tsx';
import type { FieldOf } from './use-form.ts';

interface NameFieldsProps extends Pick<FieldProps<'input'>, 'autoComplete' | 'autoCapitalize'> {
  field: FieldOf<'firstName' | 'lastName'>;
  /** The person as stored. */
  person?: { firstName: string; lastName: string } | null;
  /** Whether the focus of a dialog starts here. */
  isFirst?: boolean;
}

/** A person's name; the remaining props are those of both fields. */
export function NameFields({ field, person, isFirst, ...both }: NameFieldsProps) {
  return (
    <>
      <CountedField
        label="Nombre"
        max={LONGEST_NAME}
        required
        autoComplete="given-name"
        {...both}
        {...(isFirst && { 'data-autofocus': true })}
        {...field('firstName', person?.firstName)}
      />
      <CountedField
        label="Apellidos"
        max={LONGEST_NAME}
        required
        autoComplete="family-name"
        {...both}
        {...field('lastName', person?.lastName)}
      />
    </>
  );
}
