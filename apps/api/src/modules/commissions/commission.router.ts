import {
  agreementLinkSchema,
  agreementSchema,
  answerByLinkSchema,
  answerShareSchema,
  changeShareSchema,
  commissionShareSchema,
  newAgreementLinkSchema,
  propertyCommissionsSchema,
  shareIdSchema,
  sharePropertySchema,
} from '@pbr/schemas/commission/share';
import { propertyIdSchema } from '@pbr/schemas/property/property';
import {
  sharedWithMeSchema,
  shareOverviewSchema,
  shareStatisticsSchema,
  waitingSharesSchema,
} from '@pbr/schemas/commission/shared-with-me';
import { sharedWithMeSearchSchema } from '@pbr/schemas/commission/search';
import { memberProcedure, publicProcedure, router, validatedByOperation } from '../../trpc.ts';
import { answerShare, answerShareByLink } from './shares/answer-share.ts';
import { countWaitingShares } from './overviews/count-waiting-shares.ts';
import { getAgreement, getAgreementByLink } from './overviews/get-agreement.ts';
import { getShareOverview } from './overviews/get-share-overview.ts';
import { getShareStatistics } from './overviews/get-share-statistics.ts';
import { listPropertyShares } from './overviews/list-property-shares.ts';
import { listSharedWithMe } from './overviews/list-shared-with-me.ts';
import { renewLink } from './shares/renew-link.ts';
import { shareCommission } from './shares/share-commission.ts';
import { updateShare } from './shares/update-share.ts';
import { withdrawShare } from './shares/withdraw-share.ts';

export const commissionRouter = router({
  forProperty: memberProcedure
    .meta({ names: { row: 'property', needs: 'see' } })
    .input(propertyIdSchema)
    .output(propertyCommissionsSchema)
    .query(({ ctx, input }) => listPropertyShares(ctx, input)),
  share: memberProcedure
    .meta({ names: { row: 'property', needs: 'edit' } })
    .input(validatedByOperation(sharePropertySchema))
    .output(commissionShareSchema)
    .mutation(({ ctx, input }) => shareCommission(ctx, input)),
  update: memberProcedure
    .meta({ names: { row: 'share', needs: 'edit' } })
    .input(validatedByOperation(changeShareSchema))
    .output(commissionShareSchema)
    .mutation(({ ctx, input }) => updateShare(ctx, { id: input.id, form: input })),
  withdraw: memberProcedure
    .meta({ names: { row: 'share', needs: 'edit' } })
    .input(shareIdSchema)
    .output(shareIdSchema)
    .mutation(({ ctx, input }) => withdrawShare(ctx, input)),
  newLink: memberProcedure
    .meta({ names: { row: 'share', needs: 'edit' } })
    .input(shareIdSchema)
    .output(newAgreementLinkSchema)
    .mutation(({ ctx, input }) => renewLink(ctx, input)),
  accept: memberProcedure
    .meta({ names: { row: 'share', needs: 'answer' } })
    .input(validatedByOperation(answerShareSchema))
    .output(agreementSchema)
    .mutation(({ ctx, input }) =>
      answerShare(ctx, { id: input.id, form: { ...input, acceptance: 'accepted' } }),
    ),
  decline: memberProcedure
    .meta({ names: { row: 'share', needs: 'answer' } })
    .input(validatedByOperation(answerShareSchema))
    .output(agreementSchema)
    .mutation(({ ctx, input }) =>
      answerShare(ctx, { id: input.id, form: { ...input, acceptance: 'declined' } }),
    ),
  agreement: memberProcedure
    .meta({ names: { row: 'share', needs: 'see' } })
    .input(shareIdSchema)
    .output(agreementSchema)
    .query(({ ctx, input }) => getAgreement(ctx, input)),
  sharedWithMe: memberProcedure
    .input(sharedWithMeSearchSchema)
    .output(sharedWithMeSchema)
    .query(({ ctx, input }) => listSharedWithMe(ctx, input)),
  waiting: memberProcedure.output(waitingSharesSchema).query(({ ctx }) => countWaitingShares(ctx)),
  overview: memberProcedure.output(shareOverviewSchema).query(({ ctx }) => getShareOverview(ctx)),
  statistics: memberProcedure
    .output(shareStatisticsSchema)
    .query(({ ctx }) => getShareStatistics(ctx)),
  agreementByLink: publicProcedure
    .input(agreementLinkSchema)
    .output(agreementSchema)
    .query(({ ctx, input }) => getAgreementByLink(ctx, input)),
  acceptByLink: publicProcedure
    .input(answerByLinkSchema)
    .output(agreementSchema)
    .mutation(({ ctx, input }) =>
      answerShareByLink(ctx, { token: input.token, form: { ...input, acceptance: 'accepted' } }),
    ),
  declineByLink: publicProcedure
    .input(answerByLinkSchema)
    .output(agreementSchema)
    .mutation(({ ctx, input }) =>
      answerShareByLink(ctx, { token: input.token, form: { ...input, acceptance: 'declined' } }),
    ),
});
