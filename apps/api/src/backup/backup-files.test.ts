import { appendFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { BackupFiles } from './backup-files.ts';

test('no piece of a damaged file is given out', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'pbr-files-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const files = new BackupFiles(folder, null);
  const { sha256 } = await files.write('users.copy', Buffer.from('una fila\n'));
  expect(await text(files.readAll('users.copy', sha256))).toBe('una fila\n');
  await appendFile(path.join(folder, 'users.copy'), 'otra\n');
  await expect(files.readAll('users.copy', sha256).next()).rejects.toThrow(/falta o está dañado/u);
});
