import { EmailField } from '@pbr/ui/fields/email-field';
import { linkLifetime } from '@pbr/schemas/account/link-lifetime';
import { askForPasswordResetSchema } from '@pbr/schemas/account/write';
import { SubmitButton } from '@pbr/ui/form-parts';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { notifyFailed } from '../../../lib/forms/notify-failed.ts';
import { useForm } from '../../../lib/forms/use-form.ts';
import { trpc } from '../../../lib/trpc.ts';
import { AccountCard, EntryNeedsScripts } from '../account-card.tsx';
import { CheckYourMail } from '../check-your-mail.tsx';
import { NewPasswordScreen } from './new-password-screen.tsx';
import classes from '../account.module.css';

/** Asks for the reset mail or, with the token of its link, sets the new password. */
export function ResetPasswordScreen({ token }: { token: string | undefined }) {
  return token === undefined ? <AskForMail /> : <NewPasswordScreen key={token} token={token} />;
}

function AskForMail() {
  const [sentTo, setSentTo] = useState<string>();
  const ask = trpc.account.requestPasswordReset.useMutation();
  const { field, formProps, isSending } = useForm({
    schema: askForPasswordResetSchema,
    send: async (values) => {
      await ask.mutateAsync(values);
      setSentTo(values.email);
    },
    onFailure: (error) => notifyFailed(error, 'No se pudo enviar tu solicitud.'),
  });

  if (sentTo !== undefined) return <CheckYourMail email={sentTo} />;
  return (
    <AccountCard
      title="Olvidé mi contraseña"
      lead={`Escribe el correo de tu cuenta y te enviaremos un enlace para elegir otra. Sirve una vez, durante ${linkLifetime('reset_password')}.`}
    >
      <EntryNeedsScripts />
      <form className={classes.form} {...formProps}>
        <EmailField required autoComplete="username" {...field('email')} />
        <SubmitButton isSending={isSending} sendingLabel="Enviando...">
          Enviar enlace
        </SubmitButton>
        <Link to="/auth" className={classes.aside ?? ''}>
          Volver a iniciar sesión
        </Link>
      </form>
    </AccountCard>
  );
}
