import { loginSchema } from '@pbr/schemas/account/session';
import { FormError, SubmitButton } from '@pbr/ui/form-parts';
import { Link } from '@tanstack/react-router';
import { failureWords } from '../../../lib/forms/failure-words.ts';
import { useForm } from '../../../lib/forms/use-form.ts';
import { notifyFailure, notifySuccess } from '../../../lib/notify.ts';
import { useEnter } from '../../../lib/session.ts';
import { trpc } from '../../../lib/trpc.ts';
import { PasswordField } from '@pbr/ui/fields/password-field';
import { EmailField } from '../fields.tsx';
import classes from '../account.module.css';

interface LoginFormProps {
  /** The page to open after signing in. */
  target: string;
  typedEmail: string;
  onTypeEmail: (email: string) => void;
}

export function LoginForm({ target, typedEmail, onTypeEmail }: LoginFormProps) {
  const enter = useEnter();
  const login = trpc.session.login.useMutation();
  const { field, formProps, isSending, failure } = useForm({
    schema: loginSchema,
    send: async (values) => {
      enter(await login.mutateAsync(values), target);
      notifySuccess('Inicio de sesión exitoso', 'Bienvenido al portal de PBR');
    },
    onFailure: (error) => {
      const words = failureWords(error, 'Credenciales inválidas');
      notifyFailure('Error de inicio de sesión', words);
      return words;
    },
  });

  return (
    <form className={classes.form} {...formProps}>
      <EmailField
        field={field('email')}
        autoComplete="username"
        typed={typedEmail}
        onType={onTypeEmail}
      />
      <PasswordField field={field('password')} autoComplete="current-password" />
      {failure !== undefined && <FormError>{failure}</FormError>}
      <SubmitButton isSending={isSending} sendingLabel="Entrando...">
        Iniciar sesión
      </SubmitButton>
      <Link to="/reset-password" className={classes.aside ?? ''}>
        Olvidé mi contraseña
      </Link>
    </form>
  );
}
