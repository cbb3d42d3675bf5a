import type { AuthSearch } from '@pbr/schemas/account/search';
import { Card } from '@pbr/ui/card';
import { Tabs } from '@pbr/ui/tabs';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { notifySuccess } from '../../../lib/notify.ts';
import { NotLoaded } from '../../../lib/not-loaded.tsx';
import { useSignIn } from '../../../lib/session.ts';
import { trpc } from '../../../lib/trpc.ts';
import { EntryNeedsScripts } from '../account-card.tsx';
import { CheckYourMail } from '../check-your-mail.tsx';
import { internalPath } from './internal-path.ts';
import { LoginForm } from './login-form.tsx';
import { RegisterForm } from './register-form.tsx';
import { WhatItIsFor } from './what-it-is-for.tsx';
import cardClasses from '../account.module.css';
import classes from './auth.module.css';

const LOGIN = 'login';
const REGISTER = 'register';

export function AuthScreen({ redirect, tab }: AuthSearch) {
  const mode = trpc.account.registrationMode.useQuery();
  const navigate = useNavigate();
  const enter = useSignIn();
  const [email, setEmail] = useState('');
  const [isSent, setSent] = useState(false);
  const canRegister = mode.isError || (mode.isSuccess && mode.data !== 'closed');
  const typed = { typedEmail: email, onTypeEmail: setEmail };

  if (isSent) {
    return (
      <CheckYourMail email={email}>
        {mode.data === 'approval' &&
          'Cuando confirmes tu correo, la administración revisará tu registro y te avisará.'}
      </CheckYourMail>
    );
  }
  const login = (
    <LoginForm
      {...typed}
      submitLabel="Iniciar sesión"
      failedLabel="Credenciales inválidas"
      onSignedIn={(user) => {
        enter(user, internalPath(redirect));
        notifySuccess('Inicio de sesión exitoso', 'Bienvenido al portal de PBR');
      }}
    >
      <Link to="/reset-password" className={cardClasses.aside ?? ''}>
        Olvidé mi contraseña
      </Link>
    </LoginForm>
  );
  return (
    <div className={classes.screen}>
      <Card look="raised">
        <h1 className={classes.title}>Portal PBR</h1>
        <p className={classes.lead}>El portal interno para agentes.</p>
        <EntryNeedsScripts />
        {canRegister ? (
          <Tabs
            grow
            value={tab ?? LOGIN}
            onChange={(chosen) =>
              void navigate({
                to: '/auth',
                replace: true,
                resetScroll: false,
                search: { redirect, tab: chosen === REGISTER ? REGISTER : undefined },
              })
            }
            tabs={[
              { value: LOGIN, label: 'Iniciar sesión', panel: login },
              {
                value: REGISTER,
                label: 'Crear cuenta',
                panel: mode.isError ? (
                  <NotLoaded query={mode}>No pudimos ver si el registro está abierto.</NotLoaded>
                ) : (
                  <RegisterForm {...typed} onSent={() => setSent(true)} />
                ),
              },
            ]}
          />
        ) : (
          login
        )}
        <p className={classes.visitors}>
          ¿Buscas dónde vivir? No necesitas cuenta: <Link to="/properties">ver propiedades</Link>.
        </p>
      </Card>
      <WhatItIsFor />
    </div>
  );
}
