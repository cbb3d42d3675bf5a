import { cp, mkdir, readdir, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { aFolder } from '../testing/backups/backups.ts';
import { beginFolder, chooseBackup, finishFolder, markVerified } from './backup-folder.ts';
import { pruneBackups } from './prune-backups.ts';
import { folderShelf } from './shelves.ts';

const day = (n: number) => new Date(Date.UTC(2026, 10, n, 3));

async function aBackup(parent: string, n: number, state: 'half' | 'whole' | 'verified') {
  const begun = await beginFolder(parent, day(n));
  if (state === 'half') return path.basename(begun);
  const whole = await finishFolder(begun);
  if (state === 'verified') await markVerified(whole, day(n));
  return path.basename(whole);
}

test('old backups and halves go, the newest verified one and whatever is newer stay', async () => {
  const parent = await aFolder();
  await aBackup(parent, 1, 'verified');
  await aBackup(parent, 2, 'whole');
  await aBackup(parent, 3, 'half');
  const verified = await aBackup(parent, 4, 'verified');
  const later = await aBackup(parent, 5, 'whole');
  const running = await aBackup(parent, 20, 'half');
  expect((await pruneBackups(folderShelf(parent), day(10))).removed).toHaveLength(3);
  expect((await readdir(parent)).toSorted()).toEqual([verified, later, running].toSorted());
});

test('while none is verified, no whole backup goes', async () => {
  const parent = await aFolder();
  const whole = await aBackup(parent, 1, 'whole');
  await aBackup(parent, 2, 'half');
  expect(await pruneBackups(folderShelf(parent), day(10))).toMatchObject({ noneVerified: true });
  expect(await readdir(parent)).toEqual([whole]);
});

test('what the command has not made stays, whatever its name', async () => {
  const parent = await aFolder();
  const elsewhere = await aFolder();
  await aBackup(parent, 9, 'verified');
  await writeFile(path.join(elsewhere, 'LEEME-portal-pbr.txt'), '');
  await mkdir(path.join(parent, 'fotos'));
  await mkdir(path.join(parent, 'portal-pbr-20261101-030000-00000000'));
  await writeFile(path.join(parent, 'portal-pbr-20261101-030000-00000001'), '');
  await cp(elsewhere, path.join(parent, 'copia de portal-pbr-20261101-030000-00000003'), {
    recursive: true,
  });
  await symlink(elsewhere, path.join(parent, 'portal-pbr-20261101-030000-00000002'));
  const before = await readdir(parent);
  expect((await pruneBackups(folderShelf(parent), day(10))).removed).toEqual([]);
  expect(await readdir(parent)).toEqual(before);
});

test('the newest whole backup is chosen, never a half', async () => {
  const parent = await aFolder();
  await expect(chooseBackup(parent)).rejects.toThrow(/no hay ningún respaldo completo/u);
  await aBackup(parent, 1, 'verified');
  const newest = await aBackup(parent, 2, 'whole');
  const half = await aBackup(parent, 3, 'half');
  expect(await chooseBackup(parent)).toBe(path.join(parent, newest));
  await expect(chooseBackup(path.join(parent, half))).rejects.toThrow(/quedó a medias/u);
});
