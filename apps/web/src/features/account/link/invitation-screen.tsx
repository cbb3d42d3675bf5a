import { acceptInvitationSchema, type Invitation } from '@pbr/schemas/account/write';
import { SubmitButton } from '@pbr/ui/form-parts';
import { useState } from 'react';
import { notifyFailed } from '../../../lib/forms/notify-failed.ts';
import { useForm } from '../../../lib/forms/use-form.ts';
import { notifySuccess } from '../../../lib/notify.ts';
import { useSignIn } from '../../../lib/session.ts';
import { trpc } from '../../../lib/trpc.ts';
import { AccountCard, EntryNeedsScripts } from '../account-card.tsx';
import { Facts } from '@pbr/ui/facts';
import { PasswordField } from '@pbr/ui/fields/password-field';
import { PrivacyField } from '../privacy-field.tsx';
import { DeadLink } from './dead-link.tsx';
import { isDeadLink } from './is-dead-link.ts';
import classes from '../account.module.css';

interface InvitationScreenProps {
  token: string | undefined;
  /** `null` for a dead link. */
  invitation: Invitation | null;
}

export function InvitationScreen({ token, invitation }: InvitationScreenProps) {
  const [isDead, setDead] = useState(false);
  if (token === undefined || invitation === null || isDead)
    return <DeadLink next="reset" takesFocus={isDead} />;
  return (
    <AccountCard
      title={`Te damos la bienvenida, ${invitation.firstName}`}
      lead="La administración creó una cuenta para ti. Elige tu contraseña para entrar."
    >
      <EntryNeedsScripts />
      <AcceptForm token={token} invitation={invitation} onDead={() => setDead(true)} />
    </AccountCard>
  );
}

interface AcceptFormProps {
  token: string;
  invitation: Invitation;
  onDead: () => void;
}

function AcceptForm({ token, invitation, onDead }: AcceptFormProps) {
  const enter = useSignIn();
  const accept = trpc.account.acceptInvitation.useMutation();
  const { field, formProps, isSending } = useForm({
    schema: acceptInvitationSchema,
    send: async (values) => {
      enter(await accept.mutateAsync(values), '/');
      notifySuccess('Tu cuenta está lista', 'Bienvenido al portal de PBR');
    },
    onFailure: (error) => {
      if (isDeadLink(error)) onDead();
      else notifyFailed(error, 'No se pudo guardar tu contraseña.');
    },
  });

  return (
    <form className={classes.form} {...formProps}>
      <Facts
        facts={[
          { label: 'Nombre', value: `${invitation.firstName} ${invitation.lastName}` },
          { label: 'Correo electrónico', value: invitation.email },
        ]}
        className={classes.person}
      />
      <input type="hidden" name={field('token').name} value={token} />
      {/* Tells password managers which account the new password belongs to. */}
      <input type="hidden" autoComplete="username" value={invitation.email} />
      <PasswordField autoComplete="new-password" {...field('password')} />
      <PrivacyField {...field('acceptPrivacy')} />
      <SubmitButton isSending={isSending} sendingLabel="Guardando...">
        Entrar al portal
      </SubmitButton>
    </form>
  );
}
