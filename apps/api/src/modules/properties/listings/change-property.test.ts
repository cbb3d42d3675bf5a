import { setTimeout as sleep } from 'node:timers/promises';
import { properties } from '@pbr/db/schema/properties';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { ServiceContext } from '../../../lib/context.ts';
import { member, testContext, visitor } from '../../../testing/context.ts';
import { aProperty, aUser } from '../../../testing/data/factories.ts';
import { propertyForm } from '../../../testing/data/property-form.ts';
import { databaseSuite } from '../../../testing/suite.ts';
import { sendInquiry } from '../../inquiries/sending/send-inquiry.ts';
import { lock } from '../../../action/rows.ts';
import { listings } from '../property.rows.ts';
import { createProperty } from './create-property.ts';
import { deleteProperty } from '../deleted/delete-property.ts';
import { setPropertyStatus } from './set-property-status.ts';
import { updateProperty } from './update-property.ts';

let userId: string;
let id: string;
const t = await databaseSuite({ clear: ['properties', 'users', 'property_inquiries'] });
beforeEach(async () => {
  userId = (await aUser(t.db)).id;
  ({ id } = await aProperty(t.db, { ownerId: userId }));
});
const editing = lock(listings, 'edit');
const as = () => testContext(t.db, { actor: member(userId) });

const writes: [string, (ctx: ServiceContext) => Promise<unknown>][] = [
  ['to create', (ctx) => createProperty.perform(ctx, propertyForm())],
  ['to edit', (ctx) => updateProperty.perform(ctx, { id, ...propertyForm() })],
  ['to pause', (ctx) => setPropertyStatus(ctx, { id, isActive: false })],
  ['to delete', (ctx) => deleteProperty(ctx, { id })],
];

describe.each(writes)('a write %s', (_name, write) => {
  test('by a person who is being deactivated waits, and is refused', async () => {
    const before = await t.db.select().from(properties);
    let written: Promise<unknown> = Promise.resolve();
    await t.db.transaction(async (tx) => {
      await tx.execute(sql`update users set is_active = false where id = ${userId}`);
      written = write(as()).catch((error: unknown) => error);
      await sleep(100);
    });
    expect(await written).toMatchObject({ code: 'session.required' });
    expect(await t.db.select().from(properties)).toEqual(before);
  });
});

test('what a write does is done whole or not at all', async () => {
  const broken = editing.hold(as(), id, async (inside) => {
    await inside.db.update(properties).set({ name: 'A medias' });
    throw new Error('something breaks');
  });
  await expect(broken).rejects.toThrow('something breaks');
  expect(await t.db.$count(properties, sql`name = 'A medias'`)).toBe(0);
});

test('clients can send inquiries about a listing while it is being edited', async () => {
  await t.db.transaction(async (tx) => {
    await editing.hold({ ...as(), db: tx }, id, async () => {
      const client = { clientName: 'Marta', clientEmail: 'marta@correo.mx' };
      const ctx = testContext(t.db, { actor: visitor });
      await expect(sendInquiry(ctx, { propertyId: id, ...client })).resolves.toBeDefined();
    });
  });
});
