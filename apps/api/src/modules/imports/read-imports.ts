import { importListSchema, importRunSchema } from '@pbr/schemas/import/run';
import * as z from 'zod/mini';
import { csvHead, csvSchema } from '../../lib/csv.ts';
import { action } from '../../action/action.ts';
import { read } from '../../action/rows.ts';
import { describeImport } from './describe-import.ts';
import { findMap, listMaps } from './import-map.queries.ts';
import { listImportRuns } from './import.queries.ts';
import { keptMaps, imports } from './import.rows.ts';
import { reportKeyOf } from './import-files.ts';

const LISTED = 20;

/** The last imports of all admins, and the maps that they have kept. */
export const listImports = action({
  access: 'admin',
  output: importListSchema,
  run: async ({ db }) => {
    const [runs, maps] = await Promise.all([listImportRuns(db, LISTED), listMaps(db)]);
    return { runs: runs as z.input<typeof importListSchema>['runs'], maps };
  },
});

/** An import with its columns, a preview and how far it came. */
export const getImport = action({
  access: 'admin',
  row: read(imports, 'admin'),
  output: importRunSchema,
  run: (ctx, _input, run) => describeImport(ctx, run),
});

/** The rows that did not enter and the values that were left empty, as the command writes them. */
export const readReport = action({
  access: 'admin',
  row: read(imports, 'admin'),
  output: csvSchema,
  run: async ({ importFiles }, _input, { id }) => {
    const report = await importFiles.read(reportKeyOf(id));
    return report
      ? Buffer.from(report).toString('utf8')
      : csvHead(['linea', 'identificador', 'resultado', 'columna', 'celda', 'motivo']);
  },
});

/** A kept map as a mapping file. */
export const getImportMap = action({
  access: 'admin',
  row: read(keptMaps, 'admin'),
  output: z.object({ name: z.string(), json: z.string() }),
  run: async ({ db }, _input, { id }) => {
    const map = await findMap(db, id);
    return { name: map?.name ?? '', json: `${JSON.stringify(map?.map ?? {}, null, 2)}\n` };
  },
});
