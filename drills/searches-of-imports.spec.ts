// R19. R19_CSV is the folder with Properati's CSV files, which no repository may hold; without it the drill is skipped.
import { join, resolve } from 'node:path';
import { expect, test } from '@pbr/e2e/fixtures/portal/promise-test';
import { type AdminPortal, withAdminPortal } from './fixtures/admin-portal.ts';
import { printTable } from './fixtures/print-table.ts';
import { csvFilesIn, type ImportedRow, plain, rowsOf } from './fixtures/properati-rows.ts';
import { runCommand } from './fixtures/run-command.ts';

const FOLDER = process.env['R19_CSV'] ?? '';
const MAP = resolve(import.meta.dirname, '../import/maps/properati.json');
/** Counts above it are told as more than that. */
const COUNT_CAP = 10_000;
const LISTINGS = 23_138;
const OF_COYOACAN = 1_284;

interface Meaning {
  /** Every one is in the words of the listing. */
  words?: string;
  type?: string;
  suggestion?: string;
}

/** The meaning of each search, written without regard to how the portal reads it. */
const SEARCHES: Readonly<Record<string, Meaning>> = {
  coyoacan: { words: 'coyoacan' },
  Coyoacán: { words: 'coyoacan' },
  'alcaldía Coyoacán, CDMX': { words: 'coyoacan|ciudad de mexico' },
  cdmx: { words: 'ciudad de mexico' },
  df: { words: 'ciudad de mexico' },
  'benito juarez': { words: 'benito juarez' },
  'benito juarez cdmx': { words: 'benito juarez|ciudad de mexico' },
  'benito juarez q. roo': { words: 'benito juarez|quintana roo' },
  'gustavo a madero': { words: 'gustavo a|madero' },
  gam: { words: 'gustavo a. madero' },
  'la magdalena contreras': { words: 'magdalena|contreras' },
  cuajimalpa: { words: 'cuajimalpa' },
  cancún: { words: 'cancun' },
  'playa del carmen': { words: 'playa del carmen' },
  qroo: { words: 'quintana roo' },
  ph: { words: 'penthouse' },
  'casas en coyoacán': { words: 'coyoacan', type: 'casa' },
  'depas tlalpan': { words: 'tlalpan', type: 'departamento' },
  locales: { type: 'local' },
  // The source names the municipality alone.
  condesa: { words: 'condesa' },
  'del valle': { words: 'del valle' },
  '06140': { words: '06140' },
  polanco: { words: 'polanco' },
  'santa fe': { words: 'santa fe' },
  // Typed in a hurry.
  coyocan: { words: 'coyoacan', suggestion: 'Coyoacán' },
  iztapalpa: { words: 'iztapalapa', suggestion: 'Iztapalapa' },
  xochimlco: { words: 'xochimilco', suggestion: 'Xochimilco' },
  cuahutemoc: { words: 'cuauhtemoc', suggestion: 'Cuauhtémoc' },
  'casas tlalpn': { words: 'tlalpan', type: 'casa', suggestion: 'casas Tlalpan' },
  qwertyuiop: { words: 'qwertyuiop' },
};

test('R19 searches of imported listings find as many as their rows', async () => {
  test.skip(FOLDER === '', 'R19_CSV names no folder with the CSV files of Properati');
  test.setTimeout(15 * 60_000);
  const files = await csvFilesIn(FOLDER);
  const rows = (await rowsOf(files)).filter(({ isImported }) => isImported);
  expect(rows).toHaveLength(LISTINGS);
  await withAdminPortal(async (world) => {
    const start = performance.now();
    await importAll(world, files);
    const seconds = Math.round((performance.now() - start) / 1000);
    const lines: object[] = [];
    for (const [search, meaning] of Object.entries(SEARCHES)) {
      const naive = rows.filter((row) => isMeant(row, meaning)).length;
      const { total, totalIsCapped, suggestion } = await searchFor(world, search);
      lines.push({ search, naive, total, suggestion: suggestion ?? '' });
      expect.soft(total, search).toBe(Math.min(naive, COUNT_CAP));
      expect.soft(totalIsCapped, search).toBe(naive > COUNT_CAP);
      expect.soft(suggestion, search).toBe(meaning.suggestion ?? null);
    }
    printTable(`R19 with ${rows.length} listings, imported in ${seconds} s`, lines);
    expect((await searchFor(world, 'coyoacan')).total).toBe(OF_COYOACAN);
  });
});

async function importAll({ portal, admin }: AdminPortal, files: readonly string[]): Promise<void> {
  for (const file of files) {
    const report = join(portal.dataDir, 'refused.csv');
    const args = [file, '--map', MAP, '--owner', admin.email, '--report', report];
    await runCommand(portal, 'import', args);
  }
  const [stored] = await portal.sql()<{ n: number }[]>`select count(*)::int as n from properties`;
  expect(stored?.n).toBe(LISTINGS);
}

interface Page {
  total: number;
  totalIsCapped: boolean;
  suggestion: string | null;
}

async function searchFor({ visitor }: AdminPortal, search: string): Promise<Page> {
  const { data } = await visitor.query('property.search', { search });
  return data as Page;
}

const isMeant = (row: ImportedRow, { words = '', type }: Meaning) =>
  (type === undefined || row.type === type) &&
  words.split('|').every((word) => row.words.includes(plain(word)));
