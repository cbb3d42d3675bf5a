import { linkSearchSchema } from '@pbr/schemas/account/search';
import { createFileRoute } from '@tanstack/react-router';
import { linkPageHead } from '../features/account/account-heads.ts';
import { VerifyEmailScreen } from '../features/account/link/verify-email-screen.tsx';

export const Route = createFileRoute('/verify-email')({
  validateSearch: linkSearchSchema,
  head: linkPageHead('Confirma tu correo'),
  component: VerifyEmail,
});

function VerifyEmail() {
  return <VerifyEmailScreen token={Route.useSearch().token} />;
}
