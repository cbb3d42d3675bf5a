import { EmailField } from '@pbr/ui/fields/email-field';
import { TextField } from '@pbr/ui/fields/text-field';
import { registerSchema } from '@pbr/schemas/account/write';
import { Pair, RequiredNote, SubmitButton } from '@pbr/ui/form-parts';
import { notifyFailed } from '../../../lib/forms/notify-failed.ts';
import { NameFields } from '../../../lib/forms/name-fields.tsx';
import { useForm } from '../../../lib/forms/use-form.ts';
import { trpc } from '../../../lib/trpc.ts';
import { PasswordField } from '@pbr/ui/fields/password-field';
import { PrivacyField } from '../privacy-field.tsx';
import classes from '../account.module.css';

interface RegisterFormProps {
  typedEmail: string;
  onTypeEmail: (email: string) => void;
  onSent: () => void;
}

export function RegisterForm({ typedEmail, onTypeEmail, onSent }: RegisterFormProps) {
  const register = trpc.account.register.useMutation();
  const { field, formProps, isSending } = useForm({
    schema: registerSchema,
    send: async (values) => {
      await register.mutateAsync(values);
      onSent();
    },
    onFailure: (error) => notifyFailed(error, 'No se pudo enviar tu registro.'),
  });

  return (
    <form className={classes.form} {...formProps}>
      <RequiredNote />
      <Pair>
        <NameFields field={field} autoCapitalize="words" />
      </Pair>
      <EmailField
        required
        {...field('email', typedEmail)}
        onChange={({ currentTarget }) => onTypeEmail(currentTarget.value)}
      />
      <TextField label="Teléfono" type="tel" autoComplete="tel" {...field('phone')} />
      <PasswordField autoComplete="new-password" {...field('password')} />
      <PrivacyField {...field('acceptPrivacy')} />
      <SubmitButton isSending={isSending} sendingLabel="Enviando...">
        Crear cuenta
      </SubmitButton>
    </form>
  );
}
