import { heldMessages } from '@pbr/db/schema/held-messages';
import { MAX_HELD } from '@pbr/schemas/held/values';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { testContext } from '../../testing/context.ts';
import { aClock } from '../../testing/data/clock.ts';
import { aHeldMessage } from '../../testing/data/factories.ts';
import { databaseSuite } from '../../testing/suite.ts';
import { holdMessage } from './hold-message.ts';

const clock = aClock('2026-11-20T18:00:00Z');
const t = await databaseSuite({ clear: ['held_messages'], max: 8 });
const message = {
  kind: 'contact',
  propertyId: null,
  clientName: 'Marta Solís',
  clientEmail: 'marta@correo.mx',
  clientPhone: null,
  message: 'Quiero vender mi casa.',
  details: { service: 'venta' },
} as const;
const hold = (change: object = {}) =>
  holdMessage(testContext(t.db, { now: clock.now }), { ...message, ...change });
const rows = () => t.db.select().from(heldMessages);

test('a message sent again is held once, with the telephone that it adds', async () => {
  const held = await Promise.all(Array.from({ length: 50 }, () => hold()));
  expect(new Set(held.map(({ id }) => id)).size).toBe(1);
  await hold({ clientEmail: 'MARTA@correo.mx', clientPhone: '55 1234 5678' });
  await hold({ clientPhone: '+52 55 1234 5678' });
  expect(await rows()).toMatchObject([{ clientPhone: '55 1234 5678' }]);
  await hold({ clientPhone: '55 8765 4321' });
  await hold({ message: 'Otra cosa' });
  expect(await rows()).toHaveLength(3);
  clock.pass(10 * 60_000);
  await hold();
  expect(await rows()).toHaveLength(4);
});

test('at most a thousand are held, however many arrive at once: the oldest go', async () => {
  await t.db.execute(sql`
    insert into held_messages (kind, client_name, client_email, details, notice_version, created_at)
    select 'contact', 'n' || n, 'a@b.mx', '{}', 'x', timestamptz '2026-11-01' + n * interval '1 minute'
    from generate_series(1, ${MAX_HELD}) n`);
  await Promise.all(Array.from({ length: 10 }, (_, n) => hold({ message: `mensaje ${n}` })));
  const names = (await rows()).map(({ clientName }) => clientName);
  expect(names).toHaveLength(MAX_HELD);
  expect(names).not.toContain('n10');
  expect(names).toContain('n11');
});

test('one that is being released keeps nobody waiting', async () => {
  const { id } = await aHeldMessage(t.db, { createdAt: '2026-01-01T00:00:00Z' });
  await t.db.execute(sql`
    insert into held_messages (kind, client_name, client_email, details, notice_version)
    select 'contact', 'n' || n, 'a@b.mx', '{}', 'x' from generate_series(2, ${MAX_HELD}) n`);
  await t.db.transaction(async (tx) => {
    await tx.execute(sql`select 1 from held_messages where id = ${id} for update`);
    await hold();
  });
  expect(await rows()).toHaveLength(MAX_HELD + 1);
  await hold({ message: 'Otra cosa' });
  expect(await rows()).toHaveLength(MAX_HELD);
});
