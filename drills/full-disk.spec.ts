// R9. Only root may mount the small volumes; for others these drills are skipped.
import { execFile } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readdir, rm, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { expect, test } from '@pbr/e2e/fixtures/portal/promise-test';
import type { Answer } from '@pbr/e2e/fixtures/portal/visitor';
import { aListing } from '@pbr/e2e/fixtures/portal/ways';
import { withAdminPortal } from './fixtures/admin-portal.ts';
import { aForm } from './fixtures/forms.ts';
import { ownPostgres } from './fixtures/servers/own-postgres.ts';
import { printTable } from './fixtures/print-table.ts';
import { FORM_TYPE, formOf } from './fixtures/under-load.ts';

const BACK_WITHIN_MS = 5_000;
const run = promisify(execFile);

test.describe.configure({ timeout: 180_000 });
test.skip(process.getuid?.() !== 0, 'only root may mount a small volume');

interface Volume {
  folder: string;
  /** Takes all space but so much. */
  fill: (leftBytes?: number) => Promise<void>;
  empty: () => Promise<void>;
  remove: () => Promise<void>;
}

/** A file system in memory of this size. */
async function aVolume(megabytes: number): Promise<Volume> {
  const folder = await mkdtemp(join(tmpdir(), 'pbr-volume-'));
  try {
    await run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'tmpfs', folder]);
  } catch {
    await rm(folder, { recursive: true });
    test.skip(true, 'this machine lets nobody mount a small volume');
  }
  const ballast = join(folder, '.ballast');
  return {
    folder,
    fill: async (leftBytes = 0) => {
      const { bavail, bsize } = await statfs(folder);
      await writeFile(ballast, Buffer.alloc(Math.max(0, bavail * bsize - leftBytes), 1));
    },
    empty: () => rm(ballast, { force: true }),
    remove: async () => {
      await run('umount', ['-l', folder]);
      await rm(folder, { recursive: true });
    },
  };
}

async function aPhoto(n: number): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 + n } as const;
  return sharp({ create: { width: 1200, height: 900, channels: 3, background: '#808080', noise } })
    .jpeg()
    .toBuffer();
}

/** Tries every 100 ms until it succeeds; answers after how long. */
async function msUntilServed(send: () => Promise<Answer>): Promise<number> {
  const start = performance.now();
  while (performance.now() - start < 4 * BACK_WITHIN_MS) {
    const answer = await send().catch(() => null);
    if (answer && answer.status < 300) return Math.round(performance.now() - start);
    await sleep(100);
  }
  return Number.POSITIVE_INFINITY;
}

const saidOf = (answers: readonly Answer[]) =>
  [...new Set(answers.map(({ said }) => said))].toSorted().join(', ');

test('R9 with the volume of the photos full an upload is refused with words, and everything else works', async () => {
  const volume = await aVolume(20);
  const postgres = await ownPostgres();
  try {
    await postgres.start();
    const options = { under: volume.folder, env: { DATABASE_URL: postgres.url } };
    await withAdminPortal(async ({ portal, admin, visitor }) => {
      const id = await aListing(portal, admin.id);
      const upload = async (n: number) =>
        visitor.rest('POST', `/api/properties/${id}/images`, {
          body: formOf(await aPhoto(n)),
          headers: { 'content-type': FORM_TYPE },
        });
      expect((await upload(0)).said).toBe('201');
      const full: Answer[] = [];
      for (let n = 1; n <= 10; n += 1) {
        // In turn there is room for nothing, for the upload alone, and for some of its sizes.
        await volume.empty();
        await volume.fill([0, 800_000, 1_500_000][n % 3]);
        full.push(await upload(n));
      }
      await volume.fill();
      const others = await Promise.all([
        visitor.rest('POST', '/api/properties', { body: aForm.property() }),
        visitor.rest('POST', `/api/properties/${id}/inquiries`, { body: aForm.inquiry() }),
        visitor.rest('POST', '/api/commission-shares', { body: aForm.share(id) }),
        visitor.rest('POST', '/api/employees', { body: aForm.employee() }),
        visitor.rest('GET', `/properties/${id}`),
        visitor.rest('GET', '/api/properties'),
        visitor.rest('GET', '/readyz'),
      ]);
      const orphans = await orphansOf(portal);
      await volume.empty();
      const backMs = await msUntilServed(() => upload(99));
      printTable('R9 the volume of the photos is full', [
        { uploads: saidOf(full), others: saidOf(others), orphans: orphans.length, backMs },
      ]);
      for (const { status, text } of full) {
        expect([201, 503, 507]).toContain(status);
        if (status !== 201) expect(text).toMatch(/espacio|momento/iu);
      }
      expect(full.some(({ status }) => status === 507 || status === 503)).toBe(true);
      expect(others.filter(({ status }) => status >= 300).map(({ said }) => said)).toEqual([]);
      expect(orphans).toEqual([]);
      expect(backMs).toBeLessThan(BACK_WITHIN_MS);
    }, options);
  } finally {
    await postgres.remove();
    await volume.remove();
  }
});

/** Photo folders without a row, rows without their files, and drafts. */
async function orphansOf(portal: Parameters<typeof aListing>[0] & { dataDir: string }) {
  const root = join(portal.dataDir, 'uploads');
  const rows = await portal.sql()<{ storage_key: string }[]>`
    select storage_key from property_images`;
  const keys = new Set(rows.map((row) => row.storage_key));
  const names = (await readdir(root)).filter((name) => !/^\.|^og-/u.test(name));
  const drafts = await readdir(join(root, '.tmp'));
  const emptyOnes = await Promise.all(
    [...keys].map(async (key) => {
      const files = await readdir(join(root, key)).catch(() => []);
      return files.length < 4 ? [`row ${key} with ${files.length} files`] : [];
    }),
  );
  return [
    ...drafts.map((name) => `draft ${name}`),
    ...names.filter((name) => !keys.has(name)).map((name) => `folder ${name}`),
    ...emptyOnes.flat(),
  ];
}

test("R9 with Postgres's own volume full writes are refused with words, and reads go on", async () => {
  const volume = await aVolume(160);
  const under = join(volume.folder, 'data');
  await mkdir(under);
  await chmod(under, 0o711);
  const postgres = await ownPostgres(under);
  try {
    await postgres.start();
    const env = { DATABASE_URL: postgres.url, ANSWER_CACHE_BYTES: '0' };
    await withAdminPortal(
      async ({ portal, admin, visitor }) => {
        const id = await aListing(portal, admin.id);
        const write = () =>
          visitor.rest('POST', '/api/properties', {
            body: aForm.property({ description: 'Luminosa. '.repeat(400) }),
          });
        await volume.fill();
        const writes: Answer[] = [];
        const reads: Answer[] = [];
        for (let n = 0; n < 400 && !writes.some(({ status }) => status >= 300); n += 1)
          writes.push(await write());
        for (let n = 0; n < 20; n += 1) {
          writes.push(await write());
          reads.push(await visitor.rest('GET', '/api/properties'));
          reads.push(await visitor.rest('GET', `/properties/${id}`));
          reads.push(await visitor.rest('GET', '/api/user'));
        }
        await volume.empty();
        const backMs = await msUntilServed(write);
        const served = writes.filter(({ status }) => status < 300).length;
        const [row] = await portal.sql()<{ count: number }[]>`
          select count(*)::int as count from properties where description like 'Luminosa. Lum%'`;
        printTable("R9 Postgres's own volume is full", [
          { writes: saidOf(writes), served, stored: row?.count, reads: saidOf(reads), backMs },
        ]);
        const refused = writes.filter(({ status }) => status >= 300);
        expect(refused.length).toBeGreaterThan(0);
        expect(saidOf(refused)).toBe('503 server.unavailable');
        expect(saidOf(reads)).toBe('200');
        // One more was stored when there was space again.
        expect(row?.count).toBe(served + 1);
        expect(backMs).toBeLessThan(BACK_WITHIN_MS);
      },
      { env },
    );
  } finally {
    await postgres.remove();
    await volume.remove();
  }
});
