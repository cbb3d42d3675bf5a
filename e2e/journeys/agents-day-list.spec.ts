import type { Locator, Page } from '@playwright/test';
import { signedInAsEmployee } from '../fixtures/data/employees.ts';
import { LONGEST_TEXTS } from '../fixtures/data/longest-texts.ts';
import { postListing } from '../fixtures/data/listings.ts';
import { storedListing } from '../fixtures/pages/listing-form.ts';
import { chooseAll } from '../fixtures/pages/own-list.ts';
import { expect, test } from '../fixtures/browser/test.ts';

const rows = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') });
const rowOf = (page: Page, name: string) => rows(page).filter({ hasText: name });

/** Counts the touches of a person who works on the list. */
function finger() {
  let touches = 0;
  return {
    touch: async (target: Locator) => {
      touches += 1;
      await target.tap();
    },
    /** The touches since this was asked last. */
    lifted: () => {
      const made = touches;
      touches = 0;
      return made;
    },
  };
}

test('an agent on a phone changes a price, pauses and shares, with two touches each @phone', async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'a desktop has no touch screen');
  await page.addInitScript(() => {
    // The browser of the tests has no applications to share with.
    Object.assign(navigator, {
      share: async (data: ShareData) => {
        document.documentElement.dataset['shared'] = `${data.title} ${data.url}`;
      },
    });
  });
  await signedInAsEmployee(page);
  const { id, name } = await postListing(page.request);
  await postListing(page.request);
  const { touch, lifted } = finger();
  const row = rowOf(page, name);
  const openMenu = () => touch(row.locator('summary'));
  await page.goto('/my-properties');

  await test.step('a touch on the price opens it, ready to be typed anew', async () => {
    await touch(row.getByRole('button', { name: '$8,000,000' }));
    const price = page.getByRole('textbox', { name: 'Precio de venta (MXN)' });
    await expect(price).toBeFocused();
    await page.keyboard.type('7.9 M');
    await expect(price).toHaveValue('7.9 M');
    await touch(page.getByRole('button', { name: 'Guardar precio' }));
    await expect(row.getByRole('button', { name: '$7,900,000' })).toBeVisible();
    expect(await storedListing(page, id)).toMatchObject({ salePrice: '7900000.00' });
    expect(lifted()).toBe(2);
  });

  await test.step('the listing is shared through the device', async () => {
    await openMenu();
    await touch(row.getByRole('button', { name: `Compartir ${name}` }));
    const { origin } = new URL(page.url());
    await expect(page.locator('html')).toHaveAttribute(
      'data-shared',
      `${name} ${origin}/properties/${id}`,
    );
    expect(lifted()).toBe(2);
  });

  await test.step('the listing is paused', async () => {
    await openMenu();
    await touch(row.getByRole('button', { name: `Pausar ${name}` }));
    await expect(row.getByText('Inactiva', { exact: true })).toBeVisible();
    expect(lifted()).toBe(2);
  });
});

test('on a phone a touch opens a listing, and a long one begins to choose @phone', async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'a desktop has no touch screen');
  await signedInAsEmployee(page);
  const { id, name } = await postListing(page.request);
  const other = await postListing(page.request);
  const draft = await postListing(page.request, { isActive: false });
  const row = rowOf(page, name);
  const box = (of: { name: string }) =>
    page.getByRole('checkbox', { name: `Seleccionar ${of.name}` });
  const chosen = page.getByRole('region', { name: 'Propiedades seleccionadas' });
  await page.goto('/my-properties');

  await test.step('the row leads to the listing, and that of a draft to its form', async () => {
    await expect(box({ name })).toBeHidden();
    const { width, height } = (await row.boundingBox()) ?? { width: 0, height: 0 };
    // On the visits, beside the price.
    await row.tap({ position: { x: width - 90, y: height - 12 } });
    await expect(page).toHaveURL(`/properties/${id}`);
    await page.goBack();
    await rowOf(page, draft.name).tap({ position: { x: 40, y: 40 } });
    await expect(page).toHaveURL(`/my-properties?edit=${draft.id}`);
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page).toHaveURL('/my-properties');
  });

  await test.step('a finger that rests on a row chooses it, and touches on others choose them', async () => {
    const { x, y, width } = (await row.boundingBox()) ?? { x: 0, y: 0, width: 0 };
    const screen = await page.context().newCDPSession(page);
    const touchPoints = [{ x: x + width / 2, y: y + 20 }];
    await screen.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
    await expect(box({ name })).toBeChecked();
    await screen.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(page).toHaveURL('/my-properties');
    await rowOf(page, other.name).tap();
    await expect(box(other)).toBeChecked();
    await expect(chosen.getByText('2 seleccionadas')).toBeVisible();
    await page.getByRole('button', { name: 'Cancelar' }).tap();
    await expect(box({ name })).toBeHidden();
  });

  await test.step('the menu of the list chooses all', async () => {
    await chooseAll(page);
    await expect(chosen.getByText('3 seleccionadas')).toBeVisible();
  });
});

test('the list of ten fits into two screens of a phone, and begins at once on a desktop @phone @long', async ({
  page,
}) => {
  await signedInAsEmployee(page);
  const facts = [
    { name: LONGEST_TEXTS.name },
    { salePrice: null },
    { operationType: 'ambos', salePrice: '98000000', rentPrice: '250000' },
    { currency: 'USD', salePrice: '1250000' },
  ];
  await Promise.all(Array.from({ length: 10 }, (_, n) => postListing(page.request, facts[n])));

  for (const [width, height, tallest] of [
    [390, 844, 120],
    [320, 640, 120],
    [1280, 800, 132],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/my-properties');
    await expect(rows(page)).toHaveCount(10);
    const boxes = await rows(page).evaluateAll((items) =>
      items.map((item) => item.getBoundingClientRect().height),
    );
    expect(Math.max(...boxes), `rows at ${width} px`).toBeLessThanOrEqual(tallest);
    const { scrollHeight, scrollWidth } = await page.evaluate(() => ({
      scrollHeight: document.documentElement.scrollHeight,
      scrollWidth: document.documentElement.scrollWidth,
    }));
    expect(scrollWidth).toBe(width);
    if (width === 390) expect(scrollHeight).toBeLessThanOrEqual(2 * 844);
  }

  await test.step('its heading is small, and the first row is above 240 px', async () => {
    const size = await page
      .getByRole('heading', { level: 1 })
      .evaluate((heading) => Number.parseFloat(getComputedStyle(heading).fontSize));
    expect(size).toBeLessThanOrEqual(32);
    expect((await rows(page).first().boundingBox())?.y).toBeLessThan(240);
  });

  await test.step('order and filter outlive a reload, and back leads to the ones before', async () => {
    await page.getByLabel('Orden').selectOption('Nombre');
    await expect(page).toHaveURL('/my-properties?sort=name');
    await page.getByLabel('Estado de la publicación').selectOption('Activas');
    await expect(page).toHaveURL('/my-properties?status=active&sort=name');
    await page.reload();
    await expect(page.getByLabel('Orden')).toHaveValue('name');
    await page.goBack();
    await expect(page).toHaveURL('/my-properties?sort=name');
    await expect(page.getByLabel('Estado de la publicación')).toHaveValue('');
  });
});
