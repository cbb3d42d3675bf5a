import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { properties } from '@pbr/db/schema/properties';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { aUser } from '../testing/data/factories.ts';
import { isLong } from '../testing/is-long.ts';
import { databaseSuite } from '../testing/suite.ts';
import { mutatedCsv, mutatedXlsx } from '../testing/tables/mutated-files.ts';
import { runImportCommand } from '../testing/tables/run-import-command.ts';

const map = {
  source: 'agencia',
  externalId: { columns: ['clave'] },
  fields: {
    name: { column: 'título', default: 'Casa' },
    description: { value: 'Casa' },
    street: { value: 'Calle no publicada' },
    neighborhood: { value: 'Centro' },
    city: { value: 'Mérida' },
    state: { value: 'Yucatán' },
    propertyType: { value: 'casa' },
    operationType: { value: 'venta' },
  },
};

const RUNS = isLong ? 600 : 30;
const LIMIT_MS = isLong ? 600_000 : 60_000;

const test = await databaseSuite({ clear: ['properties', 'users', 'search_terms'] });

it(
  'a damaged file is imported row by row: each is stored or refused with its line',
  async () => {
    await aUser(test.db, { role: 'admin' });
    const folder = await mkdtemp(join(tmpdir(), 'pbr-import-'));
    const file = join(folder, 'catalogo');
    const damaged = fc.oneof(
      mutatedCsv,
      mutatedXlsx.map(({ content }) => content),
    );
    let read = 0;
    try {
      await fc.assert(
        fc.asyncProperty(damaged, async (content) => {
          await test.db.delete(properties);
          const { code, text, counts } = await runImportCommand(test.db, { file, content, map });
          const [rows = 0, created = 0, changed = 0, same = 0, refused = 0] =
            code === 1 ? [] : counts;
          read += rows;
          const report = refused === 0 ? '' : await readFile(`${file}.reporte.csv`, 'utf8');
          expect({
            sum: created + changed + same + refused,
            stored: await test.db.$count(properties),
            reported: new Set(report.match(/^\d+(?=,".*","fila rechazada",)/gmu)).size,
            isSaid: code === 0 || /^[A-Z].*[.”]$/su.test(text),
          }).toEqual({ sum: rows, stored: created, reported: refused, isSaid: true });
        }),
        { numRuns: RUNS, seed: 41 },
      );
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
    expect(read).toBeGreaterThan(60);
  },
  LIMIT_MS,
);
