import { createFileRoute } from '@tanstack/react-router';
import { HelpScreen } from '../features/pages/help-screen.tsx';
import { fixedPageHead } from '../features/pages/page-heads.ts';

export const Route = createFileRoute('/help')({
  head: ({ match }) => fixedPageHead('/help', match.context),
  component: HelpScreen,
});
