import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isLong } from '../../testing/is-long.ts';
import { judgeLines, judgeSheet, judgeTable } from '../../testing/tables/judge-table.ts';
import { mutatedCsv, mutatedXlsx } from '../../testing/tables/mutated-files.ts';

const RUNS = isLong ? 5000 : 150;
const LIMIT_MS = isLong ? 1_200_000 : 60_000;

describe('a file that was damaged at random', () => {
  it(
    'loses no line of a CSV: each is in a row or refused with its line',
    async () => {
      let opened = 0;
      await fc.assert(
        fc.asyncProperty(mutatedCsv, async (content) => {
          const table = await judgeTable(content);
          if (!table) return;
          opened += 1;
          judgeLines(content, table);
        }),
        { numRuns: RUNS, seed: 41 },
      );
      expect(opened).toBeGreaterThan(RUNS / 2);
    },
    LIMIT_MS,
  );

  it(
    'loses no row of an XLSX, or is refused as a whole',
    async () => {
      let opened = 0;
      await fc.assert(
        fc.asyncProperty(mutatedXlsx, async ({ content, sheet }) => {
          const table = await judgeTable(content);
          if (!table) return;
          opened += 1;
          judgeSheet(sheet, table);
        }),
        { numRuns: RUNS, seed: 41 },
      );
      expect(opened).toBeGreaterThan(RUNS / 4);
    },
    LIMIT_MS,
  );
});
