import { cp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createClient } from '@pbr/db/client';
import { makeScratchDatabase } from '@pbr/db/transfer/scratch-database';
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest';
import { enqueueFollowRate } from '../modules/settings/follow-rate.ts';
import { enqueueOutgoing } from '../modules/mail/enqueue-mail.ts';
import {
  aFolder,
  anotherPortal,
  aPortal,
  backUp,
  digestsOf,
  failAtEveryStep,
  filesOf,
  type Portal,
  restore,
  scratchDatabases,
  sourcePortal,
} from '../testing/backups/backups.ts';
import { BackupKey } from './sealing.ts';

const key = new BackupKey('una clave de prueba');

let source: Portal;
let from = '';
beforeAll(async () => {
  source = await sourcePortal();
  from = await backUp(source);
});

test('a restore that fails, at whatever step, leaves all of the old and nothing beside it', async () => {
  const portal = await anotherPortal();
  const [rows, files] = [await digestsOf(portal), await filesOf(portal)];
  const steps = await failAtEveryStep(
    (say) => restore(portal, { from, replace: true, say }),
    async () => {
      expect(await digestsOf(portal)).toEqual(rows);
      expect(await filesOf(portal)).toMatchObject(files);
      expect(await scratchDatabases(portal)).toEqual([]);
    },
  );
  expect(steps).toBeGreaterThan(5);
  expect(await digestsOf(portal)).toEqual(await digestsOf(source));
});

test('somebody who connects at the last moment keeps the old database', async () => {
  const portal = await anotherPortal();
  const before = await digestsOf(portal);
  const late = createClient(portal.t.connection, { max: 1 });
  onTestFinished(() => late.end());
  const connecting: Promise<unknown>[] = [];
  const say = (line: string) => {
    if (line.startsWith('Creando')) connecting.push(late`select 1`.execute());
  };
  await expect(restore(portal, { from, replace: true, say })).rejects.toThrow(/no se cambió nada/u);
  await Promise.all(connecting);
  expect(await digestsOf(portal)).toEqual(before);
});

test('what a killed restore left is dropped by the next one, and no other database', async () => {
  const portal = await anotherPortal();
  const { connection } = portal.t;
  await makeScratchDatabase({ connection, admin: inject('testPostgres') });
  expect(await scratchDatabases(portal)).toHaveLength(1);
  await restore(portal, { from, replace: true });
  expect(await scratchDatabases(portal)).toEqual([]);
});

describe('jobs that waited when the backup was made', () => {
  const mail = {
    key: 'inquiry-1',
    to: 'ana@prueba.mx',
    subject: 'Hola',
    text: 'Hola',
    html: '<p>Hola</p>',
  };
  const runnable = ({ t }: Portal) => t.client`
    select task_identifier as task from graphile_worker.jobs where attempts < max_attempts order by 1`;

  const aBackupWithJobs = async () => {
    const portal = await aPortal();
    await enqueueOutgoing(portal.t.db, mail);
    await enqueueFollowRate(portal.t.db);
    return backUp(portal);
  };

  test('send no mail again, because it may have gone out since; others run', async () => {
    const portal = await aPortal({ empty: true });
    await restore(portal, { from: await aBackupWithJobs() });
    expect(await runnable(portal)).toEqual([{ task: 'follow_rate' }]);
    const [kept] = await portal.t.client`
      select key, last_error from graphile_worker.jobs where task_identifier = 'send_mail'`;
    expect(kept).toMatchObject({ key: 'inquiry-1', last_error: /restored from a backup/u });
  });

  test('send it where the operator says that the portal stood still', async () => {
    const portal = await aPortal({ empty: true });
    await restore(portal, { from: await aBackupWithJobs(), sendMail: true });
    expect(await runnable(portal)).toEqual([{ task: 'follow_rate' }, { task: 'send_mail' }]);
  });
});

describe('a damaged backup is refused by the name of the file', () => {
  let sealed = '';
  let target: Portal;
  beforeAll(async () => {
    sealed = await backUp(source, { key });
    target = await aPortal({ empty: true }, afterAll);
  });

  const damages: [string, (file: string) => Promise<void>][] = [
    ['is missing', (file) => rm(file)],
    ['is cut off', async (file) => truncate(file, (await readFile(file)).length - 1)],
    [
      'has one bit changed',
      async (file) => {
        const data = await readFile(file);
        data[data.length - 3] = (data[data.length - 3] ?? 0) ^ 1;
        await writeFile(file, data);
      },
    ],
  ];
  const names = ['manifest.json', 'files.sha256', 'session-secret', 'a photo'];
  const cases = [
    ...damages.flatMap(([damage, act]) => names.map((name) => ({ name, damage, act }))),
    // The rows are read last, so one such case is enough.
    ...damages.slice(2).map(([damage, act]) => ({ name: 'tables/properties.copy', damage, act })),
  ];

  test.each(cases)('when $name $damage', async ({ name, act }) => {
    for (const by of [null, key]) {
      const copy = path.join(await aFolder(), path.basename(by ? sealed : from));
      await cp(by ? sealed : from, copy, { recursive: true });
      const [photo = ''] = await readdir(path.join(copy, 'uploads'));
      const file = path.join(copy, name === 'a photo' ? `uploads/${photo}/320.webp` : name);
      const damaged = by ? `${file}.cifrado` : file;
      await act(damaged);
      const isUnknown = name === 'manifest.json';
      await expect(restore(target, { from: copy, key: by })).rejects.toThrow(
        isUnknown ? /manifest\.json|cifrado/u : damaged,
      );
    }
    expect(await digestsOf(target)).toEqual({});
  });

  test('and one under the wrong key, or none', async () => {
    const made = sealed;
    const portal = await aPortal({ empty: true });
    const wrong = new BackupKey('otra clave de prueba');
    await expect(restore(portal, { from: made, key: wrong })).rejects.toThrow(/la clave es otra/u);
    await expect(restore(portal, { from: made })).rejects.toThrow(/falta --key-file/u);
    await expect(restore(portal, { from, key })).rejects.toThrow(/no está cifrado/u);
    await restore(portal, { from: made, key });
    expect(await digestsOf(portal)).toEqual(await digestsOf(source));
  });
});
