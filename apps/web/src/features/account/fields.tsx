import './field-styles.ts';
import { Checkbox, TextInput } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useId, useState } from 'react';
import classes from './account.module.css';

/** The result of `useServerForm().field`. */
interface Field {
  name: string;
  error: string | undefined;
}

interface EmailFieldProps {
  field: Field;
  /** 'username' in the sign-in form. */
  autoComplete: 'username' | 'email';
  typed?: string;
  onType?: (text: string) => void;
  autoFocus?: boolean;
}

export function EmailField({ field, autoComplete, typed, onType }: EmailFieldProps) {
  return (
    <TextInput
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

interface PasswordFieldProps {
  field: Field;
  label?: string;
  /** 'new-password' when the form sets a password. */
  autoComplete: 'current-password' | 'new-password';
}

/** Hides the password until the person asks to see it. */
export function PasswordField({ field, label = 'Contraseña', autoComplete }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  const id = useId();
  const isNew = autoComplete === 'new-password';
  return (
    <TextInput
      id={id}
      label={label}
      {...(isNew && { description: 'Usa de 8 a 128 caracteres.' })}
      required
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      autoComplete={autoComplete}
      rightSectionWidth={88}
      rightSectionPointerEvents="all"
      rightSection={
        <button
          type="button"
          className={classes.reveal}
          aria-controls={id}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? 'Ocultar' : 'Mostrar'}
        </button>
      }
      {...field}
    />
  );
}

export function PrivacyField({ field }: { field: Field }) {
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

/** Honeypot: people do not see it, so only bots fill it in. */
export function TrapField({ field }: { field: Field }) {
  return (
    <div className={classes.trap} aria-hidden="true">
      <label>
        Empresa
        <input name={field.name} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
