import { describe, expect, it } from 'vitest';
import { withTable } from '../../testing/tables/read-table.ts';
import { xlsxFile } from '../../testing/tables/xlsx-file.ts';

const MB = 2 ** 20;
/** Room for blocks, and for what the collector has not taken yet. */
const ROOM_MB = 400;

/** Reads the file and counts; the memory beyond the file's own bytes must stay bounded while it is read. */
async function readLarge(content: Buffer) {
  let good = 0;
  let refused = 0;
  let peak = 0;
  const before = process.memoryUsage.rss();
  await withTable(content, {}, async (table) => {
    for await (const block of table.records()) {
      for (const record of block) {
        if ('fields' in record) good += 1;
        else refused += 1;
      }
      peak = Math.max(peak, process.memoryUsage.rss());
    }
  });
  expect((peak - before) / MB).toBeLessThan(ROOM_MB);
  return { good, refused };
}

const line = `K1,${'Casa '.repeat(20)},1250000\n`;
const lines = (count: number) => line.repeat(count);

describe('a large file is read in bounded memory', { timeout: 120_000 }, () => {
  it('with a quote that is never closed', async () => {
    const content = Buffer.from(`a,b,c\n1,"2,3\n${lines(500_000)}`);
    expect(await readLarge(content)).toEqual({ good: 500_000, refused: 1 });
  });

  it('without line breaks', async () => {
    const content = Buffer.from(`a,b,c\n${'x'.repeat(80 * MB)}\n${lines(1)}`);
    expect(await readLarge(content)).toEqual({ good: 1, refused: 1 });
  });

  it('with a lone quote in every line', async () => {
    const content = Buffer.from(`a,b,c\n${'K1,5" x 6,1\n"K2"x,5,1\n'.repeat(10_000)}`);
    expect(await readLarge(content)).toEqual({ good: 10_000, refused: 10_000 });
  });

  it('with a text of a million empty lines that looks like nothing else', async () => {
    const content = Buffer.from(`a,b,c\n1,"${'\n'.repeat(2 * MB)}",3\n${lines(1000)}`);
    expect(await readLarge(content)).toEqual({ good: 1000, refused: 2 });
  });

  it('as a sheet of 190 MB', async () => {
    const cells = (n: number) =>
      `<c t="str"><v>${(n * 7919) % 1_000_003} ${'Casa '.repeat(180)}</v></c>`;
    const xml = Array.from(
      { length: 190_000 },
      (_, n) => `<row>${cells(n)}<c><v>${n}</v></c></row>`,
    );
    expect(await readLarge(xlsxFile([{ xml: xml.join('') }]))).toEqual({
      good: 189_999,
      refused: 0,
    });
  });
});
