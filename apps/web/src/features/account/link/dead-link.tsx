import { buttonClass } from '@pbr/ui/button';
import { Link } from '@tanstack/react-router';
import { AccountCard } from '../account-card.tsx';
import classes from '../account.module.css';

interface DeadLinkProps {
  /** How to get a new link. */
  next: 'register' | 'reset';
  /** Takes the focus when the link turned out to be dead on submit. */
  takesFocus?: boolean;
}

/** Shown for a mailed link that no longer works, with the way to a new one. */
export function DeadLink({ next, takesFocus = false }: DeadLinkProps) {
  return (
    <AccountCard
      title="Este enlace ya no sirve"
      takesFocus={takesFocus}
      lead="Venció, ya se usó o no está completo. Si ya lo usaste, tu cuenta está lista: inicia sesión."
    >
      <p className={classes.actions}>
        {next === 'register' ? (
          <Link to="/auth" search={{ tab: 'register' }} className={buttonClass('primary')}>
            Registrarme otra vez
          </Link>
        ) : (
          <Link to="/reset-password" className={buttonClass('primary')}>
            Pedir otro enlace
          </Link>
        )}
        <Link to="/auth" className={buttonClass()}>
          Iniciar sesión
        </Link>
      </p>
    </AccountCard>
  );
}
