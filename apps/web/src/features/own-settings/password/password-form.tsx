import { changePasswordSchema } from '@pbr/schemas/account/write';
import { formatCounted } from '@pbr/schemas/format/numbers';
import { PasswordField } from '@pbr/ui/fields/password-field';
import { SubmitButton } from '@pbr/ui/form-parts';
import { useState } from 'react';
import { notifyFailed } from '../../../lib/forms/notify-failed.ts';
import { useForm } from '../../../lib/forms/use-form.ts';
import { notifySuccess } from '../../../lib/notify.ts';
import { useSessionUser } from '../../../lib/session.ts';
import { trpc } from '../../../lib/trpc.ts';
import classes from '../settings.module.css';

export function PasswordForm() {
  // A new key empties the password fields after the change.
  const [round, setRound] = useState(0);
  return <PasswordFields key={round} onChanged={() => setRound(round + 1)} />;
}

function PasswordFields({ onChanged }: { onChanged: () => void }) {
  const utils = trpc.useUtils();
  const change = trpc.account.changePassword.useMutation();
  const email = useSessionUser()?.email ?? '';
  const { field, formProps, isSending } = useForm({
    schema: changePasswordSchema,
    send: async (values) => {
      const { endedSessions } = await change.mutateAsync(values);
      notifySuccess('Contraseña actualizada', endedWords(endedSessions));
      void utils.session.list.invalidate();
      onChanged();
    },
    onFailure: (error) => notifyFailed(error, 'No se pudo cambiar tu contraseña.'),
  });

  return (
    <form {...formProps} className={classes.form}>
      {/* Tells password managers which account this is. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label="Contraseña actual"
        autoComplete="current-password"
        {...field('currentPassword')}
      />
      <PasswordField
        label="Contraseña nueva"
        description="De 8 a 128 caracteres. No uses una contraseña común ni tu correo."
        autoComplete="new-password"
        {...field('newPassword')}
      />
      <SubmitButton look="primary" isSending={isSending} sendingLabel="Cambiando...">
        Cambiar contraseña
      </SubmitButton>
    </form>
  );
}

function endedWords(count: number): string {
  if (count === 0) return 'No había otras sesiones abiertas.';
  const sessions = formatCounted(count, 'sesión', 'sesiones');
  return count === 1 ? `Se cerró ${sessions}.` : `Se cerraron ${sessions}.`;
}
