import { getRouteApi } from '@tanstack/react-router';
import { trpc } from '../../../lib/trpc.ts';
import { AgreementScreen } from './agreement-screen.tsx';

const route = getRouteApi('/agreement/$token');

/** The agreement for an external agent who has the link. */
export function LinkedAgreementScreen() {
  const { token } = route.useParams();
  const utils = trpc.useUtils();
  const accept = trpc.commission.acceptByLink.useMutation();
  const decline = trpc.commission.declineByLink.useMutation();
  return (
    <AgreementScreen
      query={trpc.commission.agreementByLink.useQuery({ token })}
      send={({ says, ...signed }) =>
        (says === 'accept' ? accept : decline).mutateAsync({ token, ...signed })
      }
      isSigned
      onAnswered={(agreement) => utils.commission.agreementByLink.setData({ token }, agreement)}
    />
  );
}
