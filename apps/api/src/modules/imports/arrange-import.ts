import {
  arrangeImportSchema,
  chooseMapSchema,
  importIdSchema,
  importRunSchema,
  keepMapSchema,
} from '@pbr/schemas/import/run';
import { type ImportState, MAX_IMPORT_MAPS } from '@pbr/schemas/import/values';
import { ImportError } from '../../import/errors/import-error.ts';
import { parseMap } from '../../import/load-map.ts';
import type { ServiceContext } from '../../lib/context.ts';
import { AppError, wrongField } from '../../lib/errors.ts';
import { action } from '../../action/action.ts';
import { lock } from '../../action/rows.ts';
import { mapOfChoices } from './columns/map-of-choices.ts';
import { choicesFor, proposeChoices, withGuessedWords } from './columns/propose-choices.ts';
import { importChoices } from './import.examples.ts';
import { describeImport } from './describe-import.ts';
import { countMaps, deleteMap, findMap, storeMap } from './import-map.queries.ts';
import { jsonOf, profileOf } from './import-map.ts';
import { changeImport, findImport, lockIsColleague, type StoredImport } from './import.queries.ts';
import { keptMaps, imports } from './import.rows.ts';

/** An import in one of these can still be told how to read its file. */
const OPEN: ReadonlySet<ImportState> = new Set([
  'ready',
  'checked',
  'failed',
  'canceled',
  'undone',
]);

async function arranged(
  { db, now }: Pick<ServiceContext, 'db' | 'now'>,
  { id, state, profile }: StoredImport,
  values: Parameters<typeof changeImport>[2],
) {
  if (!OPEN.has(state) || profile === null) throw new AppError('import.not_now');
  await changeImport(db, id, {
    ...values,
    state: 'ready',
    totals: null,
    refusals: [],
    notices: [],
    failure: null,
  });
  const run = await findImport(db, id);
  if (!run) throw new AppError('import.not_found');
  return describeImport({ db, now }, run);
}

/** Says what the columns of a file are, and who gets the listings; answers with what the first rows become. */
export const arrangeImport = action({
  access: 'admin',
  row: lock(imports, 'admin'),
  input: arrangeImportSchema,
  output: importRunSchema,
  example: { choices: { ...importChoices, columns: [] } },
  run: async (ctx, { choices, ownerId: sent }, run) => {
    const ownerId = sent ?? run.ownerId;
    if (ownerId !== run.ownerId && !(await lockIsColleague(ctx.db, ownerId)))
      throw wrongField('ownerId', 'Elige a una persona activa.');
    const profile = profileOf(run);
    const guessed = profile ? withGuessedWords(choices, run.choices, profile) : choices;
    return arranged(ctx, run, { choices: guessed, ownerId, map: null });
  },
});

/** Reads the file by a kept map, by a mapping file, or, without either, as it is proposed. */
export const chooseImportMap = action({
  access: 'admin',
  row: lock(imports, 'admin'),
  input: chooseMapSchema,
  output: importRunSchema,
  example: { json: JSON.stringify(mapOfChoices(importChoices)), name: 'mapa.json' },
  run: async (ctx, { mapId, json, name = 'mapa.json' }, run) => {
    const profile = profileOf(run);
    if (json !== undefined) return arranged(ctx, run, { map: readMap(json, name), mapName: name });
    if (mapId === undefined) {
      const choices = profile && proposeChoices(profile);
      return arranged(ctx, run, { choices, map: null, mapName: null });
    }
    const kept = await findMap(ctx.db, mapId);
    if (!kept) throw new AppError('import_map.not_found');
    if (kept.choices === null || profile === null)
      return arranged(ctx, run, { map: kept.map, mapName: kept.name });
    return arranged(ctx, run, {
      choices: choicesFor(profile, kept.choices),
      map: null,
      mapName: kept.name,
    });
  },
});

function readMap(text: string, name: string): object {
  try {
    const json: unknown = JSON.parse(text.replace(/^\uFEFF/u, ''));
    parseMap(json, name);
    return json as object;
  } catch (error) {
    if (!(error instanceof ImportError) && !(error instanceof SyntaxError)) throw error;
    const words = error instanceof ImportError ? error.message : 'El mapa no es JSON válido.';
    throw wrongField('json', words);
  }
}

/** Keeps the map of an import under a name, and replaces one with the same name. */
export const keepImportMap = action({
  access: 'admin',
  row: lock(imports, 'admin'),
  input: keepMapSchema,
  output: importIdSchema,
  example: { name: 'Inventario mensual' },
  run: async ({ db, now }, { name }, run) => {
    if ((await countMaps(db)) >= MAX_IMPORT_MAPS) throw new AppError('import_map.too_many');
    const choices = run.map === null ? run.choices : null;
    await storeMap(db, { name, map: jsonOf(run), choices }, now());
    return { id: run.id };
  },
});

/** Forgets a kept map. */
export const removeImportMap = action({
  access: 'admin',
  row: lock(keptMaps, 'admin'),
  output: importIdSchema,
  run: async ({ db }, _input, { id }) => {
    await deleteMap(db, id);
    return { id };
  },
});
