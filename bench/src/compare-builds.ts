import { cpSync, rmSync } from 'node:fs';
import { answerOf, ask, placesAreCounted } from './ask.ts';
import { openDatabase } from './database.ts';
import { startPortal } from './portal.ts';
import { say } from './say.ts';
import type { ScreenQuery } from './screen-queries.ts';
import type { ServerProcess } from './server-process.ts';

/** Two servers on copies of the same data: this build and the other one. */
type Pair = readonly [here: ServerProcess, other: ServerProcess];

interface Compared {
  query: ScreenQuery;
  /** Medians, ms. */
  ms: [here: number, other: number];
}

const PORTS = [4610, 4611] as const;
const WARM = 2;
/** The most differing answers that are printed. */
const MOST_SHOWN = 20;

export interface Comparison {
  /** A data folder of the other build that no server uses. */
  dataDir: string;
  /** The folder of the other checkout, which must be built and no newer than this one. */
  against: string;
  queries: readonly ScreenQuery[];
  repeats: number;
}

/**
 * Compares the answers of two builds and their speed, asking them in turns. This build works on a migrated copy of the data. Answers how
 * many answers differ.
 */
export async function compareBuilds(comparison: Comparison): Promise<number> {
  const { dataDir, against, queries, repeats } = comparison;
  const copy = `${dataDir}-migrated`;
  rmSync(copy, { recursive: true, force: true });
  cpSync(dataDir, copy, { recursive: true });
  await migrate(copy);
  const here = await startPortal(PORTS[0], { dataDir: copy });
  try {
    const other = await startPortal(PORTS[1], { dataDir }, against);
    try {
      for (const portal of [here, other]) await placesAreCounted(portal);
      const { differing, answered } = await compareAnswers([here, other], queries);
      report(await compareSpeed([here, other], answered, repeats));
      return differing;
    } finally {
      await other.stop();
    }
  } finally {
    await here.stop();
    rmSync(copy, { recursive: true, force: true });
  }
}

/** With fresh statistics, as the other build has had them since its data was made. */
async function migrate(dataDir: string): Promise<void> {
  const { sql, close } = await openDatabase({ dataDir });
  try {
    await sql`set statement_timeout = 0`;
    await sql`vacuum (analyze)`;
  } finally {
    await close();
  }
}

/** Asks for the alternatives too where a search finds nothing. */
async function compareAnswers(pair: Pair, queries: readonly ScreenQuery[]) {
  const differing: string[] = [];
  const answered: ScreenQuery[] = [];
  let asked = 0;
  const same = async (query: ScreenQuery): Promise<string> => {
    const [here, other] = await Promise.all(pair.map((portal) => answerOf(portal, query)));
    asked += 1;
    if (here === null || other === null)
      say(
        `  tarda demasiado ${here === null ? 'aquí' : ''} ${other === null ? 'en la otra' : ''}: ${query.name}`,
      );
    else if (queries.includes(query)) answered.push(query);
    if (here !== other)
      differing.push(`${query.call} ${query.name}\n      ${here}\n      ${other}`);
    return here ?? '';
  };
  for (const query of queries) {
    const answer = await same(query);
    if (query.call === 'property.search' && /"total":0[,}]/u.test(answer))
      await same({ ...query, call: 'property.alternatives' });
  }
  say(`  respuestas distintas: ${differing.length} de ${asked}`);
  for (const line of differing.slice(0, MOST_SHOWN)) say(`    ${line}`);
  return { differing: differing.length, answered };
}

async function compareSpeed(
  pair: Pair,
  queries: readonly ScreenQuery[],
  repeats: number,
): Promise<Compared[]> {
  for (let turn = 0; turn < WARM; turn += 1)
    for (const query of queries) for (const portal of pair) await ask(portal, query);
  const compared: Compared[] = [];
  for (const query of queries) {
    const times: [number[], number[]] = [[], []];
    for (let turn = 0; turn < repeats; turn += 1) {
      // The second one finds warmer processor caches, so they take turns at being first.
      const order = turn % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const);
      for (const which of order) times[which].push(await ask(pair[which], query));
    }
    compared.push({ query, ms: [median(times[0]), median(times[1])] });
  }
  return compared;
}

function report(compared: readonly Compared[]): void {
  say('  tiempo de esta versión entre el de la otra, media geométrica (p50 de cada búsqueda):');
  for (const kind of new Set(compared.map(({ query }) => query.kind))) {
    const ofKind = compared.filter(({ query }) => query.kind === kind);
    say(`    ${kind}: ${geometricMean(ofKind.map(ratioOf)).toFixed(3)} de ${ofKind.length}`);
  }
  say(`    todas: ${geometricMean(compared.map(ratioOf)).toFixed(3)}`);
  say('  las que más pierden:');
  for (const one of compared.toSorted((a, b) => ratioOf(b) - ratioOf(a)).slice(0, 5)) {
    const [here, other] = one.ms.map((ms) => ms.toFixed(1));
    say(`    ${ratioOf(one).toFixed(2)} (${here} ms, la otra ${other} ms)  ${one.query.name}`);
  }
}

const ratioOf = ({ ms: [here, other] }: Compared) => here / other;

const geometricMean = (ratios: readonly number[]) =>
  Math.exp(ratios.reduce((total, ratio) => total + Math.log(ratio), 0) / ratios.length);

const median = (times: readonly number[]) =>
  times.toSorted((a, b) => a - b)[Math.floor((times.length - 1) / 2)] ?? Number.NaN;
