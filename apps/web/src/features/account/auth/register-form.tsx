import { TextInput } from '@mantine/core';
import { registerSchema } from '@pbr/schemas/account/write';
import { SubmitButton } from '@pbr/ui/form-parts';
import { failureWords } from '../../../lib/forms/failure-words.ts';
import { useServerForm } from '../../../lib/forms/form.ts';
import { notifyFailure } from '../../../lib/notify.ts';
import { trpc } from '../../../lib/trpc.ts';
import { EmailField, PasswordField, PrivacyField, TrapField } from '../fields.tsx';
import classes from '../account.module.css';

interface RegisterFormProps {
  typedEmail: string;
  onTypeEmail: (email: string) => void;
  onSent: () => void;
}

export function RegisterForm({ typedEmail, onTypeEmail, onSent }: RegisterFormProps) {
  const register = trpc.account.register.useMutation();
  const { field, formProps, isSending } = useServerForm({
    schema: registerSchema,
    send: async (values) => {
      await register.mutateAsync(values);
      onSent();
    },
    onFailure: (error) =>
      notifyFailure('Error', failureWords(error, 'No se pudo enviar tu registro.')),
  });

  return (
    <form className={classes.form} {...formProps}>
      <p className={classes.note}>
        Los campos con <span aria-hidden="true">*</span>
        <span className="for-readers">asterisco</span> son obligatorios.
      </p>
      <div className={classes.pair}>
        <TextInput
          label="Nombre"
          required
          autoComplete="given-name"
          autoCapitalize="words"
          {...field('firstName')}
        />
        <TextInput
          label="Apellidos"
          required
          autoComplete="family-name"
          autoCapitalize="words"
          {...field('lastName')}
        />
      </div>
      <EmailField
        field={field('email')}
        autoComplete="email"
        typed={typedEmail}
        onType={onTypeEmail}
      />
      <TextInput label="Teléfono (opcional)" type="tel" autoComplete="tel" {...field('phone')} />
      <PasswordField field={field('password')} autoComplete="new-password" />
      <PrivacyField field={field('acceptPrivacy')} />
      <TrapField field={field('company')} />
      <SubmitButton isSending={isSending} sendingLabel="Enviando...">
        Crear cuenta
      </SubmitButton>
    </form>
  );
}
