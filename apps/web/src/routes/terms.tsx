import { createFileRoute } from '@tanstack/react-router';
import { TermsScreen } from '../features/pages/terms-screen.tsx';
import { fixedPageHead } from '../features/pages/page-heads.ts';

export const Route = createFileRoute('/terms')({
  head: ({ match }) => fixedPageHead('/terms', match.context),
  component: TermsScreen,
});
