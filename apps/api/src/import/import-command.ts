import { parseArgs } from 'node:util';
import { cleanParagraph } from '@pbr/schemas/clean-text';
import { fillMunicipalities } from '../modules/properties/listings/fill-municipalities.ts';
import { refreshCatalogue } from '../modules/properties/listings/refresh-catalogue.ts';
import { findOwner } from './find-owner.ts';
import { ImportError, SettingError } from './errors/import-error.ts';
import type { ImportCommandDeps } from './import-command-deps.ts';
import {
  type FileMap,
  importFile,
  prepareImport,
  type RowReport,
  tableSettings,
} from './import-file.ts';
import { loadMap } from './load-map.ts';
import { findPhotos } from './photos/find-photos.ts';
import { runPhotos } from './photos/run-photos.ts';
import { showProgress } from './report/progress.ts';
import { lookAtTable } from './report/look-at-table.ts';
import { IN_THE_MAP } from './report/problem.ts';
import { ReportFile } from './report/report-file.ts';
import { summaryOf } from './report/summary.ts';
import { importSepomex } from './sepomex/import-sepomex.ts';
import { openTable } from './open-table.ts';
import type { Table, TableSettings } from './table/table.ts';

/** Refusals printed on the terminal; the report file lists them all. */
const PRINTED = 20;

const USAGE = `Uso: npm run import -- ARCHIVO                           dice qué trae el archivo, para escribir el mapa
     npm run import -- ARCHIVO --map MAPA.json [opciones]

El archivo es un CSV o un XLSX.

  --map MAPA.json       cómo se leen las columnas; import/maps/ trae ejemplos y docs/import.md lo explica
  --owner CORREO        quién publica las propiedades (si no, la única cuenta de administración)
  --photos CARPETA      fotos cuyo nombre, o el de su carpeta, empieza con la clave de la propiedad
  --dry-run             revisa y cuenta todo, no guarda nada
  --encoding NOMBRE     de un CSV: utf-8, windows-1252, macintosh, ibm850, utf-16le…
  --sheet NOMBRE        de un XLSX: la hoja que se lee (si no, la primera con datos)
  --report RUTA.csv     dónde queda el reporte de lo rechazado y lo que quedó vacío

     npm run import -- sepomex ARCHIVO.txt   los códigos postales de Correos de México`;

/** Runs the command. Refused rows count as a normal end (0); 1 means that the import failed or was cut short. */
export async function importCommand(
  args: readonly string[],
  { print, ...others }: ImportCommandDeps,
): Promise<0 | 1> {
  // Messages repeat texts of files, whose control sequences must not reach the terminal.
  const deps = { ...others, print: (text: string) => print(cleanParagraph(text)) };
  try {
    const [first, ...rest] = args;
    if (first === 'sepomex') return await importSepomex(rest, deps);
    const asked = parse(args);
    if (asked === 'help') {
      deps.print(USAGE);
      return 0;
    }
    // Without a map the command only says what is in the file.
    if (asked.map !== undefined) return await run(asked, asked.map, deps);
    deps.print(await lookAtTable(await openFile(asked.file, {}, asked)));
    return 0;
  } catch (error) {
    if (!(error instanceof ImportError)) throw error;
    deps.print(error.message);
    return 1;
  }
}

async function run(asked: Asked, mapPath: string, deps: ImportCommandDeps): Promise<0 | 1> {
  const { file, isDryRun } = asked;
  const map = await loadMap(mapPath);
  const table = await openFile(file, map, asked);
  const prepared = prepareImport(table, map);
  const photos = asked.photos === undefined ? null : await findPhotos(asked.photos);
  const reportFile = await ReportFile.open(asked.report ?? `${file}.reporte.csv`, file, IN_THE_MAP);
  const printed: RowReport[] = [];
  const newKeys: string[] = [];
  const progress = showProgress(deps.progress, () => deps.now().getTime());
  try {
    return await deps.withDatabase(async (db) => {
      const owner = await findOwner(db, asked.owner);
      const who = `${owner.firstName} ${owner.lastName} <${owner.email}>`;
      deps.print(`Las propiedades de ${file} quedan a nombre de ${who}.`);
      const start = deps.now().getTime();
      const { totals, notices } = await importFile(
        { db, now: deps.now, actor: { kind: 'member', userId: owner.id, role: owner.role } },
        prepared,
        {
          isDryRun,
          signal: deps.signal,
          onOutcomes: (outcomes) => {
            if (!isDryRun || !photos) return;
            for (const [key, outcome] of outcomes) if (outcome === 'new') newKeys.push(key);
          },
          onProgress: (reached) => progress.update(reached),
          onReports: async (reports) => {
            const refusals = reports.filter(({ outcome }) => outcome === 'refused');
            printed.push(...refusals.slice(0, PRINTED - printed.length));
            await reportFile.write(reports);
          },
        },
      ).finally(() => progress.clear());
      const seconds = (deps.now().getTime() - start) / 1000;
      if (!isDryRun && totals.new + totals.changed > 0) {
        if (!deps.signal.aborted) await fillMunicipalities({ db }, deps.signal);
        await refreshCatalogue({ db });
      }
      const added =
        photos &&
        (await runPhotos({ photos, source: map.source, newKeys, isDryRun, db, reportFile }, deps));
      const isInterrupted = deps.signal.aborted;
      const reportPath = reportFile.isEmpty ? null : reportFile.path;
      const facts = {
        totals,
        notices,
        photos: added,
        reportPath,
        seconds,
        isDryRun,
        isInterrupted,
      };
      deps.print(summaryOf({ ...facts, reading: table.reading, refusals: printed }));
      return isInterrupted ? 1 : 0;
    });
  } finally {
    await reportFile.close();
  }
}

async function openFile(file: string, map: FileMap, asked: Asked): Promise<Table> {
  try {
    return await openTable(file, tableSettings(map, asked));
  } catch (error) {
    if (!(error instanceof SettingError)) throw error;
    throw new ImportError(`${error.message} ${adviceOn(error, map, asked)}`, { cause: error });
  }
}

/** The keys of the map in which a file's settings stand. */
const KEYS: Readonly<Record<keyof TableSettings, string>> = {
  delimiter: 'csv.delimiter',
  encoding: 'csv.encoding',
  sheet: 'xlsx.sheet',
  headerLine: 'headerLine',
};

/** Names the setting to change as the person wrote it, on the command line or in the map. */
function adviceOn({ setting, suggestion }: SettingError, map: FileMap, asked: TableSettings) {
  const isOption = asked[setting] !== undefined;
  if (!isOption && tableSettings(map, {})[setting] === undefined) {
    return suggestion === undefined ? '' : `Agrega --${setting} ${suggestion}.`;
  }
  const name = isOption ? `--${setting}` : `"${KEYS[setting]}" del mapa`;
  return suggestion === undefined
    ? `Corrige ${name}.`
    : `Cambia ${name} a ${JSON.stringify(suggestion)}.`;
}

type Asked = Exclude<ReturnType<typeof parse>, 'help'>;

function parse(args: readonly string[]) {
  const { values, positionals } = readArgs(args);
  const { help, 'dry-run': isDryRun = false, ...options } = values;
  if (help) return 'help';
  const [file, ...others] = positionals;
  if (file === undefined || others.length > 0) {
    throw new ImportError(`Hace falta un archivo, y un mapa para importarlo.\n\n${USAGE}`);
  }
  if (options.photos !== undefined && options.map === undefined)
    throw new ImportError(
      '--photos necesita --map: el mapa dice cuál es la clave de cada propiedad.',
    );
  return { file, isDryRun, ...options };
}

function readArgs(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        map: { type: 'string' },
        owner: { type: 'string' },
        photos: { type: 'string' },
        'dry-run': { type: 'boolean' },
        encoding: { type: 'string' },
        sheet: { type: 'string' },
        report: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    throw new ImportError(`No entiendo los argumentos.\n\n${USAGE}`, { cause: error });
  }
}
