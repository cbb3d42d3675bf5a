import { createFileRoute } from '@tanstack/react-router';
import { LegalAdvisoryScreen } from '../features/pages/legal-advisory-screen.tsx';
import { fixedPageHead } from '../features/pages/page-heads.ts';
import { LegalForm } from '../features/service-requests/legal-form.tsx';

export const Route = createFileRoute('/legal-advisory')({
  head: ({ match }) => fixedPageHead('/legal-advisory', match.context),
  component: () => <LegalAdvisoryScreen form={<LegalForm />} />,
});
