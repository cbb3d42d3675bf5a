import { createFileRoute } from '@tanstack/react-router';
import { PrivacyScreen } from '../features/pages/privacy-screen.tsx';
import { fixedPageHead } from '../features/pages/page-heads.ts';

export const Route = createFileRoute('/privacy')({
  head: ({ match }) => fixedPageHead('/privacy', match.context),
  component: PrivacyScreen,
});
