import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { searchBox } from '../fixtures/pages/catalogue-page.ts';
import { expect, test } from '../fixtures/browser/test.ts';

const map = (page: Page) => page.getByRole('group', { name: /^Mapa: / });
/** A pin of one listing, by its price. */
const pins = (page: Page) => map(page).getByRole('button', { name: /\$|USD/u, pressed: false });
const card = (page: Page) =>
  page.getByRole('region', { name: /^Propiedad en el mapa|propiedades aquí$/u });
const frameOf = (page: Page) => new URL(page.url()).searchParams.get('bbox');

test('a buyer says what they look for, moves the map to it, and comes back to the same frame @phone', async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'a desktop has a journey by keyboard');

  await test.step('a sentence, and then the map', async () => {
    await page.goto('/properties');
    await searchBox(page).fill('departamento en la Condesa o Roma Norte');
    await page.getByRole('button', { name: 'Buscar', exact: true }).tap();
    await expect(page).toHaveURL(/type=departamento/u);
    await page.getByRole('link', { name: 'Mapa', exact: true }).tap();
    await expect(page).toHaveURL(/view=map/u);
    await expect(pins(page).first()).toBeVisible();
  });

  await test.step('the map moves, and the search follows', async () => {
    await page.getByRole('button', { name: 'Alejar el mapa' }).tap();
    await expect(page).toHaveURL(/bbox=-/u);
    await expect(page.getByRole('button', { name: 'Buscar en esta zona' })).toBeHidden();
  });

  let frame: string | null = null;
  await test.step('without following, the map offers to search', async () => {
    frame = frameOf(page);
    await page.getByRole('checkbox', { name: 'Buscar al mover' }).uncheck();
    await page.getByRole('button', { name: 'Acercar el mapa' }).tap();
    await page.getByRole('button', { name: 'Buscar en esta zona' }).tap();
    await expect.poll(() => frameOf(page)).not.toBe(frame);
    frame = frameOf(page);
  });

  await test.step('a pin opens its card, and the card its listing', async () => {
    await pins(page).first().tap();
    await expect(card(page).getByRole('article')).toBeVisible();
    await page.goBack();
    await expect(card(page)).toBeHidden();
    expect(frameOf(page)).toBe(frame);
    await pins(page).first().tap();
    await card(page).getByRole('link').tap();
    await expect(page).toHaveURL(/\/properties\/[\w-]{36}$/u);
  });

  await test.step('back shows the same frame, and a reload too', async () => {
    await page.goBack();
    await expect.poll(() => frameOf(page)).toBe(frame);
    await expect(pins(page).first()).toBeVisible();
    await page.reload();
    expect(frameOf(page)).toBe(frame);
    await expect(pins(page).first()).toBeVisible();
  });
});

test('a buyer without a mouse walks through the pins in the order of the list', async ({
  page,
}) => {
  await page.goto('/properties?view=map&bbox=-99.19,19.4,-99.15,19.43');
  await expect(pins(page).first()).toBeVisible();
  const marks = map(page).locator('[data-key]');

  await test.step('one pin is in the order of focus, and arrows lead to the next', async () => {
    await expect(map(page).locator('[data-key][tabindex="0"]')).toHaveCount(1);
    await marks.first().focus();
    await page.keyboard.press('ArrowRight');
    await expect(marks.nth(1)).toBeFocused();
    await page.keyboard.press('Home');
    await expect(marks.first()).toBeFocused();
  });

  await test.step('Enter opens the card and gives it the focus, Escape gives it back', async () => {
    await page.keyboard.press('Enter');
    await expect(card(page)).toBeFocused();
    await expect(card(page).getByRole('link').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(card(page)).toBeHidden();
    await expect(marks.first()).toBeFocused();
  });
});

test('a typed price stays in the frame of the map, and a typed place leaves it', async ({
  page,
}) => {
  await page.goto('/properties?view=map&bbox=-99.19,19.4,-99.15,19.43');
  await searchBox(page).fill('hasta 9 millones');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/maxPrice=9000000.*bbox=-/u);
  await searchBox(page).fill('Coyoacán');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/^(?!.*bbox=).*search=Coyoac/u);
});

test('a person who wants no motion sees the same ground as others', async ({ page }) => {
  const colors: string[] = [];
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    await page.emulateMedia({ reducedMotion });
    await page.goto('/properties?view=map&places=ciudad-de-mexico');
    await expect(page.locator('[data-shown] [data-key]').first()).toBeVisible();
    const shot = await page.locator('.maplibregl-canvas').screenshot({ animations: 'disabled' });
    colors.push(JSON.stringify((await sharp(shot).stats()).dominant));
  }
  expect(colors[1]).toBe(colors[0]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the map is a drawing whose marks lead to listings', async ({ page }) => {
    await page.goto('/properties?view=map&bbox=-99.19,19.4,-99.15,19.43');
    await expect(map(page).getByRole('link').first()).toHaveAttribute('href', /^\/properties/u);
    await page.getByRole('link', { name: 'Lista', exact: true }).click();
    await expect(page).toHaveURL(/^(?!.*view=map).*bbox=/u);
  });
});
