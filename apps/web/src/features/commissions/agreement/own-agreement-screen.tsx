import type { Agreement } from '@pbr/schemas/commission/share';
import { getRouteApi, Link } from '@tanstack/react-router';
import { trpc } from '../../../lib/trpc.ts';
import { useSharesChanged } from '../use-shares-changed.ts';
import { AgreementScreen } from './agreement-screen.tsx';

const route = getRouteApi('/shared-commissions/$id');

/** The agreement as members see it: the listing's owner, or the colleague who shares the commission. */
export function OwnAgreementScreen() {
  const { id } = route.useParams();
  const utils = trpc.useUtils();
  const accept = trpc.commission.accept.useMutation();
  const decline = trpc.commission.decline.useMutation();
  const sharesChanged = useSharesChanged();
  return (
    <AgreementScreen
      query={trpc.commission.agreement.useQuery({ id })}
      send={({ says, version }) =>
        (says === 'accept' ? accept : decline).mutateAsync({ id, version })
      }
      onAnswered={(agreement) => {
        utils.commission.agreement.setData({ id }, agreement);
        void sharesChanged();
      }}
      above={wayBack}
    />
  );
}

const wayBack = ({ can }: Agreement) =>
  can.edit ? (
    <Link to="/my-properties">Mis Propiedades</Link>
  ) : (
    <Link to="/shared-commissions">Comisiones Compartidas</Link>
  );
