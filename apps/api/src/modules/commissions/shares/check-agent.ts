import { wrongField } from '../../../lib/errors.ts';
import type { ServiceContext } from '../../../lib/context.ts';
import { isUuid } from '../../../lib/is-uuid.ts';
import {
  findColleagueByEmail,
  type lockIsColleague,
  type ShareValues,
} from '../share-write.queries.ts';

const NO_COLLEAGUE = 'Esta persona no está activa o aún no acepta su invitación. Elige a otra.';
const OWN = 'No puedes compartir la comisión con quien lleva la propiedad.';
const COLLEAGUE = 'Este correo es de un agente de la agencia: elígelo como agente interno.';

/** Refuses the owner, an agent who is not a colleague, and an e-mail from outside that belongs to a colleague. */
export async function checkAgent(
  { db }: Pick<ServiceContext, 'db'>,
  { agentId, externalAgentEmail }: Pick<ShareValues, 'agentId' | 'externalAgentEmail'>,
  { ownerId, isColleague }: { ownerId: string; isColleague: typeof lockIsColleague },
): Promise<void> {
  if (agentId !== null) {
    if (agentId.toLowerCase() === ownerId) throw wrongField('agentId', OWN);
    if (!isUuid(agentId) || !(await isColleague(db, agentId)))
      throw wrongField('agentId', NO_COLLEAGUE);
    return;
  }
  if (externalAgentEmail === null) return;
  const colleague = await findColleagueByEmail(db, externalAgentEmail);
  if (colleague) throw wrongField('externalAgentEmail', colleague === ownerId ? OWN : COLLEAGUE);
}
