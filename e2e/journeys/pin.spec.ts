import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/browser/test.ts';
import { button, fillInListing, listingForm, nameField } from '../fixtures/pages/listing-form.ts';
import { signedInAsEmployee } from '../fixtures/data/employees.ts';

const pin = (page: Page) =>
  listingForm(page).getByRole('button', { name: /^Punto de la propiedad/u });
const map = (page: Page) =>
  listingForm(page).getByRole('group', { name: 'Mapa para poner el punto' });
const degrees = async (page: Page): Promise<number[]> => {
  const texts = [/^Latitud/u, /^Longitud/u].map((name) =>
    listingForm(page).getByLabel(name).inputValue(),
  );
  return (await Promise.all(texts)).map(Number);
};
const words = (page: Page) => listingForm(page).getByRole('figure');

async function openForm(page: Page): Promise<void> {
  await signedInAsEmployee(page);
  await page.goto('/my-properties?edit=new');
  await expect(nameField(page)).toBeVisible();
}

test('an agent taps the place of a home on the map, and sees what visitors will see @phone', async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'a desktop has a journey by keyboard');
  await openForm(page);

  await test.step('the map opens in the middle of the typed colonia', async () => {
    await fillInListing(page, 'Casa del pin');
    await listingForm(page).getByRole('combobox', { name: 'Ciudad' }).fill('Ciudad de México');
    await listingForm(page).getByRole('combobox', { name: 'Colonia' }).fill('Roma Norte');
    await expect(button(page, 'Poner en medio de Roma Norte')).toBeVisible();
    await button(page, 'Elegir en el mapa').tap();
    await expect(listingForm(page).getByText('Toca el mapa para poner el pin.')).toBeVisible();
    await expect(pin(page)).toBeHidden();
  });

  await test.step('a tap puts the pin there', async () => {
    const box = (await map(page).boundingBox()) ?? { width: 0, height: 0 };
    await map(page).tap({ position: { x: box.width * 0.4, y: box.height * 0.7 } });
    await expect(pin(page)).toBeVisible();
    const [latitude = 0, longitude = 0] = await degrees(page);
    expect(Math.abs(latitude - 19.417)).toBeLessThan(0.02);
    expect(Math.abs(longitude + 99.164)).toBeLessThan(0.02);
    await expect(words(page)).toContainText('esta zona de unos 200 m');
    await expect(words(page).locator('circle')).toHaveCount(1);
  });

  await test.step('another tap moves it', async () => {
    const before = await degrees(page);
    const box = (await map(page).boundingBox()) ?? { width: 0, height: 0 };
    await map(page).tap({ position: { x: box.width * 0.6, y: box.height * 0.6 } });
    await expect.poll(() => degrees(page)).not.toEqual(before);
  });

  await test.step('it is saved, and the listing knows its zone alone', async () => {
    const [latitude = 0, longitude = 0] = await degrees(page);
    await button(page, 'Publicar propiedad').tap();
    await expect(listingForm(page)).toBeHidden();
    const found = await page.request.get('/api/properties?search=Casa del pin');
    const [listing] = (await found.json()) as {
      publicPoint: { latitude: number; longitude: number };
    }[];
    const { publicPoint = { latitude: 0, longitude: 0 } } = listing ?? {};
    expect(Math.abs(publicPoint.latitude - latitude)).toBeLessThan(0.0009 + 1e-9);
    expect(Math.abs(publicPoint.longitude - longitude)).toBeLessThan(0.00095 + 1e-9);
    expect(JSON.stringify(listing)).not.toContain(`${latitude}`);
  });
});

test('an agent without a mouse puts the pin and moves it with the arrows', async ({ page }) => {
  await openForm(page);

  await test.step('a button puts the pin into the middle', async () => {
    await button(page, 'Elegir en el mapa').press('Enter');
    await button(page, 'Poner en el centro del mapa').press('Enter');
    await expect(pin(page)).toBeVisible();
  });

  await test.step('arrows move it a little, and with Shift farther', async () => {
    const [south = 0, west = 0] = await degrees(page);
    await pin(page).focus();
    await page.keyboard.press('ArrowUp');
    await expect.poll(async () => (await degrees(page))[0]).toBeGreaterThan(south);
    const [, before = 0] = await degrees(page);
    expect(before).toBeCloseTo(west, 5);
    await page.keyboard.press('ArrowLeft');
    await expect.poll(async () => (await degrees(page))[1]).toBeLessThan(before);
    const little = before - ((await degrees(page))[1] ?? 0);
    await page.keyboard.press('Shift+ArrowRight');
    await expect
      .poll(async () => ((await degrees(page))[1] ?? 0) - before)
      .toBeGreaterThan(little * 3);
    await expect(pin(page)).toBeFocused();
  });

  await test.step('a hand drags it to the north-east', async () => {
    const [south = 0, west = 0] = await degrees(page);
    const { x = 0, y = 0, width = 0 } = (await pin(page).boundingBox()) ?? {};
    await page.mouse.move(x + width / 2, y + 20);
    await page.mouse.down();
    await page.mouse.move(x + width / 2 + 60, y - 40, { steps: 6 });
    await page.mouse.up();
    await expect.poll(async () => (await degrees(page))[0]).toBeGreaterThan(south);
    expect((await degrees(page))[1]).toBeGreaterThan(west);
  });

  await test.step('numbers that are typed move the pin, and wrong ones are shown', async () => {
    await listingForm(page).getByText('Avanzado: escribir las coordenadas').press('Enter');
    const latitude = listingForm(page).getByLabel(/^Latitud/u);
    await latitude.fill('19.4133, -99.1712');
    await latitude.press('Tab');
    await expect.poll(() => degrees(page)).toEqual([19.4133, -99.1712]);
    await expect(pin(page)).toBeVisible();
    await latitude.fill('1');
    await nameField(page).fill('Casa');
    await expect(latitude).toHaveAttribute('aria-invalid', 'true');
    await button(page, 'Guardar borrador').press('Enter');
    await expect(latitude).toBeFocused();
  });
});
