import { commissionShareSchema } from '@pbr/schemas/commission/share';
import { sharedWithMeItemSchema } from '@pbr/schemas/commission/shared-with-me';
import type { FastifyInstance } from 'fastify';
import { restCall } from '../../../rest/call.ts';
import { nameAnswer } from '../../../rest/openapi/named-answers.ts';
import { pageWords } from '../../../rest/openapi/words.ts';
import { share, sharedWithMe } from '../commission.examples.ts';
import {
  commissionShareWords,
  newShareWords,
  shareAnswerWords,
  shareChangeWords,
  sharedQueryWords,
  sharedWithMeWords,
} from '../commission.words.ts';
import { openShares } from '../commission.rows.ts';
import { listPropertyShares } from '../overviews/list-property-shares.ts';
import { listSharedByCursor } from '../overviews/list-shares.ts';
import { answerShare } from '../shares/answer-share.ts';
import { shareCommission } from '../shares/share-commission.ts';
import { updateShare } from '../shares/update-share.ts';
import { withdrawShare } from '../shares/withdraw-share.ts';

nameAnswer('CommissionShare', commissionShareSchema, share, commissionShareWords);
nameAnswer('SharedWithMe', sharedWithMeItemSchema, sharedWithMe, sharedWithMeWords);

const tag = 'Comisiones';

export async function commissionRest(app: FastifyInstance): Promise<void> {
  restCall(app, 'GET /properties/:id/commissions', listPropertyShares, {
    name: 'listPropertyCommissions',
    tag,
    summary: 'Las comisiones compartidas de una propiedad',
    description:
      'Su dueño y la administración las ven todas, el agente de una solo la suya, los demás ninguna.',
  });
  restCall(app, 'GET /commissions/shared-with-me', listSharedByCursor, {
    name: 'listSharedWithMe',
    tag,
    summary: 'Las comisiones que otros comparten conmigo, con su propiedad',
    description: 'Las que siguen en pie, la más nueva primero.',
    says: { ...pageWords, ...sharedQueryWords },
    isPaged: true,
  });
  restCall(app, 'POST /commission-shares', shareCommission, {
    name: 'shareCommission',
    tag,
    summary: 'Compartir la comisión de una propiedad con un agente',
    description:
      'Con un colega (`agentId`), o con alguien de fuera (`agentId` null y `externalAgentName`). Para la misma propiedad y el mismo agente cambia la que hay y responde 200.',
    body: 'NewCommissionShare',
    says: newShareWords,
    refuses: ['conflict', 'not_found', 'forbidden'],
    reads: ['Idempotency-Key'],
    isVersioned: true,
    makes: openShares,
    status: ({ isNew }) => (isNew ? 201 : 200),
    madeAt: ({ id }) => `/api/commission-shares/${id}`,
  });
  restCall(app, 'PUT /commission-shares/:id', updateShare, {
    name: 'updateCommissionShare',
    tag,
    summary: 'Cambiar las condiciones de una comisión compartida',
    description: 'Las condiciones nuevas piden de nuevo la aceptación del agente.',
    body: 'CommissionShareChange',
    says: shareChangeWords,
    refuses: ['conflict'],
    reads: ['If-Match'],
    isVersioned: true,
  });
  restCall(app, 'DELETE /commission-shares/:id', withdrawShare, {
    name: 'withdrawCommissionShare',
    tag,
    summary: 'Dejar de compartir una comisión',
    description: 'Su agente deja de verla y recibe un correo. Dos veces no cambia nada.',
    status: 204,
  });
  restCall(app, 'PATCH /commission-shares/:id', answerShare, {
    name: 'answerCommissionShare',
    tag,
    summary: 'Aceptar o rechazar una comisión que me comparten',
    description:
      '`version` es la de la comisión que se leyó, como en una `If-Match`: si ya es otra, responde 409.',
    body: 'CommissionShareAnswer',
    says: shareAnswerWords,
    refuses: ['conflict'],
    isVersioned: true,
  });
}
