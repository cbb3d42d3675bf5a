import { createFileRoute } from '@tanstack/react-router';
import { AuthScreen } from '../features/pages/auth-screen.tsx';
import { fixedPageHead } from '../features/pages/page-heads.ts';

export const Route = createFileRoute('/auth')({
  head: ({ match }) => fixedPageHead('/auth', match.context),
  component: AuthScreen,
});
