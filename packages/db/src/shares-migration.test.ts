import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { migrateDb } from './migrate.ts';
import { migrationsBefore } from './testing-migrations.ts';
import { createTestDb } from './testing.ts';

test('shares that were there before have their history afterwards, and a declined one is over', async () => {
  const t = await createTestDb({ empty: true });
  onTestFinished(() => t.close());
  await migrateDb(t.connection, { migrationsFolder: migrationsBefore('0006_shares') });
  await t.db.execute(sql`
    with owner as (insert into users (email, first_name, last_name) values ('o@x.mx', 'Olga', 'Ríos') returning id),
      agent as (insert into users (email, first_name, last_name) values ('a@x.mx', 'Ana', 'Sol') returning id),
      listing as (
        insert into properties (owner_id, name, description, street, neighborhood, city, state, property_type, operation_type)
        select id, 'Casa', 'd', 's', 'n', 'c', 'Puebla', 'casa', 'venta' from owner returning id, owner_id)
    insert into commission_shares (property_id, owner_id, agent_id, external_agent_name, percentage, acceptance, is_active, created_at, updated_at)
    select listing.id, owner_id, case when made.name is null then agent.id end, made.name, made.percentage, made.acceptance, made.is_active,
      '2026-01-01', '2026-01-02'
    from listing, agent, (values (null, 1, 'declined', true), ('Beto', 2, 'accepted', true), ('Caro', 3, 'pending', false))
      as made (name, percentage, acceptance, is_active)`);
  await migrateDb(t.connection);
  const rows = await t.db.execute<{ told: string }>(sql`
    select s.percentage || ' ' || s.is_active || ' ' || c.event || ' ' || c.actor_name as told
    from commission_share_changes c join commission_shares s on s.id = c.share_id order by s.percentage, c.id`);
  expect(rows.map(({ told }) => told)).toEqual([
    '1.00 false created Olga Ríos',
    '1.00 false declined Ana Sol',
    '2.00 true created Olga Ríos',
    '2.00 true accepted Beto',
    '3.00 false created Olga Ríos',
    '3.00 false withdrawn Olga Ríos',
  ]);
});
