import { createFileRoute } from '@tanstack/react-router';
import { orNotFound } from '../../app/screens/or-not-found.ts';
import { agreementHead } from '../../features/commissions/agreement/agreement-head.ts';
import { AgreementNotFound } from '../../features/commissions/agreement/agreement-not-found.tsx';
import { LinkedAgreementScreen } from '../../features/commissions/agreement/linked-agreement-screen.tsx';

export const Route = createFileRoute('/agreement/$token')({
  loader: async ({ context, params: { token } }) => {
    await orNotFound(context.trpcUtils.commission.agreementByLink.ensureData({ token }));
  },
  head: agreementHead,
  component: LinkedAgreementScreen,
  notFoundComponent: () => <AgreementNotFound />,
});
