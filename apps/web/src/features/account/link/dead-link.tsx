import { ButtonLink } from '../../../lib/button-link.tsx';
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
          <ButtonLink to="/auth" search={{ tab: 'register' }} look="primary">
            Registrarme otra vez
          </ButtonLink>
        ) : (
          <ButtonLink to="/reset-password" look="primary">
            Pedir otro enlace
          </ButtonLink>
        )}
        <ButtonLink to="/auth">Iniciar sesión</ButtonLink>
      </p>
    </AccountCard>
  );
}
