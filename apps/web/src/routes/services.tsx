import { createFileRoute } from '@tanstack/react-router';
import { ServicesScreen } from '../features/pages/services-screen.tsx';
import { fixedPageHead } from '../features/pages/page-heads.ts';

export const Route = createFileRoute('/services')({
  head: ({ match }) => fixedPageHead('/services', match.context),
  component: ServicesScreen,
});
