import type { Db } from '@pbr/db/client';
import { isOutage } from '@pbr/db/outage';
import type { Settlement } from '@pbr/db/schema/settlements';
import { formatCounted } from '@pbr/schemas/format/numbers';
import { STATES } from '@pbr/schemas/property/places/states';
import { fillMunicipalities } from '../../modules/properties/listings/fill-municipalities.ts';
import type { ImportCommandDeps } from '../import-command-deps.ts';
import { ImportError } from '../errors/import-error.ts';
import type { ImportProgress } from '../import-file.ts';
import { showProgress } from '../report/progress.ts';
import { type OpenSepomex, openSepomex } from './open-sepomex.ts';
import { insertSettlements, removeSettlements } from './settlements.queries.ts';

const USAGE = 'Uso: npm run import -- sepomex ARCHIVO.txt';

/** Rows of one statement. */
const BATCH = 1000;

/** Replaces the settlements by those of the postal service's file, all or none. */
export async function importSepomex(args: readonly string[], deps: ImportCommandDeps): Promise<0> {
  const [path, ...others] = args;
  if (path === undefined || path.startsWith('-') || others.length > 0)
    throw new ImportError(`Hace falta un archivo y nada más.\n\n${USAGE}`);
  const file = await openSepomex(path);
  const progress = showProgress(deps.progress, () => deps.now().getTime());
  return deps.withDatabase(async (db) => {
    const start = deps.now().getTime();
    const totals = await replaceSettlements(db, file, {
      signal: deps.signal,
      onProgress: (reached) => progress.update(reached),
    })
      .catch(explainOutage)
      .finally(() => progress.clear());
    const seconds = (deps.now().getTime() - start) / 1000;
    deps.print(summaryOf(totals, file.encoding, seconds));
    const filled = await fillMunicipalities({ db }, deps.signal);
    if (filled > 0)
      deps.print(`Municipio completado en ${formatCounted(filled, 'propiedad', 'propiedades')}.`);
    return 0 as const;
  });
}

interface Totals {
  rows: number;
  states: ReadonlySet<string>;
}

interface Options {
  onProgress: (progress: ImportProgress) => void;
  signal: AbortSignal;
}

function replaceSettlements(
  db: Db,
  file: OpenSepomex,
  { onProgress, signal }: Options,
): Promise<Totals> {
  return db.transaction(async (tx) => {
    await removeSettlements(tx);
    const states = new Set<string>();
    let rows = 0;
    for await (const batch of inBatches(file.settlements())) {
      await insertSettlements(tx, batch);
      rows += batch.length;
      for (const { state } of batch) states.add(state);
      onProgress({ position: file.position(), size: file.size, rows });
      if (signal.aborted) throw new ImportError('Importación interrumpida. No se cambió nada.');
    }
    if (rows === 0) throw new ImportError('El archivo no trae ninguna colonia. No se cambió nada.');
    return { rows, states };
  });
}

function explainOutage(error: unknown): never {
  if (!isOutage(error)) throw error;
  throw new ImportError('La base de datos dejó de responder. No se cambió nada; repite la orden.', {
    cause: error,
  });
}

async function* inBatches(settlements: AsyncIterable<Settlement>): AsyncGenerator<Settlement[]> {
  let batch: Settlement[] = [];
  for await (const settlement of settlements) {
    batch.push(settlement);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/** A file that was cut off between two lines shows in the states that it lacks. */
function summaryOf({ rows, states }: Totals, encoding: string, seconds: number): string {
  const missing = STATES.filter((state) => !states.has(state));
  return [
    'Importación terminada.',
    `  ${formatCounted(rows, 'colonia', 'colonias')} de ${formatCounted(states.size, 'estado', 'estados')}`,
    ...(missing.length > 0 ? [`  Faltan en el archivo: ${missing.join(', ')}`] : []),
    `${seconds.toFixed(1)} s, archivo leído como ${encoding}`,
  ].join('\n');
}
