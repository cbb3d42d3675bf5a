import { resetPasswordSchema } from '@pbr/schemas/account/write';
import { SubmitButton } from '@pbr/ui/form-parts';
import { useState } from 'react';
import { notifyFailed } from '../../../lib/forms/notify-failed.ts';
import { useForm } from '../../../lib/forms/use-form.ts';
import { notifySuccess } from '../../../lib/notify.ts';
import { useSignIn } from '../../../lib/session.ts';
import { trpc } from '../../../lib/trpc.ts';
import { AccountCard, EntryNeedsScripts } from '../account-card.tsx';
import { PasswordField } from '@pbr/ui/fields/password-field';
import { DeadLink } from './dead-link.tsx';
import { isDeadLink } from './is-dead-link.ts';
import classes from '../account.module.css';

export function NewPasswordScreen({ token }: { token: string }) {
  const [isDead, setDead] = useState(false);
  const enter = useSignIn();
  const reset = trpc.account.resetPassword.useMutation();
  const { field, formProps, isSending } = useForm({
    schema: resetPasswordSchema,
    send: async (values) => {
      enter(await reset.mutateAsync(values), '/');
      notifySuccess('Contraseña cambiada', 'Ya iniciaste sesión; las demás sesiones se cerraron.');
    },
    onFailure: (error) => {
      if (isDeadLink(error)) setDead(true);
      else notifyFailed(error, 'No se pudo cambiar tu contraseña.');
    },
  });

  if (isDead) return <DeadLink next="reset" takesFocus />;
  return (
    <AccountCard
      title="Elige una contraseña nueva"
      lead="Al guardarla inicias sesión aquí y se cierran tus demás sesiones."
    >
      <EntryNeedsScripts />
      <form className={classes.form} {...formProps}>
        <input type="hidden" name={field('token').name} value={token} />
        <PasswordField
          label="Contraseña nueva"
          autoComplete="new-password"
          {...field('password')}
        />
        <SubmitButton isSending={isSending} sendingLabel="Guardando...">
          Guardar contraseña
        </SubmitButton>
      </form>
    </AccountCard>
  );
}
