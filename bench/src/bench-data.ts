// npm run bench:data -- --listings N   Fills an empty database (at DATABASE_URL, else in DATA_DIR) with N realistic listings
import { parseArgs } from 'node:util';
import { fillDatabase, NotEmptyError } from './data/fill-database.ts';
import { openDatabase } from './database.ts';
import { say } from './say.ts';

const { values } = parseArgs({ options: { listings: { type: 'string' } } });
const count = Number(values.listings);
if (!Number.isInteger(count) || count < 1) {
  say('¿Cuántas propiedades? npm run bench:data -- --listings 100000');
  process.exit(1);
}
const database = await openDatabase({
  url: process.env['DATABASE_URL'],
  dataDir: process.env['DATA_DIR'] ?? '.data',
});
const start = performance.now();
try {
  await fillDatabase(database.sql, count, (done) =>
    process.stderr.write(
      `\r${done.toLocaleString('es-MX')} de ${count.toLocaleString('es-MX')} propiedades`,
    ),
  );
  say(`\nListo en ${((performance.now() - start) / 1000).toFixed(1)} s.`);
} catch (error) {
  if (!(error instanceof NotEmptyError)) throw error;
  say('La base de datos ya tiene propiedades; elige una vacía con DATA_DIR o DATABASE_URL.');
  process.exitCode = 1;
} finally {
  await database.close();
}
