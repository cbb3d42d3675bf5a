import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase, type OwnPortal, startPortal } from '@pbr/e2e/fixtures/portal/own-portal';
import { accept, expect, newEmail, PASSWORD, test } from '@pbr/e2e/fixtures/portal/promise-test';
import { Visitor } from '@pbr/e2e/fixtures/portal/visitor';
import { addListings } from './fixtures/bulk/bench-listings.ts';
import { SLOW_STATEMENT_MS, watchStatements } from './fixtures/bulk/slow-statements.ts';
import { underLoad, type UnderLoad } from './fixtures/bulk/under-load.ts';
import { figure } from './fixtures/figures.ts';
import { printTable } from './fixtures/print-table.ts';
import { runCommand } from './fixtures/run-command.ts';

/** A smaller number is a rehearsal. */
const LISTINGS = figure('DRILL_LISTINGS', 100_000);
const AT_ONCE = LISTINGS / 10;
const QUIET_MS = 20_000;
/** Times below it count as unnoticed, however short the quiet ones are. */
const UNNOTICED_MS = 100;

test('ten thousand listings are handed over, imported, changed by an import and purged, and nobody notices', async () => {
  test.setTimeout(1_800_000);
  const portal = await startPortal();
  const lines: object[] = [];
  try {
    await addListings(portal, LISTINGS);
    const people = await Promise.all(
      [1, 2, 3, 4].map(async () => accept(portal, await portal.createAdmin(newEmail()))),
    );
    const [boss, writer, giver, receiver] = people;
    if (!boss || !writer || !giver || !receiver) throw new Error('nobody was created');
    const admin = await signedIn(portal, boss);
    const given = await giveAtOnce(portal, giver.id);
    const deleted = await deleteLongAgo(portal);
    await writeOut(portal);

    // Among the listings that are handed over and others.
    const ids = [...given.slice(-500), ...(await others(portal, giver.id))];
    const load = { person: await signedIn(portal, writer), ids };
    const quiet = await underLoad(portal, load, () => sleep(QUIET_MS));
    lines.push(lineOf('nothing', quiet, []));

    const during = async (name: string, work: () => Promise<void>) => {
      const slow = await watchStatements(portal);
      const busy = await underLoad(portal, load, async () => {
        const start = performance.now();
        await work();
        return performance.now() - start;
      });
      // Nobody waits for VACUUM.
      const slowest = (await slow(SLOW_STATEMENT_MS)).filter((entry) => !entry.includes('VACUUM'));
      lines.push(lineOf(name, busy, slowest));
      expect.soft(slowest, name).toEqual([]);
      for (const kind of ['reading', 'writing'] as const) {
        expect.soft(busy[kind].failed, `${name}, ${kind}`).toBe(0);
        const { p99 } = quiet[kind];
        expect
          .soft(busy[kind].p99, `${name}, ${kind}`)
          .toBeLessThan(Math.max(2 * p99, UNNOTICED_MS));
      }
    };

    await during('hand-over', async () => {
      const saved = await admin.mutate('employee.handOver', { id: giver.id, to: receiver.id });
      expect(saved).toMatchObject({ said: '200', data: { listings: AT_ONCE } });
      await until(async () => (await owned(portal, giver.id)) === 0);
    });
    expect(await owned(portal, receiver.id)).toBe(AT_ONCE);

    const file = join(portal.dataDir, 'listings.csv');
    const map = join(portal.dataDir, 'map.json');
    await writeFile(map, JSON.stringify(MAP));
    for (const [name, price] of [
      ['import', 3_000_000],
      ['import of new prices', 4_000_000],
    ] as const) {
      await writeFile(file, csv(price));
      await during(name, async () => {
        await runCommand(portal, 'import', [file, '--map', map, '--owner', boss.email]);
      });
      expect(await imported(portal, price), name).toBe(AT_ONCE);
    }

    expect(deleted).toBe(AT_ONCE);
    await during('purge', async () => {
      await portal.sql()`select graphile_worker.add_job('purge_deleted')`;
      await until(async () => (await longDeleted(portal)) === 0);
    });

    // Killed in the middle, the hand-over goes on after the next start.
    await admin.mutate('employee.handOver', { id: receiver.id, to: giver.id });
    await until(async () => (await owned(portal, giver.id)) > AT_ONCE / 4);
    await portal.kill9();
    await portal.start();
    await until(async () => (await owned(portal, giver.id)) === AT_ONCE);
  } finally {
    printTable(`Bulk writes of ${AT_ONCE} among ${LISTINGS} listings`, lines);
    await portal.remove();
  }
});

async function signedIn(portal: OwnPortal, { email }: { email: string }): Promise<Visitor> {
  const visitor = new Visitor(portal);
  await visitor.rest('POST', '/api/login', { body: { email, password: PASSWORD } });
  return visitor;
}

function lineOf(work: string, { result, reading, writing }: UnderLoad<unknown>, slow: string[]) {
  const round = (ms: number) => Math.round(ms * 10) / 10;
  return {
    meanwhile: work,
    seconds: typeof result === 'number' ? round(result / 1000) : QUIET_MS / 1000,
    'statements above 200 ms': slow.length,
    'reads, failed': `${reading.requests}, ${reading.failed}`,
    'median, p99 ms': `${round(reading.median)}, ${round(reading.p99)}`,
    'writes, failed': `${writing.requests}, ${writing.failed}`,
    'their median, p99 ms': `${round(writing.median)}, ${round(writing.p99)}`,
  };
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await sleep(250);
}

async function giveAtOnce({ sql }: OwnPortal, owner: string): Promise<string[]> {
  const rows = await sql()<{ id: string }[]>`
    update properties set owner_id = ${owner}
    where id in (select id from properties where operation_type = 'venta' order by id limit ${AT_ONCE})
    returning id`;
  return rows.map(({ id }) => id).toSorted();
}

async function deleteLongAgo({ sql }: OwnPortal): Promise<number> {
  const { count } = await sql()`
    update properties set deleted_at = now() - interval '40 days'
    where id in (select id from properties order by id desc limit ${AT_ONCE})`;
  return count;
}

/** Brings what was prepared to the disk, so that its writing slows nothing afterwards. */
async function writeOut({ dataDir }: OwnPortal): Promise<void> {
  const sql = openDatabase(dataDir, 'postgres');
  await sql`checkpoint`;
  await sql.end();
}

async function others({ sql }: OwnPortal, owner: string): Promise<string[]> {
  const rows = await sql()<{ id: string }[]>`
    select id from properties where listed and operation_type = 'venta' and owner_id <> ${owner}
    order by id limit 1500`;
  return rows.map(({ id }) => id);
}

async function countOf(rows: Promise<readonly unknown[]>): Promise<number> {
  const [row] = (await rows) as { count: number }[];
  return row?.count ?? -1;
}

const owned = ({ sql }: OwnPortal, owner: string) =>
  countOf(sql()`select count(*)::int from properties where owner_id = ${owner}`);

const longDeleted = ({ sql }: OwnPortal) =>
  countOf(
    sql()`select count(*)::int from properties where deleted_at < now() - interval '31 days'`,
  );

const imported = ({ sql }: OwnPortal, price: number) =>
  countOf(sql()`
    select count(*)::int from properties where sale_price = ${price} and name like 'Importada %'`);

const MAP = {
  source: 'simulacro',
  externalId: { columns: ['id'] },
  fields: {
    name: { template: 'Importada {id}' },
    description: {
      template: 'Departamento en {colonia}, con balcón y vista al parque, número {id}.',
    },
    street: { value: 'Calle no publicada' },
    neighborhood: { column: 'colonia' },
    municipality: { value: 'Cuauhtémoc' },
    city: { value: 'Ciudad de México' },
    state: { value: 'Ciudad de México' },
    propertyType: { value: 'departamento' },
    operationType: { value: 'venta' },
    salePrice: { column: 'precio' },
    bedrooms: { column: 'recamaras' },
  },
};

const COLONIAS = ['Roma Norte', 'Condesa', 'Juárez', 'Centro', 'Doctores'];

function csv(price: number): string {
  const rows = Array.from(
    { length: AT_ONCE },
    (_, n) => `${n},${COLONIAS[n % COLONIAS.length]},${price},${(n % 4) + 1}`,
  );
  return `id,colonia,precio,recamaras\n${rows.join('\n')}\n`;
}
