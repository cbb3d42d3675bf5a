import type { Db } from '@pbr/db/client';
import { commissionShares } from '@pbr/db/schema/commissions/commission-shares';
import { properties } from '@pbr/db/schema/properties';
import { propertyImages } from '@pbr/db/schema/property-images';
import { heldMessages } from '@pbr/db/schema/held-messages';
import { propertyInquiries } from '@pbr/db/schema/property-inquiries';
import { serviceRequests } from '@pbr/db/schema/service-requests';
import { users } from '@pbr/db/schema/users';

let counter = 0;
const next = () => (counter += 1);

type NewUser = typeof users.$inferInsert;
type NewProperty = typeof properties.$inferInsert;
type NewImage = typeof propertyImages.$inferInsert;
type NewHeld = typeof heldMessages.$inferInsert;
type NewInquiry = typeof propertyInquiries.$inferInsert;
type NewServiceRequest = typeof serviceRequests.$inferInsert;
type NewShare = typeof commissionShares.$inferInsert;

/** An active agent who has accepted the invitation, unless told otherwise. */
export async function aUser(db: Db, values: Partial<NewUser> = {}) {
  const n = next();
  const [user] = await db
    .insert(users)
    .values({
      email: `persona${n}@prueba.mx`,
      firstName: 'Nombre',
      lastName: `Apellido ${n}`,
      phone: '55 5000 0000',
      passwordHash: 'unknown',
      ...values,
    })
    .returning();
  return present(user);
}

/** A listed departamento for sale in the Condesa; without `ownerId` its owner is a new user. */
export async function aProperty(db: Db, values: Partial<NewProperty> = {}) {
  const ownerId = values.ownerId ?? (await aUser(db)).id;
  const [property] = await db
    .insert(properties)
    .values(propertyValues({ ...values, ownerId }))
    .returning();
  return present(property);
}

/** The values of a plausible property, for inserts of many rows. */
export function propertyValues(values: Partial<NewProperty> & { ownerId: string }): NewProperty {
  return {
    name: `Departamento ${next()}`,
    description: 'Luminoso y bien ubicado.',
    street: 'Ámsterdam',
    number: '12',
    neighborhood: 'Condesa',
    city: 'Ciudad de México',
    state: 'Ciudad de México',
    propertyType: 'departamento',
    operationType: 'venta',
    salePrice: '4500000',
    bedrooms: 2,
    fullBathrooms: 1,
    parkingSpaces: 1,
    constructionArea: '80',
    ...values,
  };
}

export async function anImage(db: Db, values: Partial<NewImage> & { propertyId: string }) {
  const n = next();
  const [image] = await db
    .insert(propertyImages)
    .values({ storageKey: `foto${n}`, width: 1600, height: 1200, order: n, ...values })
    .returning();
  return present(image);
}

export async function aShare(
  db: Db,
  values: Partial<NewShare> & Pick<NewShare, 'propertyId' | 'ownerId'>,
) {
  const agentId = values.agentId === undefined ? (await aUser(db)).id : values.agentId;
  const [share] = await db
    .insert(commissionShares)
    .values({ percentage: '2.50', ...values, agentId })
    .returning();
  return present(share);
}

/** An inquiry that waits for an answer. */
export async function anInquiry(
  db: Db,
  values: Partial<NewInquiry> & Pick<NewInquiry, 'propertyId'>,
) {
  const [inquiry] = await db
    .insert(propertyInquiries)
    .values({
      clientName: 'Marta Solís',
      clientEmail: 'marta@correo.mx',
      message: '¿Sigue disponible?',
      noticeVersion: '2026-11',
      ...values,
    })
    .returning();
  return present(inquiry);
}

/** A message to the company that waits for an answer. */
export async function aServiceRequest(db: Db, values: Partial<NewServiceRequest> = {}) {
  const [serviceRequest] = await db
    .insert(serviceRequests)
    .values({
      kind: 'contact',
      clientName: 'Marta Solís',
      clientEmail: 'marta@correo.mx',
      message: 'Quiero vender mi casa.',
      details: { service: 'venta' },
      noticeVersion: '2026-11',
      ...values,
    })
    .returning();
  return present(serviceRequest);
}

/** A message that filled the hidden field of its form: an inquiry about this listing, or one to the company. */
export async function aHeldMessage(db: Db, values: Partial<NewHeld> = {}) {
  const form = values.propertyId
    ? { kind: 'inquiry', details: { inquiryType: 'info' } }
    : { kind: 'contact', details: { service: 'venta' } };
  const [held] = await db
    .insert(heldMessages)
    .values({
      ...form,
      clientName: 'Marta Solís',
      clientEmail: 'marta@correo.mx',
      message: '¿Sigue disponible?',
      noticeVersion: '2026-11',
      ...values,
    })
    .returning();
  return present(held);
}

function present<T>(row: T | undefined): T {
  if (row === undefined) throw new Error('the insert returned no row');
  return row;
}
