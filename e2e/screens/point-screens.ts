import type { Page } from '@playwright/test';
import type { Screen } from './screen.ts';

const PATH = '/my-properties';
const AGENT = 'ana@demo.pbr.mx';

/** The point in the form of a listing. */
export const pointScreens: readonly Screen[] = [
  { name: 'listing-point', path: PATH, as: AGENT, prepare: offerMiddle },
  { name: 'listing-pin', path: PATH, as: AGENT, prepare: openMap },
  { name: 'listing-point-far', path: PATH, as: AGENT, prepare: goFar },
  { name: 'listing-point-swapped', path: PATH, as: AGENT, prepare: swap },
];

const field = (page: Page, name: string) => page.getByRole('dialog').getByLabel(name).first();

async function offerMiddle(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.clear());
  await page.getByRole('button', { name: 'Nueva Propiedad' }).first().click();
  await field(page, 'Ciudad').fill('Ciudad de México');
  await field(page, 'Colonia').fill('Roma Norte');
  const offer = page.getByRole('button', { name: 'Poner en medio de Roma Norte' });
  await offer.waitFor();
  await offer.scrollIntoViewIfNeeded();
}

async function openMap(page: Page): Promise<void> {
  await offerMiddle(page);
  await page.getByRole('button', { name: 'Poner en medio de Roma Norte' }).click();
  await page.getByRole('button', { name: 'Mover en el mapa' }).click();
  const pin = page.getByRole('button', { name: /^Punto de la propiedad/ });
  await pin.waitFor();
  await pin.scrollIntoViewIfNeeded();
}

async function typePoint(page: Page, text: string): Promise<void> {
  await offerMiddle(page);
  await page.getByText('Avanzado: escribir las coordenadas').click();
  await field(page, 'Latitud').fill(text);
  await field(page, 'Latitud').press('Tab');
}

async function goFar(page: Page): Promise<void> {
  await typePoint(page, '19.29, -99.12');
  await page.getByText(/^Este punto está a 1\d km de Roma Norte/).waitFor();
}

async function swap(page: Page): Promise<void> {
  await typePoint(page, '-99.1712, 19.4133');
  await page.getByText(/^¿Quisiste escribir/).waitFor();
}
