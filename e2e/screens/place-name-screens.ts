import type { Page } from '@playwright/test';
import type { Screen } from './screen.ts';

const PATH = '/admin?tab=places';
const ADMIN = 'admin@demo.pbr.mx';

/** The names of places that admins add. They store nothing. */
export const placeNameScreens: readonly Screen[] = [
  { name: 'admin-places', path: PATH, as: ADMIN, prepare: choosePlace },
  { name: 'admin-places-errors', path: PATH, as: ADMIN, prepare: addNothing },
];

const placesField = (page: Page) => page.getByRole('combobox', { name: 'Lugares' });
const firstOffered = (page: Page) =>
  page.getByRole('listbox', { name: 'Sugerencias' }).getByRole('option').first();
const addButton = (page: Page) => page.getByRole('button', { name: 'Agregar nombre' });

async function choosePlace(page: Page): Promise<void> {
  await addButton(page).waitFor();
  await page.getByLabel('Otro nombre').fill('La Condechi');
  await placesField(page).fill('condesa');
  await firstOffered(page).click();
  await placesField(page).pressSequentially('roma');
  await firstOffered(page).waitFor();
}

async function addNothing(page: Page): Promise<void> {
  await addButton(page).click();
  await page.locator('[aria-invalid=true]').first().waitFor();
}
