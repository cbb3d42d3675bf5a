import type { APIRequestContext } from '@playwright/test';
import { DEMO_PASSWORD, signInByRequest } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

test.skip(({ isMobile }) => isMobile, 'the record is one, and both projects share their portal');

const TERM = 'Plazo de la escrituración';
const before = '15 a 30 días';
const after = '20 a 25 días';

/** As a visitor gets the page who has been there before. */
async function visitorsPage(request: APIRequestContext): Promise<string> {
  return (await request.get('/legal-advisory', { headers: { accept: 'text/html' } })).text();
}

test('what an admin changes in the settings is what the next visitor reads', async ({
  page,
  request,
}) => {
  expect(await visitorsPage(request)).toContain(before);
  await signInByRequest(page, 'admin@demo.pbr.mx', DEMO_PASSWORD);
  await page.goto('/admin?tab=settings');
  const field = page.getByLabel(TERM);
  const save = page.getByRole('button', { name: 'Guardar configuración' });

  await field.fill('');
  await save.click();
  await expect(page.getByText('Escribe el plazo.')).toBeVisible();
  await expect(field).toBeFocused();

  await field.fill(after);
  await save.click();
  await expect(page.getByText('Configuración guardada')).toBeVisible();
  expect(await visitorsPage(request)).toContain(after);
  await page.goto('/legal-advisory');
  await expect(page.getByText(`Entrega en ${after}`)).toBeVisible();

  await page.goto('/admin?tab=settings');
  await expect(field).toHaveValue(after);
  await field.fill(before);
  await save.click();
  await expect(page.getByText('Configuración guardada')).toBeVisible();
  expect(await visitorsPage(request)).not.toContain(after);
});
