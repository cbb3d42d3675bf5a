// npm run db:release: writes packages/db/releases/VERSION.sql, a database of this release as SQL text. It never overwrites the file.
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, say } from './toolchain.mjs';

const read = (path) => readFileSync(join(root, path), 'utf8').trimEnd();
const { version } = JSON.parse(read('package.json'));
const { entries } = JSON.parse(read('packages/db/migrations/meta/_journal.json'));
const migrations = entries.map(({ tag, when }) => {
  const text = readFileSync(join(root, `packages/db/migrations/${tag}.sql`), 'utf8');
  return { text, when, digest: createHash('sha256').update(text).digest('hex') };
});

const journal = `CREATE SCHEMA drizzle;
CREATE TABLE drizzle.__drizzle_migrations (id serial PRIMARY KEY, hash text NOT NULL, created_at bigint);
INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES
${migrations.map(({ digest, when }) => `  ('${digest}', ${when})`).join(',\n')};`;

const file = `packages/db/releases/${version}.sql`;
try {
  const parts = [
    `-- A database of release ${version}: its schema, its journal and some rows. A test brings it up to date.`,
    ...migrations.map(({ text }) => text.replaceAll('--> statement-breakpoint\n', '').trimEnd()),
    journal,
    read('packages/db/releases/rows.sql'),
  ];
  writeFileSync(join(root, file), `${parts.join('\n\n')}\n`, { flag: 'wx' });
  say(`Se escribió ${file}.`);
} catch (error) {
  if (error.code !== 'EEXIST') throw error;
  say(`${file} ya existe y no se vuelve a escribir: cambia primero la versión en package.json.`);
  process.exitCode = 1;
}
