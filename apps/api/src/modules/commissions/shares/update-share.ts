import {
  commissionShareSchema,
  NAME_AGENT,
  type ShareChange,
  shareChangeSchema,
} from '@pbr/schemas/commission/share';
import { AppError, wrongField } from '../../../lib/errors.ts';
import { requireVersion } from '../../../lib/precondition.ts';
import { action } from '../../../action/action.ts';
import { lock } from '../../../action/rows.ts';
import { editedShares } from '../commission.rows.ts';
import { getShare } from '../overviews/get-share.ts';
import { checkAgent } from './check-agent.ts';
import {
  isColleague,
  lockShareWith,
  type ShareValues,
  type StoredShare,
} from '../share-write.queries.ts';
import { changeTerms } from './write-terms.ts';

/** Changes the terms of a share, and the contact of an agent from outside. The agent stays the same person. */
export const updateShare = action({
  access: 'member',
  row: lock(editedShares, 'edit'),
  input: shareChangeSchema,
  output: commissionShareSchema,
  example: { percentage: '1.75', notes: 'A medias.' },
  run: async (inside, change, { listing, ...stored }) => {
    requireVersion(inside, stored.version);
    if (!stored.isActive) throw new AppError('share.ended');
    const values = valuesOf(stored, change);
    // A deactivation of the agent holds their row and waits for this share: a lock on the agent here would be a deadlock.
    await checkAgent(inside, values, { ownerId: listing.ownerId, isColleague });
    const other = await lockShareWith(inside.db, listing.id, values);
    if (other && other.id !== stored.id) throw wrongField('externalAgentEmail', TWICE);
    await changeTerms(inside, stored, values);
    return getShare(inside, stored.id);
  },
});

const SOMEBODY_ELSE = 'Para compartir con otra persona, retira esta comisión y registra una nueva.';
const ONLY_EXTERNAL = 'Una comisión que recibes viene de un agente externo.';
const TWICE = 'Ya hay una comisión con este agente en la propiedad.';

function valuesOf(stored: StoredShare, change: ShareChange): ShareValues {
  const { agentId = stored.agentId } = change;
  const shareType = change.shareType ?? stored.shareType;
  if ((agentId?.toLowerCase() || null) !== stored.agentId)
    throw wrongField('agentId', SOMEBODY_ELSE);
  const { percentage, commissionTotal, commissionPart, fixedAmount, notes } = change;
  const agreed = { percentage, commissionTotal, commissionPart, fixedAmount, notes };
  const terms = { ...agreed, shareType, agentId: stored.agentId };
  if (stored.agentId === null) {
    if (change.externalAgentName === null) throw wrongField('externalAgentName', NAME_AGENT);
    return {
      ...terms,
      externalAgentName: change.externalAgentName ?? stored.externalAgentName,
      externalAgentEmail: sentOr(change.externalAgentEmail, stored.externalAgentEmail),
      externalAgentPhone: sentOr(change.externalAgentPhone, stored.externalAgentPhone),
    };
  }
  if (shareType !== 'outgoing') throw wrongField('shareType', ONLY_EXTERNAL);
  return {
    ...terms,
    externalAgentName: null,
    externalAgentEmail: null,
    externalAgentPhone: null,
  };
}

const sentOr = (sent: string | null | undefined, stored: string | null) =>
  sent === undefined ? stored : sent;
