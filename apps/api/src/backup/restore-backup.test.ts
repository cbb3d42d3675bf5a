import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { migrateDb } from '@pbr/db/migrate';
import { catalogueOf, rowsOf } from '@pbr/db/testing/catalogue';
import { beforeAll, expect, test } from 'vitest';
import {
  anotherPortal,
  aPortal,
  backUp,
  digestsOf,
  filesOf,
  type Portal,
  restore,
  scratchDatabases,
  sourcePortal,
} from '../testing/backups/backups.ts';
import { aProperty } from '../testing/data/factories.ts';

const releases = path.resolve(import.meta.dirname, '../../../../packages/db/releases');

let source: Portal;
let from = '';
beforeAll(async () => {
  source = await sourcePortal();
  from = await backUp(source);
});

test('in an empty portal everything is as it was: rows, schema, numbers, photos, the key of sessions', async () => {
  const portal = await aPortal({ empty: true });
  await restore(portal, { from });
  expect(await digestsOf(portal)).toEqual(await digestsOf(source));
  expect(await catalogueOf(portal.t)).toEqual(await catalogueOf(source.t));
  expect(await filesOf(portal)).toEqual(await filesOf(source));
  expect(await readFile(path.join(portal.dataDir, 'session-secret'), 'utf8')).toBe(
    'secreto de antes',
  );
  const lastNumber = ({ t }: Portal) => t.client`select max(number) from property_changes`;
  const before = await lastNumber(source);
  await aProperty(portal.t.db);
  expect(await lastNumber(portal)).not.toEqual(before);
  expect(await scratchDatabases(portal)).toEqual([]);
});

test.each(readdirSync(releases).filter((name) => /^\d/u.test(name)))(
  'a backup of release %s becomes a database of this one',
  async (release) => {
    const old = await aPortal({ empty: true });
    await old.t.client.unsafe(readFileSync(path.join(releases, release), 'utf8'));
    const portal = await aPortal({ empty: true });
    await restore(portal, { from: await backUp(old) });
    // A backup leaves them out.
    await old.t.client`truncate limit_counts`;
    await migrateDb(old.t.connection);
    expect(await catalogueOf(portal.t)).toEqual(await catalogueOf(source.t));
    const withoutTimes = async (one: Portal) =>
      JSON.stringify(await rowsOf(one.t)).replaceAll(/"\d{4}-\d\d-\d\dT[^"]+"/gu, 'time');
    expect(await withoutTimes(portal)).toEqual(await withoutTimes(old));
  },
);

test('data of its own are replaced only when told so; the key of sessions stays', async () => {
  const portal = await anotherPortal();
  const before = await digestsOf(portal);
  await expect(restore(portal, { from })).rejects.toThrow(/--replace/u);
  expect(await digestsOf(portal)).toEqual(before);
  await restore(portal, { from, replace: true });
  expect(await digestsOf(portal)).toEqual(await digestsOf(source));
  expect(await readFile(path.join(portal.dataDir, 'session-secret'), 'utf8')).toBe(
    'secreto propio',
  );
});

test('nothing is replaced under a portal that runs, and nothing is even begun', async () => {
  const portal = await aPortal();
  await portal.t.client`select 1`;
  const said: string[] = [];
  const say = (line: string) => void said.push(line);
  await expect(restore(portal, { from, replace: true, say })).rejects.toThrow(
    /programas conectados a la base de datos \(portal-pbr\)/u,
  );
  expect(said).toEqual([]);
});
