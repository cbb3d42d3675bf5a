import { createFileRoute } from '@tanstack/react-router';
import { LegalAdvisoryScreen } from '../features/pages/legal-advisory-screen.tsx';
import { fixedPageHead } from '../features/pages/page-heads.ts';
import { LegalForm } from '../features/requests/legal-form.tsx';
import { RequestForm } from '../features/requests/request-form.tsx';

export const Route = createFileRoute('/legal-advisory')({
  head: ({ match }) => fixedPageHead('/legal-advisory', match.context),
  component: () => (
    <LegalAdvisoryScreen
      form={
        <RequestForm>
          <LegalForm />
        </RequestForm>
      }
    />
  ),
});
