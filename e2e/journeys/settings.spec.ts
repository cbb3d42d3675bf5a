import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { signedInAsEmployee } from '../fixtures/data/employees.ts';
import { button } from '../fixtures/pages/listing-form.ts';
import { expect, TIMEOUT_MS } from '../fixtures/pages/person-page.ts';
import { photosOf } from '../fixtures/data/photos.ts';
import { signInByRequest } from '../fixtures/portal/sign-in.ts';
import { test } from '../fixtures/browser/test.ts';

test.setTimeout(TIMEOUT_MS);

const CONTACT = '/settings?tab=contact';
const field = (page: Page, label: string) => page.getByRole('textbox', { name: label });
const headerPhoto = (page: Page) => page.getByRole('banner').locator('img[src^="/uploads/"]');

test('a member changes profile, photo and password, and ends the other sessions @phone @long', async ({
  page,
  elsewhere,
  expectedNoise,
}) => {
  expectedNoise.allow(/Failed to load resource/);
  // With PBR_TRACE, the recorder also fetches the preview, and the browser complains.
  expectedNoise.allow(/Connecting to 'blob:/);
  const person = await signedInAsEmployee(page);
  const [photo] = await photosOf('#c7572f');
  if (!photo) throw new Error('unreachable');
  const choosePhoto = (name: string, mimeType: string, buffer: Buffer) =>
    page.getByLabel('Archivo de la foto').setInputFiles({ name, mimeType, buffer });

  await test.step('on the narrowest phone the open tab is in view, and so is the button of a long form', async () => {
    const { width, height } = page.viewportSize() ?? { width: 1280, height: 800 };
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('/settings?tab=integrations');
    await expect(page.getByRole('tab', { name: 'Avanzado' })).toBeInViewport({ ratio: 1 });
    await page.goto(CONTACT);
    await field(page, 'Teléfono').focus();
    await expect(button(page, 'Guardar cambios')).toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width, height });
  });

  await test.step('errors appear beside their field, and nobody leaves unsaved text by mistake', async () => {
    const phone = field(page, 'Teléfono');
    const agents = page.getByRole('tab', { name: 'Agentes' });
    await phone.fill('12');
    await button(page, 'Guardar cambios').click();
    await expect(phone).toBeFocused();
    await expect(phone).toHaveAttribute('aria-invalid', 'true');
    await agents.click();
    const question = page.getByRole('dialog', { name: '¿Salir sin guardar?' });
    await question.getByRole('button', { name: 'Seguir editando' }).click();
    await expect(phone).toHaveValue('12');
    await agents.click();
    await question.getByRole('button', { name: 'Salir sin guardar' }).click();
    await expect(page).toHaveURL('/settings?tab=agents');
    await page.getByRole('tab', { name: 'Contacto' }).click();
  });

  await test.step('the profile is changed and appears in the header at once', async () => {
    await field(page, 'Nombre').fill('Renata');
    await field(page, 'Sitio web').fill('renata.mx');
    await field(page, 'Biografía').fill('Casas con patio en Coyoacán.');
    await page.getByRole('combobox', { name: 'Estado' }).selectOption('Jalisco');
    await button(page, 'Guardar cambios').click();
    await expect(page.getByText('Datos guardados')).toBeVisible();
    await expect(field(page, 'Sitio web')).toHaveValue('https://renata.mx');
    await expect(page.getByRole('banner')).toContainText('Renata Solís');
  });

  await test.step('a file that is no photo is refused in words; after a broken connection it can be sent again', async () => {
    const failure = page.getByRole('main').getByRole('alert');
    await choosePhoto(
      'yo.jpg',
      'image/jpeg',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    );
    await expect(failure).toHaveText('Es un dibujo SVG, no una foto.');
    await page.route('**/api/user/photo', (route) => route.abort());
    await choosePhoto('yo.jpg', 'image/jpeg', photo.buffer);
    await expect(failure).toHaveText('Sin conexión. Revisa tu internet e intenta de nuevo.');
    await page.unroute('**/api/user/photo');
    await button(page, 'Reintentar').click();
    await expect(page.getByText('Foto actualizada')).toBeVisible();
    await expect(headerPhoto(page)).toHaveCount(1);
    await expect(failure).toHaveCount(0);
  });

  await test.step('the photo is shown, and replaced', async () => {
    const first = (await headerPhoto(page).getAttribute('src')) ?? '';
    const shown = page.getByRole('img', { name: /^Foto de/ });
    await expect(shown).toHaveAttribute('src', first);
    await expect
      .poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    const other = await sharp(photo.buffer).negate().png().toBuffer();
    await choosePhoto('otra.png', 'image/png', other);
    await expect(headerPhoto(page)).not.toHaveAttribute('src', first);
  });

  await test.step('everything is there after a reload, and the photo can be removed', async () => {
    await page.reload();
    await expect(field(page, 'Nombre')).toHaveValue('Renata');
    await expect(field(page, 'Biografía')).toHaveValue('Casas con patio en Coyoacán.');
    await expect(page.getByRole('combobox', { name: 'Estado' })).toHaveValue('Jalisco');
    await expect(page.getByRole('banner')).toContainText('Renata Solís');
    await expect(headerPhoto(page)).toHaveCount(1);
    await button(page, 'Quitar foto').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Quitar foto' }).click();
    await expect(page.getByText('Foto quitada')).toBeVisible();
    await expect(headerPhoto(page)).toHaveCount(0);
    await expect(button(page, 'Elegir foto')).toBeFocused();
  });

  const other = await elsewhere();
  const password = 'una clave nueva y larga';

  await test.step('changing the password requires the old one, and ends other sessions', async () => {
    await signInByRequest(other, person.email, person.password);
    const current = page.getByLabel('Contraseña actual');
    await current.fill('no es la mía');
    await page.getByLabel('Contraseña nueva').fill(password);
    await button(page, 'Cambiar contraseña').click();
    await expect(current).toBeFocused();
    await expect(current).toHaveAttribute('aria-invalid', 'true');
    await current.fill(person.password);
    await button(page, 'Cambiar contraseña').click();
    await expect(page.getByText('Se cerró 1 sesión.')).toBeVisible();
    await expect(current).toHaveValue('');
    expect((await other.request.get('/api/user')).status()).toBe(401);
    expect((await page.request.get('/api/user')).status()).toBe(200);
  });

  await test.step('other sessions are ended from here, and signed out at their very next request', async () => {
    await signInByRequest(other, person.email, password);
    await other.goto('/dashboard');
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('Panel');
    await page.reload();
    await expect(headerPhoto(page)).toHaveCount(0);
    await button(page, 'Cerrar las demás sesiones').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cerrar sesiones' }).click();
    await expect(page.getByText('Se cerró 1 sesión.')).toBeVisible();
    await expect(button(page, 'Cerrar las demás sesiones')).toHaveCount(0);
    expect((await other.reload())?.status()).toBe(404);
    await expect(other.getByText('404 Page Not Found')).toBeVisible();
  });
});
