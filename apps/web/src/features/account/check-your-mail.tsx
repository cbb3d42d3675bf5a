import type { ReactNode } from 'react';
import { ButtonLink } from '../../lib/button-link.tsx';
import { AccountCard } from './account-card.tsx';
import classes from './account.module.css';

interface CheckYourMailProps {
  email: string;
  children?: ReactNode;
}

/** The same text whether or not a mail was sent, so that nobody learns which e-mails have an account. */
export function CheckYourMail({ email, children }: CheckYourMailProps) {
  return (
    <AccountCard
      title="Revisa tu correo"
      takesFocus
      lead={
        <>
          Si {email === '' ? 'tu dirección' : <strong>{email}</strong>} puede recibirlo, en unos
          minutos te llega un correo con los siguientes pasos. Si no lo ves, búscalo en correo no
          deseado.
        </>
      }
    >
      {children && <p>{children}</p>}
      <p className={classes.actions}>
        <ButtonLink to="/auth">Volver a iniciar sesión</ButtonLink>
      </p>
    </AccountCard>
  );
}
