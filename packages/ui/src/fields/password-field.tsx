import { useId, useState } from 'react';
import { AffixField } from './affix-field.tsx';
import classes from './password-field.module.css';

interface PasswordFieldProps {
  /** The name and the error of the field. */
  field: { name: string; error: string | undefined };
  label?: string;
  description?: string;
  /** 'new-password' when the form sets a password. */
  autoComplete: 'current-password' | 'new-password';
}

/** Hides the password until the person asks to see it. */
export function PasswordField({ field, label = 'Contraseña', ...rest }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  const id = useId();
  return (
    <AffixField
      id={id}
      label={label}
      {...(rest.autoComplete === 'new-password' && { description: 'Usa de 8 a 128 caracteres.' })}
      required
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      endWidth="5.5rem"
      end={
        <button
          type="button"
          className={classes.reveal}
          aria-controls={id}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? 'Ocultar' : 'Mostrar'}
        </button>
      }
      {...rest}
      {...field}
    />
  );
}
