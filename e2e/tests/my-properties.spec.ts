import { type Locator, type Page, test as runner } from '@playwright/test';
import sharp from 'sharp';
import { signedInAsEmployee } from '../fixtures/employees.ts';
import { expect, test } from '../fixtures/test.ts';

// Passwords take their time to be checked, on purpose; photos are encoded one by one.
runner.describe.configure({ timeout: 240_000 });

const COLOURS = ['#c7572f', '#2f7fc7', '#3aa05a', '#c7b52f', '#8a4fc7', '#c72f7d'] as const;

const form = (page: Page) =>
  page.getByRole('dialog', { name: /^(Nueva Propiedad|Editar propiedad)$/ });
const nameField = (page: Page) => form(page).getByRole('textbox', { name: 'Nombre', exact: true });
const button = (page: Page | Locator, name: string) =>
  page.getByRole('button', { name, exact: true });
const saved = { timeout: 60_000 };

const photosOf = (...colours: string[]) =>
  Promise.all(
    colours.map(async (background, at) => ({
      name: `foto-${at}.jpg`,
      mimeType: 'image/jpeg',
      buffer: await sharp({ create: { width: 800, height: 600, channels: 3, background } })
        .jpeg()
        .toBuffer(),
    })),
  );

async function fillIn(page: Page, name: string): Promise<void> {
  await nameField(page).fill(name);
  await form(page).getByLabel('Tipo de propiedad').selectOption('casa');
  await form(page).getByLabel('Operación').selectOption('venta');
  await form(page).getByLabel('Descripción').fill('Luz todo el día y un patio con bugambilia.');
  await form(page).getByLabel('Precio de venta').fill('4.5 M');
  await form(page).getByRole('combobox', { name: 'Ciudad o alcaldía' }).fill('Coyoacán');
  await form(page).getByRole('combobox', { name: 'Colonia' }).fill('Del Carmen');
  await form(page).getByLabel('Calle').fill('Londres');
}

async function publish(page: Page, name: string): Promise<string> {
  await page.goto('/my-properties?edit=new');
  await fillIn(page, name);
  await button(form(page), 'Publicar propiedad').click();
  await expect(page.getByText('Propiedad creada')).toBeVisible(saved);
  await expect(form(page)).toBeHidden();
  const href = await page.getByRole('link', { name }).getAttribute('href');
  return href?.split('/').at(-1) ?? '';
}

interface Stored {
  name: string;
  city: string;
  salePrice: string;
  features: string[];
  images: { id: string; category: string; isPrimary: boolean; order: number }[];
}

async function stored(page: Page, id: string): Promise<Stored> {
  const answer = await page.request.get(`/api/properties/${id}`);
  expect(answer.status()).toBe(200);
  return (await answer.json()) as Stored;
}

/** Whether the catalogue shows it when it is searched by name. */
async function isListed(page: Page, id: string, search: string): Promise<boolean> {
  const answer = await page.request.get('/properties', { params: { search } });
  expect(answer.status()).toBe(200);
  return (await answer.text()).includes(`href="/properties/${id}"`);
}

/** An item of the menu of its row. */
async function act(page: Page, words: string, name: string): Promise<void> {
  await page.locator('summary', { hasText: `Acciones de ${name}` }).click();
  await button(page, `${words} ${name}`).click();
}

test('a home is published with six photos, put in order, edited, sold, put back, paused and deleted', async ({
  page,
}) => {
  await signedInAsEmployee(page);
  await page.goto('/my-properties');
  await expect(page.getByText('No tienes propiedades registradas')).toBeVisible();
  await button(page, 'Nueva Propiedad').click();
  await fillIn(page, 'Casa de los seis colores');
  await expect(page.getByText('Se entiende $4,500,000 MXN.')).toBeVisible();
  await form(page).getByLabel('Otra amenidad').fill('Patio central');
  await page.getByLabel('Archivos de las fotos').setInputFiles(await photosOf(...COLOURS));
  await button(form(page), 'Mover antes la foto 2').press('Enter');
  await expect(button(form(page), 'Mover antes la foto 1')).toBeFocused();
  await button(form(page), 'Hacer principal la foto 3').click();
  await form(page).getByLabel('Categoría de la foto 3').selectOption('exterior');
  await button(form(page), 'Publicar propiedad').dblclick();
  await expect(page.getByText('Propiedad creada')).toBeVisible(saved);
  await expect(form(page)).toBeHidden();
  await expect(page.getByText('1 propiedad', { exact: true })).toBeVisible();

  const link = page.getByRole('link', { name: 'Casa de los seis colores' });
  const id = (await link.getAttribute('href'))?.split('/').at(-1) ?? '';
  const made = await stored(page, id);
  expect(made).toMatchObject({ salePrice: '4500000.00', features: ['Patio central'] });
  expect(made.images).toHaveLength(6);
  const primary = made.images.filter(({ isPrimary }) => isPrimary);
  expect(primary).toMatchObject([{ category: 'exterior', order: 2 }]);

  await button(page, 'Editar Casa de los seis colores').click();
  await form(page).getByLabel('Precio de venta').fill('4,250,000');
  await button(form(page), 'Eliminar la foto 6').click();
  await button(form(page), 'Mover después la foto 1').click();
  await button(form(page), 'Guardar cambios').click();
  await expect(page.getByText('Propiedad actualizada')).toBeVisible(saved);
  await expect(page.getByText('$4,250,000', { exact: true })).toBeVisible();
  const edited = await stored(page, id);
  expect(edited.images).toHaveLength(5);
  expect(edited.images.find(({ isPrimary }) => isPrimary)?.id).toBe(primary[0]?.id);

  await act(page, 'Marcar como vendida', 'Casa de los seis colores');
  await expect(page.getByText('Ya no aparece en el catálogo. La encuentras en')).toBeVisible();
  await expect(page.getByText('Vendida', { exact: true })).toBeVisible();
  expect(await isListed(page, id, 'seis colores')).toBe(false);
  await page.getByLabel('Estado de la publicación').selectOption('Vendidas');
  await expect(page).toHaveURL('/my-properties?status=vendida');
  await act(page, 'Volver a poner disponible', 'Casa de los seis colores');
  await expect(page.getByText('No se encontraron propiedades')).toBeVisible();
  expect(await isListed(page, id, 'seis colores')).toBe(true);
  await page.getByRole('link', { name: 'Limpiar filtros' }).click();

  await act(page, 'Pausar', 'Casa de los seis colores');
  await expect(page.getByText('Estado actualizado')).toBeVisible();
  await expect(page.getByText('Inactiva', { exact: true })).toBeVisible();
  await page.getByLabel('Estado de la publicación').selectOption('active');
  await expect(page.getByText('No se encontraron propiedades')).toBeVisible();
  await expect(page).toHaveURL('/my-properties?status=active');
  await page.getByRole('link', { name: 'Limpiar filtros' }).click();

  await act(page, 'Eliminar', 'Casa de los seis colores');
  const question = page.getByRole('dialog', {
    name: '¿Estás seguro de que quieres eliminar esta propiedad?',
  });
  await button(question, 'Eliminar').click();
  await expect(page.getByText('Propiedad eliminada')).toBeVisible();
  await expect(page.getByText('No tienes propiedades registradas')).toBeVisible();
});

test('what was typed survives a closed tab', async ({ page, context }) => {
  await signedInAsEmployee(page);
  await page.goto('/my-properties?edit=new');
  await nameField(page).fill('Casa a medias');
  await form(page).getByLabel('Calle').fill('Londres');
  await page.close();
  const next = await context.newPage();
  await next.goto('/my-properties');
  await button(next, 'Nueva Propiedad').click();
  await button(next, 'Recuperar borrador').click();
  await expect(nameField(next)).toHaveValue('Casa a medias');
  await expect(form(next).getByLabel('Calle')).toHaveValue('Londres');
});

test('the back button asks before it takes unsaved text away', async ({ page }) => {
  await signedInAsEmployee(page);
  await page.goto('/my-properties');
  await button(page, 'Nueva Propiedad').click();
  await nameField(page).fill('Casa a medias');
  await page.goBack();
  const question = page.getByRole('dialog', { name: '¿Salir sin guardar?' });
  await button(question, 'Seguir editando').click();
  await expect(nameField(page)).toHaveValue('Casa a medias');
  await page.goBack();
  await button(question, 'Salir sin guardar').click();
  await expect(form(page)).toBeHidden();
  await expect(page).toHaveURL('/my-properties');
});

test('a tab with unsaved text asks before it closes', async ({ page }) => {
  await signedInAsEmployee(page);
  await page.goto('/my-properties?edit=new');
  await nameField(page).fill('Casa a medias');
  const question = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const asked = await question;
  expect(asked.type()).toBe('beforeunload');
  await asked.dismiss();
  await expect(nameField(page)).toHaveValue('Casa a medias');
});

test('the buttons of the form are reached in the order in which they are seen', async ({
  page,
}) => {
  await signedInAsEmployee(page);
  await page.goto('/my-properties?edit=new');
  await button(form(page), 'Publicar propiedad').focus();
  await page.keyboard.press('Tab');
  await expect(button(form(page), 'Cancelar')).toBeFocused();
  const [first, second] = await Promise.all(
    ['Publicar propiedad', 'Cancelar'].map((name) => button(form(page), name).boundingBox()),
  );
  expect(first?.x).toBeLessThan(second?.x ?? 0);
});

test('what has the focus is never below the bars of the form', async ({ page }) => {
  await signedInAsEmployee(page);
  await page.goto('/my-properties?edit=new');
  await expect(nameField(page)).toBeFocused();
  for (const key of [...Array<string>(24).fill('Tab'), ...Array<string>(24).fill('Shift+Tab')]) {
    await page.keyboard.press(key);
    const hidden = await page.evaluate(() => {
      const focused = document.activeElement ?? document.body;
      const { left, top, width, height } = focused.getBoundingClientRect();
      const seen = document.elementFromPoint(left + width / 2, top + height / 2);
      return focused.contains(seen) ? '' : focused.outerHTML;
    });
    expect(hidden, key).toBe('');
  }
});

test('on a phone the Enter key leads to the next field and publishes nothing', async ({
  page,
  isMobile,
}) => {
  runner.skip(!isMobile, 'a keyboard of its own publishes with it');
  await signedInAsEmployee(page);
  await page.goto('/my-properties?edit=new');
  await nameField(page).fill('Casa a medias');
  await nameField(page).press('Enter');
  await expect(form(page).getByLabel('Tipo de propiedad')).toBeFocused();
  await expect(form(page).locator('[aria-invalid=true]')).toHaveCount(0);
});

test('two editors of one listing see both values, and nobody overwrites the other unseen', async ({
  page,
  expectedNoise,
}) => {
  expectedNoise.allow(/status of 409/);
  await signedInAsEmployee(page);
  const id = await publish(page, 'Casa de dos');
  await button(page, 'Editar Casa de dos').click();
  await nameField(page).fill('Casa mía');
  const other = { ...(await stored(page, id)), name: 'Casa de ella', city: 'Tlalpan' };
  const answer = await page.request.put(`/api/properties/${id}`, { data: other });
  expect(answer.status()).toBe(200);
  await button(form(page), 'Guardar cambios').click();
  const choice = page.getByRole('region', { name: /^Alguien más cambió/ });
  await expect(choice.getByRole('radio', { name: /Casa mía/ })).toBeChecked();
  await expect(choice.getByRole('radio', { name: /Tlalpan/ })).toBeChecked();
  await button(choice, 'Guardar lo elegido').click();
  await expect(page.getByText('Propiedad actualizada')).toBeVisible(saved);
  expect(await stored(page, id)).toMatchObject({ name: 'Casa mía', city: 'Tlalpan' });
});

test('a photo that did not arrive is sent again without making the listing twice', async ({
  page,
  expectedNoise,
}) => {
  expectedNoise.allow(/Failed to load resource/);
  await signedInAsEmployee(page);
  await page.goto('/my-properties?edit=new');
  await fillIn(page, 'Casa con foto perdida');
  await page
    .getByLabel('Archivos de las fotos')
    .setInputFiles(await photosOf('#c7572f', '#2f7fc7'));
  let sent = 0;
  await page.route('**/api/properties/*/images', (route) => {
    sent += 1;
    return sent === 1 ? route.abort() : route.continue();
  });
  await button(form(page), 'Publicar propiedad').click();
  await expect(page.getByText('Advertencia')).toBeVisible(saved);
  const notice = form(page).getByRole('group', { name: 'La propiedad se creó, pero' });
  await expect(notice).toBeFocused();
  await expect(button(notice, 'Reintentar fotos')).toBeInViewport({ ratio: 1 });
  expect(sent).toBe(2);
  await button(notice, 'Reintentar fotos').click();
  await expect(page.getByText('Propiedad creada')).toBeVisible(saved);
  await expect(page.getByText('1 propiedad', { exact: true })).toBeVisible();
  const href = await page.getByRole('link', { name: 'Casa con foto perdida' }).getAttribute('href');
  expect((await stored(page, href?.split('/').at(-1) ?? '')).images).toHaveLength(2);
  expect(sent).toBe(3);
});

test('a listing whose answer was lost is not made twice by the next try', async ({
  page,
  expectedNoise,
}) => {
  expectedNoise.allow(/Failed to load resource/);
  await signedInAsEmployee(page);
  await page.goto('/my-properties?edit=new');
  await fillIn(page, 'Casa de una sola vez');
  await page.route('**/trpc/property.create**', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await button(form(page), 'Publicar propiedad').click();
  await expect(page.getByText('No se pudo guardar la propiedad.')).toBeVisible(saved);
  await page.unroute('**/trpc/property.create**');
  await form(page).getByLabel('Calle').fill('Viena');
  await button(form(page), 'Publicar propiedad').click();
  await expect(page.getByText('Propiedad creada')).toBeVisible(saved);
  await expect(page.getByText('1 propiedad', { exact: true })).toBeVisible();
});
