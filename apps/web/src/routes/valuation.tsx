import { createFileRoute } from '@tanstack/react-router';
import { ValuationScreen } from '../features/pages/valuation-screen.tsx';
import { fixedPageHead } from '../features/pages/page-heads.ts';
import { ValuationForm } from '../features/service-requests/valuation-form.tsx';

export const Route = createFileRoute('/valuation')({
  head: ({ match }) => fixedPageHead('/valuation', match.context),
  component: () => <ValuationScreen form={<ValuationForm />} />,
});
