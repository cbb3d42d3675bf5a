import { SubmitButton } from '@pbr/ui/form-parts';
import { secretLinkSchema } from '@pbr/schemas/secret-link';
import { useState } from 'react';
import { notifyFailed } from '../../../lib/forms/notify-failed.ts';
import { useForm } from '../../../lib/forms/use-form.ts';
import { notifySuccess } from '../../../lib/notify.ts';
import { useSignIn } from '../../../lib/session.ts';
import { trpc } from '../../../lib/trpc.ts';
import { AccountCard, EntryNeedsScripts } from '../account-card.tsx';
import { DeadLink } from './dead-link.tsx';
import { isDeadLink } from './is-dead-link.ts';
import classes from '../account.module.css';

/** Opening the page confirms nothing: mail scanners open every link. */
export function VerifyEmailScreen({ token }: { token: string | undefined }) {
  const [outcome, setOutcome] = useState<'waits' | 'dead'>();
  const enter = useSignIn();
  const verify = trpc.account.verifyEmail.useMutation();
  const { field, formProps, isSending } = useForm({
    schema: secretLinkSchema,
    send: async (link) => {
      const { user } = await verify.mutateAsync(link);
      if (!user) return setOutcome('waits');
      enter(user, '/');
      notifySuccess('Correo confirmado', 'Bienvenido al portal de PBR');
    },
    onFailure: (error) => {
      if (isDeadLink(error)) setOutcome('dead');
      else notifyFailed(error, 'No se pudo confirmar tu correo.');
    },
  });

  if (token === undefined || outcome === 'dead')
    return <DeadLink next="register" takesFocus={outcome === 'dead'} />;
  if (outcome === 'waits') return <Waits />;
  return (
    <AccountCard
      title="Confirma tu correo"
      lead="Confirma que este correo es tuyo para terminar tu registro."
    >
      <EntryNeedsScripts />
      <form className={classes.form} {...formProps}>
        <input type="hidden" name={field('token').name} value={token} />
        <SubmitButton isSending={isSending} sendingLabel="Confirmando...">
          Confirmar mi correo
        </SubmitButton>
      </form>
    </AccountCard>
  );
}

function Waits() {
  return (
    <AccountCard
      title="Tu correo está confirmado"
      takesFocus
      lead="La administración revisará tu registro. Te avisaremos por correo en cuanto puedas entrar."
    />
  );
}
