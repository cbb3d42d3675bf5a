import type { SessionUser } from '@pbr/schemas/account/user';
import { Button } from '@pbr/ui/button';
import { TopDialog } from '@pbr/ui/overlays/top-dialog';
import { Link } from '@tanstack/react-router';
import { giveUpPage, type LostSession } from '../../../lib/lost-session/lost-session.ts';
import { setTabPerson } from '../../../lib/lost-session/tab-person.ts';
import { notifyAfterLoad } from '../../../lib/notify.ts';
import { trpc } from '../../../lib/trpc.ts';
import { LoginForm } from '../auth/login-form.tsx';
import classes from './sign-in-again.module.css';

/** Signs the same person in again without leaving the page. For anybody else the page starts anew, without what was typed on it. */
export function SignInAgain({ person, settle }: LostSession) {
  const utils = trpc.useUtils();

  function enter(user: SessionUser) {
    if (user.id !== person.id) {
      startAnew(user);
      return;
    }
    setTabPerson(user);
    utils.session.user.setData(undefined, user);
    settle(true);
  }

  return (
    <TopDialog title="Tu sesión terminó" onClose={() => settle(false)}>
      <p className={classes.lead}>
        Vuelve a entrar, {person.firstName}, y sigue donde ibas: lo que escribiste sigue aquí. Con
        otra cuenta se cierra sin enviarse.
      </p>
      <LoginForm
        typedEmail={person.email}
        startsAtPassword
        submitLabel="Entrar y continuar"
        failedLabel="No se pudo conectar. Intenta de nuevo."
        onSignedIn={enter}
      >
        <Button onClick={() => settle(false)}>Ahora no</Button>
        <Link to="/reset-password" target="_blank" className={classes.forgotten ?? ''}>
          Olvidé mi contraseña
        </Link>
      </LoginForm>
    </TopDialog>
  );
}

/** A new load: nothing of the other person stays, neither in the form nor in memory. */
function startAnew({ firstName, lastName }: SessionUser): void {
  notifyAfterLoad(
    `Entraste como ${firstName} ${lastName}`,
    'Lo que estaba abierto era de otra cuenta y se cerró sin enviarse.',
  );
  giveUpPage();
  window.location.replace('/');
}
