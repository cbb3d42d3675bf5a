import { EmailField } from '@pbr/ui/fields/email-field';
import { loginSchema } from '@pbr/schemas/account/session';
import type { SessionUser } from '@pbr/schemas/account/user';
import { FormError, SubmitButton } from '@pbr/ui/form-parts';
import { type ReactNode, useEffect } from 'react';
import { failureWords } from '../../../lib/forms/failure-words.ts';
import { isUnanswered } from '../../../lib/forms/server-error.ts';
import { useForm } from '../../../lib/forms/use-form.ts';
import { trpc } from '../../../lib/trpc.ts';
import { PasswordField } from '@pbr/ui/fields/password-field';
import classes from '../account.module.css';

interface LoginFormProps {
  typedEmail: string;
  onTypeEmail?: (email: string) => void;
  /** For an e-mail that is known. */
  startsAtPassword?: true;
  submitLabel: string;
  /** Shown when the server gave no reason. */
  failedLabel: string;
  onSignedIn: (user: SessionUser) => void;
  /** Below the button. */
  children: ReactNode;
}

/** Signs in with e-mail and password; what follows is the caller's. */
export function LoginForm(props: LoginFormProps) {
  const { typedEmail, onTypeEmail, submitLabel, failedLabel, children } = props;
  const login = trpc.session.login.useMutation();
  const { field, formProps, isSending, failure, ref } = useForm({
    schema: loginSchema,
    send: async (values) => props.onSignedIn(await login.mutateAsync(values)),
    onFailure: (error) =>
      failureWords(error, isUnanswered(error) ? 'No se pudo iniciar sesión.' : failedLabel),
  });

  const { startsAtPassword } = props;
  useEffect(() => {
    const password = ref.current?.elements.namedItem('password');
    if (startsAtPassword && password instanceof HTMLElement) password.focus();
  }, [ref, startsAtPassword]);

  return (
    <form className={classes.form} {...formProps}>
      <EmailField
        required
        autoComplete="username"
        {...field('email', typedEmail)}
        onChange={({ currentTarget }) => onTypeEmail?.(currentTarget.value)}
      />
      <PasswordField autoComplete="current-password" {...field('password')} />
      {failure !== undefined && <FormError>{failure}</FormError>}
      <SubmitButton isSending={isSending} sendingLabel="Entrando...">
        {submitLabel}
      </SubmitButton>
      {children}
    </form>
  );
}
