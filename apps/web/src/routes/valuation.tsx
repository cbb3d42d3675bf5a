import { createFileRoute } from '@tanstack/react-router';
import { ValuationScreen } from '../features/pages/valuation-screen.tsx';
import { fixedPageHead } from '../features/pages/page-heads.ts';

export const Route = createFileRoute('/valuation')({
  head: ({ match }) => fixedPageHead('/valuation', match.context),
  component: ValuationScreen,
});
