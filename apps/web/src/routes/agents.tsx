import { createFileRoute } from '@tanstack/react-router';
import { AgentsScreen } from '../features/pages/agents-screen.tsx';
import { fixedPageHead } from '../features/pages/page-heads.ts';

export const Route = createFileRoute('/agents')({
  head: ({ match }) => fixedPageHead('/agents', match.context),
  component: AgentsScreen,
});
