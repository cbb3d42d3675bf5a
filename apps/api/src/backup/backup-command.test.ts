import { createHash } from 'node:crypto';
import { appendFile, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { DbConnection } from '@pbr/db/client';
import { describe, expect, test } from 'vitest';
import {
  aFolder,
  aListingWithPhoto,
  aPortal,
  type Portal,
  uploadsOf,
} from '../testing/backups/backups.ts';
import { openLocalStorage } from '../photos/storage.ts';
import { findLastBackup } from '../modules/health/health.queries.ts';
import { backupCommand } from './backup-command.ts';
import { restoreCommand } from './restore-command.ts';

const signal = new AbortController().signal;

/** Runs the command on a portal; verifies in an empty database of the test. */
async function run(portal: Portal, ...args: string[]): Promise<string> {
  const said: string[] = [];
  await backupCommand(args, {
    now: () => new Date(),
    signal,
    say: (line) => void said.push(line),
    withSource: async (work) =>
      work({
        connection: portal.t.connection,
        dataDir: portal.dataDir,
        storage: await openLocalStorage(uploadsOf(portal.dataDir)),
      }),
    openBucketShelf: () => Promise.reject(new Error('no bucket in this test')),
    withScratch: async (work: (connection: DbConnection) => Promise<void>) =>
      work((await aPortal({ empty: true })).t.connection),
  });
  return said.join('\n');
}

test('a backup is made, verified and marked, sealed or not; pruning is told why nothing goes', async () => {
  const portal = await aPortal();
  await aListingWithPhoto(portal, 'casa');
  const to = await aFolder();
  const keyFile = path.join(to, 'clave');
  await writeFile(keyFile, 'una clave de prueba\n');
  for (const options of [[], ['--key-file', keyFile]]) {
    const folder = path.join(to, `respaldos-${options.length}`);
    const made = await run(portal, '--to', folder, '--prune-older-than', '30d', ...options);
    expect(made).toMatch(/Respaldo listo: .*portal-pbr-\d{8}-\d{6}-/u);
    expect(made).toMatch(/\d+ tablas con \d+ filas, 2 archivos/u);
    expect(made).toMatch(/Ningún respaldo está comprobado/u);
    const verified = await run(portal, '--verify', folder, '--prune-older-than', '30d', ...options);
    expect(verified).toMatch(/completo y se puede restaurar/u);
    expect(verified).not.toMatch(/Ningún respaldo/u);
    const [name = ''] = await readdir(folder);
    expect(await readdir(path.join(folder, name))).toContain('verificado.json');
    const remembered = await findLastBackup(portal.t.db);
    expect(remembered).toMatchObject({ files: 2, madeAt: expect.stringMatching(/^20/u) });
  }
});

test('the digests of a backup that is not sealed are listed for sha256sum', async () => {
  const portal = await aPortal();
  await aListingWithPhoto(portal, 'casa');
  const to = await aFolder();
  await run(portal, '--to', to);
  const [name = ''] = await readdir(to);
  const read = (file: string) => readFile(path.join(to, name, file));
  const lists = await Promise.all(['manifest.json.sha256', 'files.sha256'].map(read));
  const lines = lists.join('').split('\n').slice(0, -1);
  const listed = lines.map((line) => line.split('  ') as [string, string]);
  expect(listed.map(([, file]) => file)).toEqual(
    expect.arrayContaining(['manifest.json', 'files.sha256', 'tables/users.copy']),
  );
  for (const [sha256, file] of listed)
    expect(
      createHash('sha256')
        .update(await read(file))
        .digest('hex'),
      file,
    ).toBe(sha256);
});

test('a damaged backup is not marked as verified', async () => {
  const portal = await aPortal();
  await aListingWithPhoto(portal, 'casa');
  const to = await aFolder();
  await run(portal, '--to', to);
  const [name = ''] = await readdir(to);
  await appendFile(path.join(to, name, 'tables/users.copy'), 'más\n');
  await expect(run(portal, '--verify', to)).rejects.toThrow(/users\.copy falta o está dañado/u);
  expect(await readdir(path.join(to, name))).not.toContain('verificado.json');
});

describe('arguments that say nothing clear are refused with the usage', () => {
  const refuse = () => Promise.reject(new Error('nothing may be opened'));
  const say = () => {};
  test.each([
    [[]],
    [['--to', 'a', '--verify', 'b']],
    [['--to', 'a', '--prune-older-than', '30']],
    [['--to', 'a', '--prune-older-than', '0d']],
    [['--from', 'a']],
    [['a']],
  ])('backup %j', async (args) => {
    const deps = { now: () => new Date(), signal, say };
    await expect(
      backupCommand(args, {
        ...deps,
        withSource: refuse,
        withScratch: refuse,
        openBucketShelf: refuse,
      }),
    ).rejects.toThrow(/Uso: npm run backup/u);
  });

  test.each([[[]], [['--to', 'a']], [['a']]])('restore %j', async (args) => {
    await expect(
      restoreCommand(args, { signal, say, withTarget: refuse, openBucketShelf: refuse }),
    ).rejects.toThrow(/Uso: npm run restore/u);
  });
});
