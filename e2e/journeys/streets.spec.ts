import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test as base } from '../fixtures/browser/test.ts';
import { streetsFile } from '../fixtures/data/streets.ts';
import { type OwnPortal, startPortal } from '../fixtures/portal/own-portal.ts';

interface Operator {
  portal: OwnPortal;
  /** The file that `MAP_TILES` names. */
  file: string;
  log: () => Promise<string>;
}

/** A portal whose operator has a file of streets. */
const test = base.extend<{ operator: Operator }>({
  operator: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'pbr-streets-'));
    const [file, logFile] = [join(folder, 'la ciudad.pmtiles'), join(folder, 'log')];
    await writeFile(file, streetsFile());
    const portal = await startPortal({ MAP_TILES: file }, { logFile });
    await use({ portal, file, log: () => readFile(logFile, 'utf8') });
    await portal.remove();
    await rm(folder, { recursive: true });
  },
  baseURL: async ({ operator }, use) => use(operator.portal.publicOrigin),
});

/** The drawing that the map replaces has one as well, which is not a paragraph. */
const credit = (page: Page) => page.getByRole('paragraph').filter({ hasText: 'Natural Earth' });

/** Opens the map around the Condesa, where nothing is on offer. */
async function openMap(page: Page, { portal }: Operator): Promise<void> {
  await page.goto(`${portal.publicOrigin}/properties?view=map&bbox=-99.19,19.4,-99.15,19.43`);
  await expect(page.locator('.maplibregl-canvas')).toBeVisible();
}

/** The pixels of the map, and of what lies on it, once it draws nothing new. */
async function picture(page: Page): Promise<Buffer> {
  let last: Buffer = Buffer.alloc(0);
  await expect(async () => {
    const before = last;
    const shot = await page.locator('.maplibregl-canvas').screenshot({ animations: 'disabled' });
    last = await sharp(shot).removeAlpha().raw().toBuffer();
    expect(before.equals(last)).toBe(true);
  }).toPass();
  return last;
}

/** The share of the bytes of two pictures that differ visibly. */
const difference = (one: Buffer, other: Buffer) =>
  one.filter((byte, at) => Math.abs(byte - (other[at] ?? 0)) > 8).length / one.length;

test('a map shows the streets of the operator, and its own ground wherever they cannot be had', async ({
  page,
  operator,
  elsewhere,
  expectedNoise,
}) => {
  const { portal, file, log } = operator;
  let streets: Buffer = Buffer.alloc(0);
  let ground: Buffer = Buffer.alloc(0);

  await test.step('streets lie under the map, with their credit', async () => {
    await openMap(page, operator);
    await expect(credit(page)).toHaveText('© OpenStreetMap · Hecho con Natural Earth');
    await expect(page.getByRole('link', { name: '© OpenStreetMap' })).toHaveAttribute(
      'href',
      'https://www.openstreetmap.org/copyright',
    );
    streets = await picture(page);
  });

  await test.step('without the file the own map stays, and says so', async () => {
    expectedNoise.allow('404');
    await rm(file);
    const other = await elsewhere();
    await openMap(other, operator);
    await expect(credit(other)).toHaveText('Hay calles que no cargaron · Hecho con Natural Earth');
    ground = await picture(other);
    expect(difference(streets, ground)).toBeGreaterThan(0.05);
  });

  await test.step('with half of the file the portal starts with the own map, and says why', async () => {
    await portal.stop();
    const whole = streetsFile();
    await writeFile(file, whole.subarray(0, whole.length / 2));
    await portal.start();
    expect(await log()).toContain('MAP_TILES is not used');
    const other = await elsewhere();
    await openMap(other, operator);
    await expect(credit(other)).toHaveText('Mapa sin calles · Hecho con Natural Earth');
    expect(difference(await picture(other), ground)).toBeLessThan(0.01);
  });
});
