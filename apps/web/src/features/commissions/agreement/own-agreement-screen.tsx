import { ErrorRetry } from '@pbr/ui/error-retry';
import { getRouteApi, Link } from '@tanstack/react-router';
import { wordsForPeople } from '../../../lib/server-error.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useSharesChanged } from '../use-shares-changed.ts';
import { AgreementNotFound } from './agreement-not-found.tsx';
import { AgreementSheet } from './agreement-sheet.tsx';
import { isGone } from './is-gone.ts';
import { useAnswer } from './use-answer.tsx';

const route = getRouteApi('/shared-commissions/$id');

/** For members: whose listing it is, and with whom it is shared. */
export function OwnAgreementScreen() {
  const { id } = route.useParams();
  const utils = trpc.useUtils();
  const query = trpc.commission.agreement.useQuery({ id });
  const accept = trpc.commission.accept.useMutation();
  const decline = trpc.commission.decline.useMutation();
  const sharesChanged = useSharesChanged();
  const answer = useAnswer({
    send: ({ says, version }) =>
      (says === 'accept' ? accept : decline).mutateAsync({ id, version }),
    onAnswered: (agreement) => {
      utils.commission.agreement.setData({ id }, agreement);
      void sharesChanged();
    },
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
  return (
    <AgreementSheet
      agreement={query.data}
      answer={answer}
      above={
        query.data.can.edit ? (
          <Link to="/my-properties">Mis Propiedades</Link>
        ) : (
          <Link to="/shared-commissions">Comisiones Compartidas</Link>
        )
      }
    />
  );
}
