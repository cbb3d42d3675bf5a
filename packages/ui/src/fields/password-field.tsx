import { useId, useState } from 'react';
import { AffixField } from './affix-field.tsx';
import type { FieldProps } from './field.tsx';
import classes from './password-field.module.css';

interface PasswordFieldProps extends FieldProps<'input'> {
  /** 'new-password' when the form sets a password. */
  autoComplete: 'current-password' | 'new-password';
}

/** Hides the password until the person asks to see it. */
export function PasswordField(props: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  const id = useId();
  return (
    <AffixField
      id={id}
      label="Contraseña"
      {...(props.autoComplete === 'new-password' && { description: 'Usa de 8 a 128 caracteres.' })}
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
      {...props}
    />
  );
}
