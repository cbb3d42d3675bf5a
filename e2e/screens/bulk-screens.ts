import type { Page, Route } from '@playwright/test';
import { chooseAll, showBoxes } from '../fixtures/pages/own-list.ts';
import type { Screen } from './screen.ts';

/** So few that the bar covers no row. */
const LIST = '/my-properties?search=Condesa';
const AGENCY = '/my-properties?owner=all&search=Polanco';
const AGENT = 'ana@demo.pbr.mx';
const ADMIN = 'admin@demo.pbr.mx';

/** An agent's changes of several listings at once. Nothing is stored: the test answers the change itself. */
export const bulkScreens: readonly Screen[] = [
  { name: 'bulk-selected', path: LIST, as: AGENT, prepare: choose },
  { name: 'bulk-selected-admin', path: AGENCY, as: ADMIN, prepare: choose },
  { name: 'bulk-price', path: AGENCY, as: ADMIN, prepare: openPrices },
  { name: 'bulk-price-errors', path: AGENCY, as: ADMIN, prepare: typeNothing },
  { name: 'bulk-price-preview', path: LIST, as: AGENT, prepare: lookAtPrices },
  { name: 'bulk-left-out', path: LIST, as: AGENT, prepare: lookAtActive },
  { name: 'bulk-hand-over', path: AGENCY, as: ADMIN, prepare: lookAtHandOver },
  { name: 'bulk-result', path: LIST, as: AGENT, prepare: makeChange },
  { name: 'bulk-undo', path: LIST, as: AGENT, prepare: closeResult },
];

const dialog = (page: Page) => page.getByRole('dialog');
const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).first().click();

async function choose(page: Page): Promise<void> {
  await showBoxes(page);
  const boxes = page.getByRole('checkbox', { name: /^Seleccionar (?!la página)/ });
  for (const n of [0, 1]) await boxes.nth(n).check();
  await page.getByText('2 seleccionadas').waitFor();
}

async function openPrices(page: Page): Promise<void> {
  await chooseAll(page);
  await press(page, 'Cambiar precio');
  await dialog(page).getByText('Monto').click();
  await dialog(page).getByLabel('Moneda del monto').waitFor();
}

async function typeNothing(page: Page): Promise<void> {
  await openPrices(page);
  await press(page, 'Ver los precios nuevos');
  await page.getByText('Elige la moneda.').waitFor();
}

async function lookAtPrices(page: Page): Promise<void> {
  await chooseAll(page);
  await press(page, 'Cambiar precio');
  await dialog(page).getByRole('textbox').fill('5.5');
  const which = dialog(page).getByRole('combobox');
  if ((await which.count()) > 0) await which.selectOption('both');
  await press(page, 'Ver los precios nuevos');
  await page.getByText('Bajan 5.5 %.').waitFor();
}

async function lookAtActive(page: Page): Promise<void> {
  await choose(page);
  await press(page, 'Activar');
  await dialog(page).getByText('Ya está activa.').first().waitFor();
}

async function lookAtHandOver(page: Page): Promise<void> {
  await choose(page);
  await press(page, 'Pasar a otra persona');
  await dialog(page).getByRole('option').nth(2).waitFor({ state: 'attached' });
  await dialog(page).getByRole('combobox').selectOption({ index: 2 });
  await press(page, 'Ver qué cambia');
  await page.getByText(/^Pasan a /).waitFor();
}

async function makeChange(page: Page): Promise<void> {
  await page.route('**/trpc/bulkChange.change**', answerChange);
  await page.route('**/trpc/**bulkChange.undoable**', answerUndoable);
  await lookAtPrices(page);
  await press(page, /^Cambiar el precio de /);
  await page.getByText(/^Listo: /).waitFor();
}

async function closeResult(page: Page): Promise<void> {
  await makeChange(page);
  await dialog(page).getByRole('button', { name: 'Cerrar' }).last().click();
  await page.getByRole('region', { name: 'Último cambio' }).waitFor();
}

const CHANGE = {
  id: '5b1f0c9e-7d3a-4f7e-9c55-2f4c8c1b7a10',
  action: 'price',
  undoUntil: '2099-11-23T19:00:00.000Z',
};

/** Answers as if one listing was changed and another one not any more. */
async function answerChange(route: Route): Promise<void> {
  const sent: { listings: { id: string; version: number; ownerId: string }[] } = Object.values(
    route.request().postDataJSON() as object,
  )[0];
  const [first, second] = sent.listings;
  const item = {
    ...first,
    name: 'Departamento con terraza en la Condesa',
    ownerName: 'Ana Valdés Montiel',
    currency: 'MXN',
    prices: [{ price: 'sale', before: '8950000.00', after: '8457750.00' }],
    endedShares: 0,
  };
  const left = { id: second?.id, name: 'Casa en Coyoacán', reason: 'changed', lacks: [] };
  await route.fulfill({
    json: [{ result: { data: { ...CHANGE, items: [item], left: [left] } } }],
  });
}

/** The question may travel with others. */
async function answerUndoable(route: Route): Promise<void> {
  const answer = await route.fetch();
  const names = new URL(route.request().url()).pathname.split('/').at(-1)?.split(',') ?? [];
  const json = (await answer.json()) as unknown[];
  const at = names.indexOf('bulkChange.undoable');
  json[at] = { result: { data: { ...CHANGE, count: 1 } } };
  await route.fulfill({ response: answer, json });
}
