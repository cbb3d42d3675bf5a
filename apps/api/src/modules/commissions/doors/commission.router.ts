import { mutation, query, router } from '../../../trpc.ts';
import { countWaitingShares } from '../overviews/count-waiting-shares.ts';
import { getAgreement, getAgreementByLink } from '../overviews/get-agreement.ts';
import { getShareOverview } from '../overviews/get-share-overview.ts';
import { getShareStatistics } from '../overviews/get-share-statistics.ts';
import { getPropertyCommissions } from '../overviews/list-property-shares.ts';
import { listSharedByMe, listSharedWithMe } from '../overviews/list-shares.ts';
import {
  acceptShare,
  acceptShareByLink,
  declineShare,
  declineShareByLink,
} from '../shares/answer-share.ts';
import { shareCommission } from '../shares/share-commission.ts';
import { addLink, voidLinks } from '../shares/share-links.ts';
import { updateShare } from '../shares/update-share.ts';
import { withdrawShare } from '../shares/withdraw-share.ts';

export const commissionRouter = router({
  forProperty: query(getPropertyCommissions),
  share: mutation(shareCommission),
  update: mutation(updateShare),
  withdraw: mutation(withdrawShare),
  newLink: mutation(addLink),
  voidLinks: mutation(voidLinks),
  accept: mutation(acceptShare),
  decline: mutation(declineShare),
  agreement: query(getAgreement),
  sharedWithMe: query(listSharedWithMe),
  sharedByMe: query(listSharedByMe),
  waiting: query(countWaitingShares),
  overview: query(getShareOverview),
  statistics: query(getShareStatistics),
  agreementByLink: query(getAgreementByLink),
  acceptByLink: mutation(acceptShareByLink),
  declineByLink: mutation(declineShareByLink),
});
