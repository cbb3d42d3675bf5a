import { createFileRoute, type NotFoundRouteProps } from '@tanstack/react-router';
import { memberHead, membersOnly } from '../../app/header/member-page.ts';
import { NoEntryScreen } from '../../app/screens/no-entry-screen.tsx';
import { orNotFound } from '../../app/screens/or-not-found.ts';
import { AGREEMENT_TITLE } from '../../features/commissions/agreement/agreement-head.ts';
import { AgreementNotFound } from '../../features/commissions/agreement/agreement-not-found.tsx';
import { OwnAgreementScreen } from '../../features/commissions/agreement/own-agreement-screen.tsx';

export const Route = createFileRoute('/shared-commissions/$id')({
  loader: async ({ context, params: { id } }) => {
    await membersOnly({ context });
    // The other agent may have answered since the last read.
    await orNotFound(context.trpcUtils.commission.agreement.fetch({ id }, { staleTime: 0 }));
  },
  head: memberHead(AGREEMENT_TITLE),
  component: OwnAgreementScreen,
  notFoundComponent: NotThere,
});

function NotThere(props: NotFoundRouteProps) {
  return <AgreementNotFound toVisitors={<NoEntryScreen {...props} />} />;
}
