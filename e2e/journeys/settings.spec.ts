import { type Locator, type Page, test as runner } from '@playwright/test';
import sharp from 'sharp';
import { tabTo } from '../fixtures/keyboard.ts';
import { signedInAsEmployee } from '../fixtures/employees.ts';
import { signInByRequest } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

// Passwords take their time to be checked, on purpose, and every test has people of its own.
runner.describe.configure({ timeout: 180_000 });

const CONTACT = '/settings?tab=contact';
const field = (page: Page, label: string) => page.getByRole('textbox', { name: label });
const button = (page: Page | Locator, name: string) =>
  page.getByRole('button', { name, exact: true });
const headerPhoto = (page: Page) => page.getByRole('banner').locator('img[src^="/uploads/"]');
const chooser = (page: Page) => page.getByLabel('Archivo de la foto');

const aPicture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c7572f' } })
    .jpeg()
    .toBuffer();

test('the profile is changed, seen in the header at once, and there after a reload', async ({
  page,
}) => {
  await signedInAsEmployee(page);
  await page.goto(CONTACT);
  await field(page, 'Nombre').fill('Renata');
  await field(page, 'Sitio web').fill('renata.mx');
  await field(page, 'Biografía').fill('Casas con patio en Coyoacán.');
  await page.getByRole('combobox', { name: 'Estado' }).selectOption('Jalisco');
  await button(page, 'Guardar cambios').click();
  await expect(page.getByText('Datos guardados')).toBeVisible();
  await expect(field(page, 'Sitio web')).toHaveValue('https://renata.mx');
  await expect(page.getByRole('banner')).toContainText('Renata Solís');
  await page.reload();
  await expect(field(page, 'Nombre')).toHaveValue('Renata');
  await expect(field(page, 'Biografía')).toHaveValue('Casas con patio en Coyoacán.');
  await expect(page.getByRole('combobox', { name: 'Estado' })).toHaveValue('Jalisco');
  await expect(page.getByRole('banner')).toContainText('Renata Solís');
});

test('what is wrong stands beside its field, and nobody leaves unsaved text by mistake', async ({
  page,
}) => {
  await signedInAsEmployee(page);
  await page.goto(CONTACT);
  await field(page, 'Teléfono').fill('12');
  await button(page, 'Guardar cambios').click();
  await expect(field(page, 'Teléfono')).toBeFocused();
  await expect(field(page, 'Teléfono')).toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('tab', { name: 'Agentes' }).click();
  const question = page.getByRole('dialog', { name: '¿Salir sin guardar?' });
  await question.getByRole('button', { name: 'Seguir editando' }).click();
  await expect(field(page, 'Teléfono')).toHaveValue('12');
  await page.getByRole('tab', { name: 'Agentes' }).click();
  await question.getByRole('button', { name: 'Salir sin guardar' }).click();
  await expect(page).toHaveURL('/settings?tab=agents');
});

test('a photo is uploaded, seen in the header, changed and taken away', async ({ page }) => {
  await signedInAsEmployee(page);
  await page.goto(CONTACT);
  await chooser(page).setInputFiles({
    name: 'yo.jpg',
    mimeType: 'image/jpeg',
    buffer: await aPicture(900, 600),
  });
  await expect(page.getByText('Foto actualizada')).toBeVisible();
  await expect(headerPhoto(page)).toHaveCount(1);
  const first = (await headerPhoto(page).getAttribute('src')) ?? '';
  const shown = page.getByRole('img', { name: /^Foto de/ });
  await expect(shown).toHaveAttribute('src', first);
  await expect
    .poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await chooser(page).setInputFiles({
    name: 'otra.png',
    mimeType: 'image/png',
    buffer: await sharp(await aPicture(300, 300))
      .negate()
      .png()
      .toBuffer(),
  });
  await expect(headerPhoto(page)).not.toHaveAttribute('src', first);
  await page.reload();
  await expect(headerPhoto(page)).toHaveCount(1);
  await button(page, 'Quitar foto').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Quitar foto' }).click();
  await expect(page.getByText('Foto quitada')).toBeVisible();
  await expect(headerPhoto(page)).toHaveCount(0);
  await expect(button(page, 'Elegir foto')).toBeFocused();
  await page.reload();
  await expect(headerPhoto(page)).toHaveCount(0);
});

test('a file that is no photo is refused in words; a broken connection can be tried again', async ({
  page,
  expectedNoise,
}) => {
  expectedNoise.allow(/status of 415|Failed to load resource/);
  // Whoever records the trace wants to keep the preview as well.
  expectedNoise.allow(/Connecting to 'blob:/);
  await signedInAsEmployee(page);
  await page.goto(CONTACT);
  const failure = page.getByRole('main').getByRole('alert');
  await chooser(page).setInputFiles({
    name: 'yo.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  });
  await expect(failure).toHaveText(/^El archivo no es una foto que podamos leer\. Elige una foto/);
  await chooser(page).setInputFiles({
    name: 'grande.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.alloc(10 * 1024 * 1024 + 1),
  });
  await expect(failure).toHaveText('La foto pasa de 10 MB o de 40 megapíxeles.');
  await page.route('**/api/user/photo', (route) => route.abort());
  await chooser(page).setInputFiles({
    name: 'yo.jpg',
    mimeType: 'image/jpeg',
    buffer: await aPicture(500, 500),
  });
  await expect(failure).toHaveText('No se pudo conectar. Revisa tu conexión.');
  await page.unroute('**/api/user/photo');
  await button(page, 'Reintentar').click();
  await expect(headerPhoto(page)).toHaveCount(1);
  await expect(failure).toHaveCount(0);
});

test('a password is changed only by who knows the old one, and other sessions end', async ({
  page,
  browser,
  expectedNoise,
}) => {
  expectedNoise.allow(/status of 400/);
  const person = await signedInAsEmployee(page);
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await signInByRequest(other, person.email, person.password);
  await page.goto(CONTACT);
  const current = page.getByLabel('Contraseña actual');
  await current.fill('no es la mía');
  await page.getByLabel('Contraseña nueva').fill('una clave nueva y larga');
  await button(page, 'Cambiar contraseña').click();
  await expect(current).toBeFocused();
  await expect(current).toHaveAttribute('aria-invalid', 'true');
  expect((await other.request.get('/api/user')).status()).toBe(200);
  await current.fill(person.password);
  await button(page, 'Cambiar contraseña').click();
  await expect(page.getByText('Se cerró 1 sesión.')).toBeVisible();
  await expect(current).toHaveValue('');
  expect((await other.request.get('/api/user')).status()).toBe(401);
  expect((await page.request.get('/api/user')).status()).toBe(200);
  await signInByRequest(other, person.email, 'una clave nueva y larga');
  await elsewhere.close();
});

test('other sessions are ended from here, and are out on their very next request', async ({
  page,
  browser,
}) => {
  const person = await signedInAsEmployee(page);
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await signInByRequest(other, person.email, person.password);
  await other.goto('/dashboard');
  await expect(other.getByRole('heading', { level: 1 })).not.toHaveText(/404/);
  await page.goto(CONTACT);
  await button(page, 'Cerrar las demás sesiones').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cerrar sesiones' }).click();
  await expect(page.getByText('Se cerró 1 sesión.')).toBeVisible();
  await expect(button(page, 'Cerrar las demás sesiones')).toHaveCount(0);
  const answer = await other.reload();
  expect(answer?.status()).toBe(404);
  await expect(other.getByText('404 Page Not Found')).toBeVisible();
  await elsewhere.close();
});

runner.describe('without a mouse', () => {
  runner.skip(({ isMobile }) => isMobile, 'a phone has no Tab key');

  test('a photo is chosen and the profile saved', async ({ page }) => {
    await signedInAsEmployee(page);
    await page.goto('/settings');
    await tabTo(page, page.getByRole('tab', { name: 'Mis Propiedades' }));
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByRole('tab', { name: 'Integraciones' })).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(page).toHaveURL(CONTACT);
    await expect(button(page, 'Elegir foto')).toBeVisible();
    await tabTo(page, button(page, 'Elegir foto'));
    const choosing = page.waitForEvent('filechooser');
    await page.keyboard.press('Enter');
    const picture = { name: 'yo.jpg', mimeType: 'image/jpeg', buffer: await aPicture(400, 400) };
    await (await choosing).setFiles(picture);
    await expect(headerPhoto(page)).toHaveCount(1);
    await expect(button(page, 'Cambiar foto')).toBeFocused();
    await tabTo(page, field(page, 'Ciudad'));
    await page.keyboard.type('Morelia');
    await tabTo(page, button(page, 'Guardar cambios'));
    await page.keyboard.press('Enter');
    await expect(page.getByText('Datos guardados')).toBeVisible();
    await page.reload();
    await expect(field(page, 'Ciudad')).toHaveValue('Morelia');
  });
});
