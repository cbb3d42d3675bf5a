import './styles.ts';
import { PasswordInput } from '@mantine/core';
import { changePasswordSchema } from '@pbr/schemas/account/write';
import { SubmitButton } from '@pbr/ui/form-parts';
import { useState } from 'react';
import { failureWords } from '../../../lib/forms/failure-words.ts';
import { useServerForm } from '../../../lib/forms/form.ts';
import { formatCounted } from '../../../lib/format/format.ts';
import { notifyFailure, notifySuccess } from '../../../lib/notify.ts';
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
  const { field, formProps, isSending } = useServerForm({
    schema: changePasswordSchema,
    send: async (values) => {
      const { endedSessions } = await change.mutateAsync(values);
      notifySuccess('Contraseña actualizada', endedWords(endedSessions));
      void utils.session.list.invalidate();
      onChanged();
    },
    onFailure: (error) =>
      notifyFailure('Error', failureWords(error, 'No se pudo cambiar tu contraseña.')),
  });

  /** Mantine links the error but does not set `aria-invalid` on this input. */
  const password = (name: Parameters<typeof field>[0]) => ({
    ...field(name),
    'aria-invalid': field(name).error !== undefined,
  });

  return (
    <form {...formProps} className={classes.form}>
      {/* Tells password managers which account this is. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <PasswordInput
        label="Contraseña actual"
        required
        autoComplete="current-password"
        visibilityToggleButtonProps={toggle}
        classNames={{ visibilityToggle: classes.eye ?? '' }}
        {...password('currentPassword')}
      />
      <PasswordInput
        label="Contraseña nueva"
        description="De 8 a 128 caracteres, que no sea de las más comunes ni tu correo."
        required
        autoComplete="new-password"
        visibilityToggleButtonProps={toggle}
        classNames={{ visibilityToggle: classes.eye ?? '' }}
        {...password('newPassword')}
      />
      <SubmitButton isSending={isSending} sendingLabel="Cambiando...">
        Cambiar contraseña
      </SubmitButton>
    </form>
  );
}

const toggle = { 'aria-label': 'Mostrar u ocultar la contraseña' };

function endedWords(count: number): string {
  if (count === 0) return 'No había otras sesiones abiertas.';
  const sessions = formatCounted(count, 'sesión', 'sesiones');
  return count === 1 ? `Se cerró ${sessions}.` : `Se cerraron ${sessions}.`;
}
