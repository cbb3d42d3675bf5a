import { linkSearchSchema } from '@pbr/schemas/account/search';
import { createFileRoute } from '@tanstack/react-router';
import { linkPageHead } from '../features/account/account-heads.ts';
import { ResetPasswordScreen } from '../features/account/link/reset-password-screen.tsx';

export const Route = createFileRoute('/reset-password')({
  validateSearch: linkSearchSchema,
  head: linkPageHead('Olvidé mi contraseña'),
  component: ResetPassword,
});

function ResetPassword() {
  return <ResetPasswordScreen token={Route.useSearch().token} />;
}
