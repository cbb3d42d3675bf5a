import type { Db } from '@pbr/db/client';
import { isAdmin, isUser } from '../../security/actor.ts';
import { aHeldMessage, aProperty } from '../data/factories.ts';
import type { AccessRow, People } from './access-row.ts';

/** Held inquiries; a listing's agent and admins may release them while the listing is not deleted. */
export async function heldInquiryRows(db: Db, people: People): Promise<AccessRow[]> {
  const found: AccessRow[] = [];
  for (const whose of ['agent', 'peer'] as const) {
    const ownerId = people[whose].id;
    const { id: propertyId } = await aProperty(db, { ownerId });
    const { id } = await aHeldMessage(db, { propertyId });
    found.push({
      name: `about a listing of the ${whose}`,
      id,
      refusal: (actor) => (isAdmin(actor) || isUser(actor, ownerId) ? null : 'not_found'),
    });
  }
  const deletedAt = new Date().toISOString();
  const deleted = await aProperty(db, { ownerId: people.agent.id, deletedAt });
  const { id } = await aHeldMessage(db, { propertyId: deleted.id });
  return [...found, { name: 'about a deleted listing', id, refusal: () => 'not_found' }];
}

/** Held service requests of every kind; only admins may release them. */
export async function heldServiceRequestRows(db: Db): Promise<AccessRow[]> {
  const found: AccessRow[] = [];
  for (const kind of ['contact', 'valuation', 'legal'] as const) {
    const { id } = await aHeldMessage(db, { kind, details: {} });
    found.push({ name: kind, id, refusal: (actor) => (isAdmin(actor) ? null : 'forbidden') });
  }
  return found;
}
