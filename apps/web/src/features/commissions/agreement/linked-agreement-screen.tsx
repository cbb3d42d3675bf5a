import { ErrorRetry } from '@pbr/ui/error-retry';
import { getRouteApi } from '@tanstack/react-router';
import { wordsForPeople } from '../../../lib/server-error.ts';
import { trpc } from '../../../lib/trpc.ts';
import { AgreementNotFound } from './agreement-not-found.tsx';
import { AgreementSheet } from './agreement-sheet.tsx';
import { isGone } from './is-gone.ts';
import { useAnswer } from './use-answer.tsx';

const route = getRouteApi('/agreement/$token');

/** For somebody from outside, who holds the link. */
export function LinkedAgreementScreen() {
  const { token } = route.useParams();
  const utils = trpc.useUtils();
  const query = trpc.commission.agreementByLink.useQuery({ token });
  const accept = trpc.commission.acceptByLink.useMutation();
  const decline = trpc.commission.declineByLink.useMutation();
  const answer = useAnswer({
    send: ({ says, version }) =>
      (says === 'accept' ? accept : decline).mutateAsync({ token, version }),
    onAnswered: (agreement) => utils.commission.agreementByLink.setData({ token }, agreement),
    onOutdated: () => query.refetch(),
  });

  if (isGone(query.error)) return <AgreementNotFound />;
  if (!query.data)
    return (
      <ErrorRetry
        heading="h1"
        title="No se pudo cargar el acuerdo"
        message={wordsForPeople(query.error)}
        onRetry={() => query.refetch()}
      />
    );
  return <AgreementSheet agreement={query.data} answer={answer} />;
}
