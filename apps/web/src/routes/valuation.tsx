import { createFileRoute } from '@tanstack/react-router';
import { ValuationScreen } from '../features/pages/valuation-screen.tsx';
import { fixedPageHead } from '../features/pages/page-heads.ts';
import { ValuationForm } from '../features/requests/valuation-form.tsx';
import { RequestForm } from '../features/requests/request-form.tsx';

export const Route = createFileRoute('/valuation')({
  head: ({ match }) => fixedPageHead('/valuation', match.context),
  component: () => (
    <ValuationScreen
      form={
        <RequestForm>
          <ValuationForm />
        </RequestForm>
      }
    />
  ),
});
