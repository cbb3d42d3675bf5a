import type { Db } from '@pbr/db/client';
import { drizzle } from 'drizzle-orm/postgres-js';
import type postgres from 'postgres';

interface Statement {
  text: string;
  params: unknown[];
}

/** The cost of a request in the database. */
export interface Cost {
  /** Rows that its plans handled, whether they were returned or filtered out. */
  rows: number;
  /** Pages of 8 kB that were read. */
  pages: number;
  ms: number;
}

/** A database that records the statements sent to it. */
export function recordedDb(client: postgres.Sql): { db: Db; take: () => Statement[] } {
  let sent: Statement[] = [];
  const logQuery = (text: string, params: unknown[]) => void sent.push({ text, params });
  const take = () => {
    const taken = sent;
    sent = [];
    return taken;
  };
  return { db: drizzle(client, { logger: { logQuery } }), take };
}

/** A request's own time limit is not set again: a plan that is measured takes longer. */
const HAS_PLAN = /^\s*(?:with|select(?! set_config\b)|insert|update|delete)\b/iu;

/** Runs the statements again, one after the other, and rolls them back. */
export async function costOf(
  client: postgres.Sql,
  statements: readonly Statement[],
): Promise<Cost> {
  const cost: Cost = { rows: 0, pages: 0, ms: 0 };
  const undo = new Error('undo');
  await client
    .begin(async (tx) => {
      for (const { text, params } of statements) {
        if (!HAS_PLAN.test(text)) continue;
        const explain = `explain (analyze, buffers, timing off, format json) ${text}`;
        const [row] = await tx.unsafe(explain, params as string[]);
        for (const explained of (row?.['QUERY PLAN'] ?? []) as Explained[]) add(cost, explained);
      }
      throw undo;
    })
    .catch((error: unknown) => {
      if (error !== undo) throw error;
    });
  return cost;
}

interface Plan {
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Join Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  'Shared Hit Blocks': number;
  'Shared Read Blocks': number;
  Plans?: Plan[];
}

interface Explained {
  Plan: Plan;
  'Planning Time': number;
  'Execution Time': number;
}

function add(cost: Cost, { Plan: plan, ...times }: Explained): void {
  cost.rows += rowsOf(plan);
  cost.pages += plan['Shared Hit Blocks'] + plan['Shared Read Blocks'];
  cost.ms += times['Planning Time'] + times['Execution Time'];
}

function rowsOf(plan: Plan): number {
  const passedOver =
    (plan['Rows Removed by Filter'] ?? 0) +
    (plan['Rows Removed by Join Filter'] ?? 0) +
    (plan['Rows Removed by Index Recheck'] ?? 0);
  const own = (plan['Actual Rows'] + passedOver) * plan['Actual Loops'];
  return (plan.Plans ?? []).reduce((sum, part) => sum + rowsOf(part), own);
}
