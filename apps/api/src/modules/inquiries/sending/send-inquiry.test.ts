import { createDb } from '@pbr/db/client';
import { propertyInquiries } from '@pbr/db/schema/property-inquiries';
import { users } from '@pbr/db/schema/users';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { generousLimits, testContext } from '../../../testing/context.ts';
import { aProperty, aUser } from '../../../testing/data/factories.ts';
import { clearOutbox, outboxOf } from '../../../testing/mail/outbox.ts';
import { databaseSuite } from '../../../testing/suite.ts';
import { createSharedLimiter } from '../../limits/shared-limiter.ts';
import { defaultCompany } from '../../settings/default-settings.ts';
import { sendInquiry } from './send-inquiry.ts';

let propertyId: string;
let ownerId: string;
const t = await databaseSuite({ clear: ['property_inquiries'] });
beforeAll(async () => {
  const owner = await aUser(t.db, { email: 'Ana@agentes.mx', firstName: 'Ana', lastName: 'López' });
  ownerId = owner.id;
  propertyId = (await aProperty(t.db, { ownerId, name: 'Casa <b>&</b> jardín' })).id;
});
beforeEach(async () => {
  await clearOutbox(t.db);
});

const form = {
  clientName: 'Marta Solís',
  clientEmail: 'marta@correo.mx',
  clientPhone: '55 1234 5678',
  message: '¿Sigue disponible?',
};
const send = (change: object = {}, context = testContext(t.db)) =>
  sendInquiry(context, { propertyId, ...form, ...change });
const stored = () => t.db.select().from(propertyInquiries);

async function refuseInserts(table: string, when = ''): Promise<void> {
  onTestFinished(async () => {
    await t.db.execute(sql`drop function refuse cascade`);
  });
  await t.db.execute(sql`
    create function refuse() returns trigger language plpgsql as $$ begin raise 'refused'; end $$`);
  await t.db.execute(
    sql.raw(
      `create constraint trigger refuse after insert on ${table} ${when} for each row execute function refuse()`,
    ),
  );
}

describe('an inquiry', () => {
  test('is mailed to the agent, whose reply reaches the client, and confirmed to the client', async () => {
    const { id } = await send();
    const [notice, receipt, ...more] = await outboxOf(t.db);
    expect(more).toEqual([]);
    expect(notice).toMatchObject({
      key: `inquiry-${id}-agent`,
      to: 'Ana@agentes.mx',
      replyTo: { name: 'Marta Solís', address: 'marta@correo.mx' },
      subject: 'Nueva consulta: Casa <b>&</b> jardín',
    });
    expect(receipt).toMatchObject({ key: `inquiry-${id}-client`, to: 'marta@correo.mx' });
    expect(receipt).not.toHaveProperty('replyTo');
    expect(receipt?.text).toContain('Ana López recibió tu consulta');
    for (const mail of [notice, receipt]) {
      expect(mail?.text).toContain(`http://portal.test/properties/${propertyId}`);
      expect(mail?.text).toContain('> ¿Sigue disponible?');
      expect(mail?.html).toContain('Casa &lt;b&gt;&amp;&lt;/b&gt; jardín');
    }
  });

  test('sends no mail if it cannot be committed', async () => {
    await refuseInserts('property_inquiries', 'deferrable initially deferred');
    await expect(send()).rejects.toThrow('refused');
    expect(await stored()).toEqual([]);
    expect(await outboxOf(t.db)).toEqual([]);
  });

  test('is not stored if its mails cannot be queued', async () => {
    await refuseInserts('graphile_worker._private_jobs');
    await expect(send()).rejects.toThrow('add_job');
    expect(await stored()).toEqual([]);
  });

  test('sends its mails once, even if sent fifty times at once', async () => {
    await Promise.all(Array.from({ length: 50 }, () => send()));
    await send();
    expect(await stored()).toHaveLength(1);
    expect(await outboxOf(t.db)).toHaveLength(2);
  });

  test('sends no mail while its hidden field holds it back', async () => {
    await send({ company: 'ACME' });
    expect(await outboxOf(t.db)).toEqual([]);
  });

  test('sent again with a telephone tells the agent, once, and not the client', async () => {
    const { id } = await send({ clientPhone: '' });
    await clearOutbox(t.db);
    for (const clientPhone of ['55 1234 5678', '+525512345678', '']) await send({ clientPhone });
    const mails = await outboxOf(t.db);
    expect(mails).toMatchObject([
      {
        key: `inquiry-${id}-phone`,
        to: 'Ana@agentes.mx',
        replyTo: { name: 'Marta Solís', address: 'marta@correo.mx' },
        subject: 'Teléfono de Marta Solís: Casa <b>&</b> jardín',
      },
    ]);
    expect(mails[0]?.text).toContain('1234 5678');
    expect(mails[0]?.text).toContain(`/inquiries?open=${id}`);
  });

  test('is mailed to the company if the agent is no longer active', async () => {
    await t.db.update(users).set({ isActive: false }).where(eq(users.id, ownerId));
    await send();
    await t.db.update(users).set({ isActive: true }).where(eq(users.id, ownerId));
    const [notice, receipt] = await outboxOf(t.db);
    expect(notice?.to).toBe(defaultCompany.email);
    expect(receipt?.text).toContain('Portal PBR recibió tu consulta');
    expect(receipt?.text).not.toContain('Ana');
  });

  test('is mailed to the company if the agent has no usable e-mail', async () => {
    const broken = await aUser(t.db, { email: 'ana@agentes.mx, otra@agentes.mx' });
    const { id } = await aProperty(t.db, { ownerId: broken.id });
    await sendInquiry(testContext(t.db), { propertyId: id, ...form });
    expect((await outboxOf(t.db)).map(({ to }) => to)).toEqual([
      defaultCompany.email,
      'marta@correo.mx',
    ]);
  });

  test('is stored and mailed, but not confirmed to an e-mail beyond its limit of receipts', async () => {
    const inquiryReceipts = { name: 'inquiry-receipts', points: 2, windowSeconds: 60 };
    const context = testContext(t.db, { limits: { ...generousLimits, inquiryReceipts } });
    for (const message of ['uno', 'dos', 'tres'])
      await send(
        { message, clientEmail: message === 'dos' ? 'MARTA@correo.mx' : 'marta@correo.mx' },
        context,
      );
    await send({ clientEmail: 'otra@correo.mx' }, context);
    expect(await stored()).toHaveLength(4);
    expect((await outboxOf(t.db)).map(({ to }) => to)).toEqual([
      'Ana@agentes.mx',
      'marta@correo.mx',
      'Ana@agentes.mx',
      'MARTA@correo.mx',
      'Ana@agentes.mx',
      'Ana@agentes.mx',
      'otra@correo.mx',
    ]);
  });

  test('needs no second connection, even with many at once and few connections', async () => {
    const few = createDb(t.connection, { max: 2 });
    onTestFinished(() => few.close());
    const limiter = createSharedLimiter({ db: few.db, now: () => new Date(), secret: 'x' });
    const context = testContext(few.db, { limiter });
    const clients = Array.from({ length: 10 }, (_, n) => ({
      clientEmail: `cliente${n}@correo.mx`,
    }));
    const receipts = await Promise.all(clients.map((client) => send(client, context)));
    expect(new Set(receipts.map(({ id }) => id)).size).toBe(10);
    expect(await outboxOf(t.db)).toHaveLength(20);
  });
});
