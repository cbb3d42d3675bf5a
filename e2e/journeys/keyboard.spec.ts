import { randomUUID } from 'node:crypto';
import { type Page, test as runner } from '@playwright/test';
import { expectVisibleFocus, tabTo } from '../fixtures/keyboard.ts';
import { importListings } from '../fixtures/imported-listings.ts';
import { someListing } from '../fixtures/listings.ts';
import { expect, test } from '../fixtures/test.ts';

runner.skip(({ isMobile }) => isMobile, 'a phone has no Tab key');

const count = (page: Page) => page.getByRole('status').filter({ hasText: 'encontrada' });

test('the first stop of a page leads past the header', async ({ page }) => {
  for (const path of ['/', '/properties', '/help']) {
    await page.goto(path);
    const skip = page.getByRole('link', { name: 'Saltar al contenido' });
    await page.keyboard.press('Tab');
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await page.keyboard.press('Tab');
    await expectVisibleFocus(page);
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  }
});

test('from the search on the front page to an inquiry sent, without a mouse', async ({
  page,
  request,
}) => {
  const { id, neighborhood } = await someListing(request);
  await page.goto('/');
  await tabTo(page, page.getByRole('main').getByRole('searchbox'));
  await page.keyboard.type(neighborhood);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/properties\?search=/);
  await expect(count(page)).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  await tabTo(page, page.locator(`main article a[href="/properties/${id}"]`));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/properties/${id}`);
  await expect(page.getByRole('main')).toBeFocused();
  const opener = page.getByRole('button', { name: 'Contactar Agente' });
  await tabTo(page, opener);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Contactar al agente' });
  await expect(dialog.getByLabel('Nombre completo')).toBeFocused();
  await page.keyboard.type('Marta Solís');
  await tabTo(page, dialog.getByLabel('Correo electrónico'));
  await page.keyboard.type(`marta.${randomUUID()}@correo.mx`);
  await tabTo(page, dialog.getByRole('button', { name: 'Enviar consulta' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Consulta enviada')).toBeVisible();
  await expect(opener).toBeFocused();
  await expectVisibleFocus(page);
});

test('filters are opened, changed and cleared without a mouse', async ({ page }) => {
  await page.goto('/properties');
  const more = page.getByRole('button', { name: /^Más filtros/ });
  await tabTo(page, more);
  await page.keyboard.press('Enter');
  await expect(more).toHaveAttribute('aria-expanded', 'true');
  await tabTo(page, page.getByRole('slider', { name: 'Precio máximo' }));
  await page.keyboard.press('ArrowLeft');
  await expect(page).toHaveURL(/maxPrice=/);
  const rooms = page.getByRole('group', { name: /^Recámaras/ });
  await tabTo(page, rooms.getByRole('radio', { checked: true }));
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/bedrooms=1/);
  await expectVisibleFocus(page);
  await tabTo(page, page.getByRole('group', { name: 'Amenidades' }).getByRole('checkbox').first());
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/amenities=/);
  await tabTo(page, more, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(more).toHaveAttribute('aria-expanded', 'false');
  await tabTo(page, page.getByRole('link', { name: 'Limpiar filtros' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/properties');
  // The link has gone with the filters: whoever pressed it must still be somewhere.
  await expect.poll(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true);
  await page.keyboard.press('Tab');
  await expectVisibleFocus(page);
});

test('pages are turned without a mouse, and reading goes on at the results', async ({ page }) => {
  const colonia = `X${randomUUID().replaceAll(/[^a-f]/g, '')}`;
  const rows = Array.from({ length: 25 }, (_, index) => ({
    name: `Listado ${index + 1}`,
    neighborhood: colonia,
    propertyType: 'casa',
    operationType: 'venta',
    salePrice: 1_000_000,
  }));
  await importListings(rows);
  await page.goto(`/properties?search=${colonia}`);
  const pages = page.getByRole('navigation', { name: 'Páginas de resultados' });
  await tabTo(page, pages.getByRole('link', { name: 'Siguiente' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/properties?search=${colonia}&page=2`);
  await expect(page.getByRole('heading', { name: 'Resultados' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expectVisibleFocus(page);
});

test('photos fill the screen, turn and close without a mouse', async ({ page, request }) => {
  const { id } = await someListing(request, ({ images }) => images.length >= 3);
  await page.goto(`/properties/${id}`);
  const opener = page.getByRole('button', { name: /^Ver las \d+ fotos/ });
  await tabTo(page, opener);
  await page.keyboard.press('Enter');
  const viewer = page.getByRole('dialog', { name: /^Fotos de/ });
  await expect(viewer).toBeVisible();
  const close = viewer.getByRole('button', { name: 'Cerrar fotos' });
  await expect(close).toBeFocused();
  await expectVisibleFocus(page);
  await page.keyboard.press('ArrowRight');
  await expect(viewer.getByText(/^2 \/ \d+/)).toBeVisible();
  await tabTo(page, viewer.getByRole('button', { name: 'Foto siguiente' }));
  await page.keyboard.press('Enter');
  await expect(viewer.getByText(/^3 \/ \d+/)).toBeVisible();
  await tabTo(page, close, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(viewer).toBeHidden();
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(viewer).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await expect(opener).toBeFocused();
});

test('a small window has its menu without a mouse', async ({ page }) => {
  // As a desktop's window is at 400 % zoom.
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/');
  const opener = page.getByRole('button', { name: 'Abrir menú' });
  await tabTo(page, opener);
  await page.keyboard.press('Enter');
  const menu = page.getByRole('dialog');
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, menu.getByRole('link', { name: 'Servicios' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/services');
  await expect(menu).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expectVisibleFocus(page);
});
