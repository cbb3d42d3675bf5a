import { AffixField } from '@pbr/ui/fields/affix-field';
import { TextArea } from '@pbr/ui/fields/text-area';
import { TextField } from '@pbr/ui/fields/text-field';
import type { FormField } from '../../lib/forms/use-form.ts';

/** The first option of a select in which nothing is chosen yet. */
export const CHOOSE = 'Elige una opción';

interface LineFieldProps {
  field: FormField;
  label: string;
  autoComplete?: string;
}

export function LineField({ field, label, autoComplete = 'off' }: LineFieldProps) {
  return <TextField label={label} autoComplete={autoComplete} autoCapitalize="words" {...field} />;
}

interface ParagraphFieldProps {
  field: FormField;
  label: string;
  rows: number;
  required?: boolean;
}

export function ParagraphField({ field, label, rows, required = false }: ParagraphFieldProps) {
  return (
    <TextArea label={label} required={required} rows={rows} autoCapitalize="sentences" {...field} />
  );
}

export function NameField({ field, label }: { field: FormField; label: string }) {
  return (
    <TextField
      label={label}
      required
      autoComplete="name"
      autoCapitalize="words"
      enterKeyHint="next"
      {...field}
    />
  );
}

interface ReachFieldProps {
  field: FormField;
  label: string;
  required?: boolean;
}

export function EmailField({ field, label, required = false }: ReachFieldProps) {
  return (
    <TextField
      label={label}
      required={required}
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      {...field}
    />
  );
}

export function PhoneField({ field, label }: ReachFieldProps) {
  return <TextField label={label} type="tel" inputMode="tel" autoComplete="tel" {...field} />;
}

interface NumberFieldProps {
  field: FormField;
  label: string;
  /** 'decimal' gives a phone keyboard with a decimal point. */
  kind: 'whole' | 'decimal';
  unit?: string;
  example?: string;
}

/** A text input, because people write '4,500,000'. */
export function NumberField({ field, label, kind, unit, example }: NumberFieldProps) {
  return (
    <AffixField
      label={label}
      inputMode={kind === 'whole' ? 'numeric' : 'decimal'}
      autoComplete="off"
      {...(example !== undefined && { placeholder: example })}
      {...(unit !== undefined && {
        end: <span aria-hidden="true">{unit}</span>,
        endWidth: '3.5rem',
      })}
      {...field}
    />
  );
}
