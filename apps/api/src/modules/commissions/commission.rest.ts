import {
  agreementSchema,
  commissionShareSchema,
  commissionSharesSchema,
  shareAnswerSchema,
  shareChangeSchema,
  shareIdSchema,
  sharePropertySchema,
} from '@pbr/schemas/commission/share';
import {
  sharedWithMeListSchema,
  sharedWithMeQuerySchema,
} from '@pbr/schemas/commission/shared-with-me';
import { preconditionOf, tagged } from '../../rest/precondition.ts';
import { sendList } from '../../rest/headers.ts';
import { pathId, type RestApp, restRoute } from '../../rest/rest.ts';
import { answerShare } from './shares/answer-share.ts';
import { getShare } from './overviews/get-share.ts';
import { listPropertyShares } from './overviews/list-property-shares.ts';
import { listSharedByCursor } from './overviews/list-shared-with-me.ts';
import { shareCommission } from './shares/share-commission.ts';
import { updateShare } from './shares/update-share.ts';
import { withdrawShare } from './shares/withdraw-share.ts';

export async function commissionRest(app: RestApp): Promise<void> {
  restRoute(app, {
    method: 'GET',
    url: '/properties/:id/commissions',
    about: {
      name: 'listPropertyCommissions',
      tag: 'Comisiones',
      summary: 'Las comisiones compartidas de una propiedad',
      description:
        'Su dueño y la administración las ven todas, el agente de una solo la suya, los demás ninguna.',
    },
    access: 'member',
    names: { row: 'property', needs: 'see' },
    output: commissionSharesSchema,
    handle: async (ctx, request) => (await listPropertyShares(ctx, { id: pathId(request) })).shares,
  });

  restRoute(app, {
    method: 'GET',
    url: '/commissions/shared-with-me',
    about: {
      name: 'listSharedWithMe',
      tag: 'Comisiones',
      summary: 'Las comisiones que otros comparten conmigo, con su propiedad',
      isPaged: true,
    },
    access: 'member',
    query: sharedWithMeQuerySchema,
    output: sharedWithMeListSchema,
    handle: async (ctx, request, reply, { query }) =>
      sendList(request, reply, await listSharedByCursor(ctx, query)),
  });

  writes(app);
  answers(app);
}

function writes(app: RestApp): void {
  restRoute(app, {
    method: 'POST',
    url: '/commission-shares',
    about: {
      name: 'shareCommission',
      tag: 'Comisiones',
      summary: 'Compartir la comisión de una propiedad con un agente',
      description:
        'Con un colega (`agentId`), o con alguien de fuera (`agentId` null y `externalAgentName`). Para la misma propiedad y el mismo agente cambia la que hay y responde 200.',
      refuses: ['conflict', 'not_found', 'forbidden'],
      reads: ['Idempotency-Key'],
    },
    access: 'member',
    names: { row: 'property', needs: 'edit', key: 'propertyId' },
    form: sharePropertySchema,
    output: commissionShareSchema,
    handle: (ctx, request) => shareCommission(ctx, request.body),
    status: ({ isNew }) => (isNew ? 201 : 200),
  });

  restRoute(app, {
    method: 'PUT',
    url: '/commission-shares/:id',
    about: {
      name: 'updateCommissionShare',
      tag: 'Comisiones',
      summary: 'Cambiar las condiciones de una comisión compartida',
      description: 'Las condiciones nuevas piden de nuevo la aceptación del agente.',
      refuses: ['conflict'],
      reads: ['If-Match'],
      isTagged: true,
    },
    access: 'member',
    names: { row: 'share', needs: 'edit' },
    form: shareChangeSchema,
    output: commissionShareSchema,
    handle: async (ctx, request, reply) => {
      const id = pathId(request);
      const precondition = preconditionOf(
        request,
        [commissionShareSchema, (inside) => getShare(inside, id)],
        [
          commissionSharesSchema,
          async (inside) => {
            const { propertyId } = await getShare(inside, id);
            return (await listPropertyShares(inside, { id: propertyId })).shares;
          },
        ],
      );
      const share = await updateShare(ctx, { id, form: request.body, precondition });
      return tagged(reply, commissionShareSchema, share);
    },
  });

  restRoute(app, {
    method: 'DELETE',
    url: '/commission-shares/:id',
    about: {
      name: 'withdrawCommissionShare',
      tag: 'Comisiones',
      summary: 'Dejar de compartir una comisión',
    },
    access: 'member',
    names: { row: 'share', needs: 'edit' },
    status: 204,
    output: shareIdSchema,
    handle: (ctx, request) => withdrawShare(ctx, { id: pathId(request) }),
  });
}

function answers(app: RestApp): void {
  restRoute(app, {
    method: 'PATCH',
    url: '/commission-shares/:id',
    about: {
      name: 'answerCommissionShare',
      tag: 'Comisiones',
      summary: 'Aceptar o rechazar una comisión que me comparten',
      description:
        '`version` son las condiciones que se leyeron, como en una `If-Match`: si ya son otras, responde 409.',
      refuses: ['conflict'],
    },
    access: 'member',
    names: { row: 'share', needs: 'answer' },
    form: shareAnswerSchema,
    output: agreementSchema,
    handle: (ctx, request) => answerShare(ctx, { id: pathId(request), form: request.body }),
  });
}
