import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { createTestDb } from '../testing/database.ts';
import { copyOut, type DescribedTable, describeTables, inOrderOfNeeds } from './tables.ts';

const t = await createTestDb();
afterAll(() => t.close());

const aTable = (name: string, ...needs: string[]): DescribedTable => ({
  name,
  needs,
  columns: [],
  bytes: 0,
});

test('tables come behind those that they refer to', async () => {
  const tables = [aTable('a', 'c'), aTable('b', 'a', 'd'), aTable('c'), aTable('d', 'c')];
  expect(inOrderOfNeeds(tables).map(({ name }) => name)).toEqual(['c', 'a', 'd', 'b']);
  expect(() => inOrderOfNeeds([aTable('a', 'b'), aTable('b', 'a')])).toThrow(/in a circle/u);
  expect(inOrderOfNeeds(await describeTables(t.client)).length).toBeGreaterThan(15);
});

test('generated columns, the journal of the migrations and tables of extensions are left out', async () => {
  const tables = await describeTables(t.client);
  const columns = tables.find(({ name }) => name === 'properties')?.columns ?? [];
  expect(columns).toContain('sale_mxn');
  expect(columns).not.toContain('listed');
  expect(tables.map(({ name }) => name).filter((name) => /drizzle|migrations/u.test(name))).toEqual(
    [],
  );
});

test('a slow reader gets every row, and the transaction goes on after it', async () => {
  const table = { name: 'search_terms', columns: ['term'] };
  for (let rows = 200; rows <= 800; rows += 50) {
    await t.client`truncate search_terms`;
    await t.client`
      insert into search_terms (term) select repeat('a', 200) || n from generate_series(1, ${rows}::int) n`;
    const { bytes, sum } = await t.client.begin(async (tx) => {
      let read = 0;
      for await (const chunk of copyOut(tx, table)) {
        if (read === 0) await sleep(5);
        read += chunk.length;
      }
      const [row] = await tx<{ sum: number }[]>`
        select sum(length(term) + 1)::float8 as sum from search_terms`;
      return { bytes: read, sum: row?.sum };
    });
    expect(bytes).toBe(sum);
  }
});

test('the transaction goes on after a reader who gave up', async () => {
  await t.client`
    insert into search_terms (term) select repeat('b', 200) || n from generate_series(1, 5000) n`;
  const table = { name: 'search_terms', columns: ['term'] };
  const after = await t.client.begin(async (tx) => {
    const rows = copyOut(tx, table);
    await rows.next();
    await sleep(20);
    await rows.return(undefined);
    return tx`select 1 as one`;
  });
  expect([...after]).toEqual([{ one: 1 }]);
});
