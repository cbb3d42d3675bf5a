import { NativeSelect, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './request-form.module.css';

/** What `useServerForm` says of a field. */
interface Field {
  name: string;
  error: string | undefined;
}

interface ChoiceFieldProps {
  field: Field;
  label: string;
  required?: boolean;
  values: readonly string[];
  labels: Readonly<Record<string, string>>;
}

/** One of a list, or nothing yet. */
export function ChoiceField({ field, label, required = false, values, labels }: ChoiceFieldProps) {
  const options = values.map((value) => ({ value, label: labels[value] ?? value }));
  return (
    <NativeSelect
      label={label}
      required={required}
      data={[{ value: '', label: 'Elige una opción' }, ...options]}
      {...field}
    />
  );
}

export function NameField({ field, label }: { field: Field; label: string }) {
  return (
    <TextInput
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
  field: Field;
  label: string;
  required?: boolean;
}

export function EmailField({ field, label, required = false }: ReachFieldProps) {
  return (
    <TextInput
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
  return <TextInput label={label} type="tel" inputMode="tel" autoComplete="tel" {...field} />;
}

interface NumberFieldProps {
  field: Field;
  label: string;
  /** Of which the keyboard of a phone has the point. */
  kind: 'whole' | 'decimal';
  unit?: string;
  example?: string;
}

/** Text, because people write '4,500,000'. */
export function NumberField({ field, label, kind, unit, example }: NumberFieldProps) {
  return (
    <TextInput
      label={label}
      inputMode={kind === 'whole' ? 'numeric' : 'decimal'}
      autoComplete="off"
      {...(example !== undefined && { placeholder: example })}
      {...(unit !== undefined && {
        rightSection: <span aria-hidden="true">{unit}</span>,
        rightSectionWidth: '3.5rem',
      })}
      {...field}
    />
  );
}

/** Two fields beside each other where there is room. */
export function Pair({ children }: { children: ReactNode }) {
  return <div className={classes.pair}>{children}</div>;
}
