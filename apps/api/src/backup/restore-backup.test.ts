import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { migrateDb } from '@pbr/db/migrate';
import { catalogueOf, rowsOf } from '@pbr/db/testing/catalogue';
import { beforeAll, expect, test } from 'vitest';
import {
  anotherPortal,
  aPlace,
  backUp,
  digestsOf,
  filesOf,
  type Place,
  restore,
  scratchDatabases,
  sourcePortal,
} from '../testing/backups/backups.ts';
import { aProperty } from '../testing/data/factories.ts';

const releases = path.resolve(import.meta.dirname, '../../../../packages/db/releases');

let source: Place;
let from = '';
beforeAll(async () => {
  source = await sourcePortal();
  from = await backUp(source);
});

test('on an empty place everything is as it was: rows, schema, numbers, photos, the key of sessions', async () => {
  const place = await aPlace({ empty: true });
  await restore(place, { from });
  expect(await digestsOf(place)).toEqual(await digestsOf(source));
  expect(await catalogueOf(place.t)).toEqual(await catalogueOf(source.t));
  expect(await filesOf(place)).toEqual(await filesOf(source));
  expect(await readFile(path.join(place.dataDir, 'session-secret'), 'utf8')).toBe(
    'secreto de antes',
  );
  const lastNumber = ({ t }: Place) => t.client`select max(number) from property_changes`;
  const before = await lastNumber(source);
  await aProperty(place.t.db);
  expect(await lastNumber(place)).not.toEqual(before);
  expect(await scratchDatabases(place)).toEqual([]);
});

test.each(readdirSync(releases).filter((name) => /^\d/u.test(name)))(
  'a backup of release %s becomes a database of this one',
  async (release) => {
    const old = await aPlace({ empty: true });
    await old.t.client.unsafe(readFileSync(path.join(releases, release), 'utf8'));
    const place = await aPlace({ empty: true });
    await restore(place, { from: await backUp(old) });
    await migrateDb(old.t.connection);
    expect(await catalogueOf(place.t)).toEqual(await catalogueOf(source.t));
    const withoutTimes = async (one: Place) =>
      JSON.stringify(await rowsOf(one.t)).replaceAll(/"\d{4}-\d\d-\d\dT[^"]+"/gu, 'time');
    expect(await withoutTimes(place)).toEqual(await withoutTimes(old));
  },
);

test('data of its own are replaced only when told so; the key of sessions stays', async () => {
  const place = await anotherPortal();
  const before = await digestsOf(place);
  await expect(restore(place, { from })).rejects.toThrow(/--replace/u);
  expect(await digestsOf(place)).toEqual(before);
  await restore(place, { from, replace: true });
  expect(await digestsOf(place)).toEqual(await digestsOf(source));
  expect(await readFile(path.join(place.dataDir, 'session-secret'), 'utf8')).toBe('secreto propio');
});

test('nothing is replaced under a portal that runs, and nothing is even begun', async () => {
  const place = await aPlace();
  await place.t.client`select 1`;
  const said: string[] = [];
  const say = (line: string) => void said.push(line);
  await expect(restore(place, { from, replace: true, say })).rejects.toThrow(
    /programas conectados a la base de datos \(portal-pbr\)/u,
  );
  expect(said).toEqual([]);
});
