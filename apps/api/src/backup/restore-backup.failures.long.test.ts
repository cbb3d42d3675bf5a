import { cp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createClient } from '@pbr/db/client';
import { makeScratchDatabase } from '@pbr/db/transfer/scratch-database';
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest';
import { enqueueFollowRate } from '../modules/settings/follow-rate.ts';
import { enqueueMail } from '../modules/mail/enqueue-mail.ts';
import {
  aFolder,
  anotherPortal,
  aPlace,
  backUp,
  digestsOf,
  failAtEveryStep,
  filesOf,
  type Place,
  restore,
  scratchDatabases,
  sourcePortal,
} from '../testing/backups/backups.ts';
import { BackupKey } from './sealing.ts';

const key = new BackupKey('una clave de prueba');

let source: Place;
let from = '';
beforeAll(async () => {
  source = await sourcePortal();
  from = await backUp(source);
});

test('a restore that fails, at whatever step, leaves all of the old and nothing beside it', async () => {
  const place = await anotherPortal();
  const [rows, files] = [await digestsOf(place), await filesOf(place)];
  const steps = await failAtEveryStep(
    (say) => restore(place, { from, replace: true, say }),
    async () => {
      expect(await digestsOf(place)).toEqual(rows);
      expect(await filesOf(place)).toMatchObject(files);
      expect(await scratchDatabases(place)).toEqual([]);
    },
  );
  expect(steps).toBeGreaterThan(5);
  expect(await digestsOf(place)).toEqual(await digestsOf(source));
});

test('somebody who connects at the last moment keeps the old database', async () => {
  const place = await anotherPortal();
  const before = await digestsOf(place);
  const late = createClient(place.t.connection, { max: 1 });
  onTestFinished(() => late.end());
  const connecting: Promise<unknown>[] = [];
  const say = (line: string) => {
    if (line.startsWith('Creando')) connecting.push(late`select 1`.execute());
  };
  await expect(restore(place, { from, replace: true, say })).rejects.toThrow(/no se cambió nada/u);
  await Promise.all(connecting);
  expect(await digestsOf(place)).toEqual(before);
});

test('what a killed restore left is dropped by the next one, and no other database', async () => {
  const place = await anotherPortal();
  const { connection } = place.t;
  await makeScratchDatabase({ connection, admin: inject('testPostgres') });
  expect(await scratchDatabases(place)).toHaveLength(1);
  await restore(place, { from, replace: true });
  expect(await scratchDatabases(place)).toEqual([]);
});

describe('jobs that waited when the backup was made', () => {
  const mail = {
    key: 'inquiry-1',
    to: 'ana@prueba.mx',
    subject: 'Hola',
    text: 'Hola',
    html: '<p>Hola</p>',
  };
  const runnable = ({ t }: Place) => t.client`
    select task_identifier as task from graphile_worker.jobs where attempts < max_attempts order by 1`;

  const aBackupWithJobs = async () => {
    const place = await aPlace();
    await enqueueMail(place.t.db, mail);
    await enqueueFollowRate(place.t.db);
    return backUp(place);
  };

  test('send no mail again, because it may have gone out since; others run', async () => {
    const place = await aPlace({ empty: true });
    await restore(place, { from: await aBackupWithJobs() });
    expect(await runnable(place)).toEqual([{ task: 'follow_rate' }]);
    const [kept] = await place.t.client`
      select key, last_error from graphile_worker.jobs where task_identifier = 'send_mail'`;
    expect(kept).toMatchObject({ key: 'inquiry-1', last_error: /restored from a backup/u });
  });

  test('send it where the operator says that the portal stood still', async () => {
    const place = await aPlace({ empty: true });
    await restore(place, { from: await aBackupWithJobs(), sendMail: true });
    expect(await runnable(place)).toEqual([{ task: 'follow_rate' }, { task: 'send_mail' }]);
  });
});

describe('a damaged backup is refused by the name of the file', () => {
  let sealed = '';
  let target: Place;
  beforeAll(async () => {
    sealed = await backUp(source, { key });
    target = await aPlace({ empty: true }, afterAll);
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
      const place = by ? `${file}.cifrado` : file;
      await act(place);
      const isUnknown = name === 'manifest.json';
      await expect(restore(target, { from: copy, key: by })).rejects.toThrow(
        isUnknown ? /manifest\.json|cifrado/u : place,
      );
    }
    expect(await digestsOf(target)).toEqual({});
  });

  test('and one under the wrong key, or none', async () => {
    const made = sealed;
    const place = await aPlace({ empty: true });
    const wrong = new BackupKey('otra clave de prueba');
    await expect(restore(place, { from: made, key: wrong })).rejects.toThrow(/la clave es otra/u);
    await expect(restore(place, { from: made })).rejects.toThrow(/falta --key-file/u);
    await expect(restore(place, { from, key })).rejects.toThrow(/no está cifrado/u);
    await restore(place, { from: made, key });
    expect(await digestsOf(place)).toEqual(await digestsOf(source));
  });
});
