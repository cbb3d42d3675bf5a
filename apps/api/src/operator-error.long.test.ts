import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createTestDb, type TestDb } from '@pbr/db/testing/database';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** A catalogue of one home, and its map: the import checks both before it opens the database. */
const csv = 'key,name\n1,Casa\n';
const map = {
  source: 'agencia',
  externalId: { columns: ['key'] },
  fields: {
    name: { column: 'name' },
    description: { value: 'Luminosa.' },
    street: { value: 'Calle 60' },
    neighborhood: { value: 'Centro' },
    city: { value: 'Mérida' },
    state: { value: 'Yucatán' },
    propertyType: { value: 'casa' },
    operationType: { value: 'venta' },
  },
};

let t: TestDb;
let folder: string;
beforeAll(async () => {
  t = await createTestDb();
  await t.client`insert into drizzle.__drizzle_migrations (hash, created_at) values ('of a later version', 0)`;
  folder = await mkdtemp(path.join(tmpdir(), 'pbr-refused-'));
  await writeFile(path.join(folder, 'homes.csv'), csv);
  await writeFile(path.join(folder, 'map.json'), JSON.stringify(map));
});
afterAll(async () => {
  await t.close();
  await rm(folder, { recursive: true });
});

/** Runs a program of the portal from its sources, on the database that it must refuse. */
function run(program: string, args: string[]): Promise<{ code: unknown; said: string }> {
  const { host, port, user, database } = t.connection;
  const file = path.join(import.meta.dirname, program);
  const env = {
    NODE_ENV: 'development',
    DATABASE_URL: `postgres:///${database}`,
    PGHOST: host,
    PGPORT: String(port),
    PGUSER: user,
    DATA_DIR: folder,
    PORT: '0',
    LOG_LEVEL: 'error',
  };
  return new Promise((done) => {
    execFile(
      process.execPath,
      ['--import', import.meta.resolve('tsx'), file, ...args],
      { env, cwd: folder },
      (error, stdout, stderr) => done({ code: error?.code ?? 0, said: stdout + stderr }),
    );
  });
}

test.each<[string, string[]]>([
  ['main.ts', []],
  ['cli/create-admin.ts', ['--email', 'olga@x.mx']],
  ['cli/backup.ts', ['--to', 'backups']],
  ['cli/import.ts', ['homes.csv', '--map', 'map.json']],
])(
  '%s refuses an unknown database in one sentence',
  async (program, args) => {
    const { code, said } = await run(program, args);
    expect(said).toMatch(/^La base de datos es de una versión más nueva[^\n]+\n$/u);
    expect(code).toBe(1);
  },
  60_000,
);
