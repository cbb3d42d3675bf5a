import { Checkbox } from '@pbr/ui/fields/checkbox';
import { TextField } from '@pbr/ui/fields/text-field';
import { Link } from '@tanstack/react-router';
import type { FormField } from '../../lib/forms/use-form.ts';
import classes from './account.module.css';

interface EmailFieldProps {
  field: FormField;
  /** 'username' in the sign-in form. */
  autoComplete: 'username' | 'email';
  typed?: string;
  onType?: (text: string) => void;
  autoFocus?: boolean;
}

export function EmailField({ field, autoComplete, typed, onType }: EmailFieldProps) {
  return (
    <TextField
      label="Correo electrónico"
      required
      type="email"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      autoComplete={autoComplete}
      {...field}
      {...(typed !== undefined && { defaultValue: typed })}
      {...(onType && { onChange: ({ currentTarget }) => onType(currentTarget.value) })}
    />
  );
}

export function PrivacyField({ field }: { field: FormField }) {
  return (
    <Checkbox
      required
      classNames={{ inner: classes.box ?? '', label: classes.boxLabel ?? '' }}
      label={
        <>
          Leí y acepto el{' '}
          <Link to="/privacy" target="_blank" rel="noopener">
            aviso de privacidad
          </Link>
        </>
      }
      {...field}
    />
  );
}
