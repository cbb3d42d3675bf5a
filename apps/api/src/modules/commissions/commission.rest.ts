import {
  agreementSchema,
  commissionShareSchema,
  commissionSharesSchema,
  shareIdSchema,
} from '@pbr/schemas/commission';
import { sharedWithMeListSchema, sharedWithMeQuerySchema } from '@pbr/schemas/shared-with-me';
import { setListHeaders } from '../../lib/rest-headers.ts';
import { parseQuery, pathId, type RestApp, restRoute } from '../../lib/rest.ts';
import { answerShare } from './answer-share.ts';
import { listPropertyShares } from './list-property-shares.ts';
import { listSharedByCursor } from './list-shared-with-me.ts';
import { shareCommission } from './share-commission.ts';
import { updateShare } from './update-share.ts';
import { withdrawShare } from './withdraw-share.ts';

export async function commissionRest(app: RestApp): Promise<void> {
  restRoute(app, {
    method: 'GET',
    url: '/properties/:id/commissions',
    access: 'member',
    names: { row: 'property', needs: 'see' },
    output: commissionSharesSchema,
    handle: async (ctx, request) => (await listPropertyShares(ctx, { id: pathId(request) })).shares,
  });

  restRoute(app, {
    method: 'GET',
    url: '/commissions/shared-with-me',
    access: 'member',
    output: sharedWithMeListSchema,
    handle: async (ctx, request, reply) => {
      const list = await listSharedByCursor(ctx, parseQuery(sharedWithMeQuerySchema, request));
      setListHeaders(request, reply, list);
      return list.items;
    },
  });

  writes(app);
}

function writes(app: RestApp): void {
  restRoute(app, {
    method: 'POST',
    url: '/commission-shares',
    access: 'member',
    names: { row: 'property', needs: 'edit', key: 'propertyId' },
    output: commissionShareSchema,
    handle: (ctx, request) => shareCommission(ctx, request.body),
    status: ({ isNew }) => (isNew ? 201 : 200),
  });

  restRoute(app, {
    method: 'PUT',
    url: '/commission-shares/:id',
    access: 'member',
    names: { row: 'share', needs: 'edit' },
    output: commissionShareSchema,
    handle: (ctx, request) => updateShare(ctx, { id: pathId(request), form: request.body }),
  });

  restRoute(app, {
    method: 'PATCH',
    url: '/commission-shares/:id',
    access: 'member',
    names: { row: 'share', needs: 'answer' },
    output: agreementSchema,
    handle: (ctx, request) => answerShare(ctx, { id: pathId(request), form: request.body }),
  });

  restRoute(app, {
    method: 'DELETE',
    url: '/commission-shares/:id',
    access: 'member',
    names: { row: 'share', needs: 'edit' },
    status: 204,
    output: shareIdSchema,
    handle: (ctx, request) => withdrawShare(ctx, { id: pathId(request) }),
  });
}
