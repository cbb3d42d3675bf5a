import { anEmployee } from '../fixtures/data/employees.ts';
import { expectVisibleFocus, tabTo } from '../fixtures/browser/keyboard.ts';
import {
  emailField,
  expect,
  expectSignedIn,
  fillLogin,
  loginButton,
  passwordField,
  signOut,
  TIMEOUT_MS,
  openPersonMenu,
} from '../fixtures/pages/person-page.ts';
import { photosOf } from '../fixtures/data/photos.ts';
import { untilStarted } from '../fixtures/browser/started.ts';
import { test } from '../fixtures/browser/test.ts';

test.setTimeout(TIMEOUT_MS);

test('a member signs in on the way to a page, and leaves nothing behind when signing out', async ({
  page,
  expectedNoise,
}) => {
  expectedNoise.allow(/status of (401|404)/);
  const person = await anEmployee({ firstName: 'Xóchitl' });

  await test.step("a members' page is not found, and links to signing in", async () => {
    expect((await page.goto('/settings?tab=contact'))?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Iniciar sesión' }).click();
  });

  await test.step('a wrong password is reported', async () => {
    await fillLogin(page, { ...person, password: 'no es esta' });
    await loginButton(page).click();
    await expect(page.getByRole('alert')).toContainText('Credenciales inválidas');
    await expect(emailField(page)).toHaveValue(person.email);
  });

  await test.step('the right one is sent once, however often it is pressed, and opens the requested page', async () => {
    let sent = 0;
    page.on('request', (asked) => (sent += Number(asked.url().includes('session.login'))));
    await fillLogin(page, person);
    await loginButton(page).dblclick();
    await expect(page.getByText('Inicio de sesión exitoso')).toBeVisible();
    await expect(page.getByText('Bienvenido al portal de PBR')).toBeVisible();
    await expect(page).toHaveURL('/settings?tab=contact');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Configuración');
    await expectSignedIn(page, person);
    expect(sent).toBe(1);
  });

  await test.step('the cards of the catalogue offer no inquiry to an agent', async () => {
    await page.goto('/properties');
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    await expect(page.getByRole('button', { name: /^Enviar consulta/ })).toHaveCount(0);
  });

  await test.step('after signing out the back button shows nothing personal', async () => {
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Panel');
    const menu = await openPersonMenu(page, person);
    await menu.getByRole('link', { name: 'Configuración' }).click();
    await expect(page).toHaveURL(/\/settings/);
    // The focus moves to the content last; it would close a menu that is already open.
    await expect(page.getByRole('main')).toBeFocused();
    await signOut(page, person);
    await expect(page.getByText('Sesión cerrada')).toBeVisible();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (let steps = 0; steps < 2; steps += 1) {
      await page.goBack();
      await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
      const text = await page.content();
      expect(text).not.toContain(person.email);
      expect(text).not.toContain(person.firstName);
      // React warns and renders anew when the URL changes during hydration.
      await untilStarted(page);
    }
  });

  await test.step('text typed before the scripts load is sent, and no link leads to another site', async () => {
    let letScriptsCome = (): void => {};
    const scriptsMayCome = new Promise<void>((resolve) => (letScriptsCome = resolve));
    await page.route('**/assets/*.js', async (route) => {
      await scriptsMayCome;
      await route.continue();
    });
    await page.goto('/auth?redirect=//evil.test', { waitUntil: 'commit' });
    await fillLogin(page, person);
    letScriptsCome();
    await untilStarted(page);
    await expect(emailField(page)).toHaveValue(person.email);
    await loginButton(page).click();
    await expect(page.getByText('Inicio de sesión exitoso')).toBeVisible();
    await expect(page).toHaveURL('/properties');
  });
});

test('a member without a mouse signs in, changes photo and profile, and signs out @long', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'a phone has no Tab key');
  const person = await anEmployee();
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const summary = page.locator('header summary');

  await test.step('the keyboard sends the form, and the focus moves to the next page', async () => {
    await page.goto('/auth');
    await tabTo(page, emailField(page));
    await page.keyboard.type(person.email);
    await tabTo(page, passwordField(page));
    await page.keyboard.type(person.password);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Inicio de sesión exitoso')).toBeVisible();
    await expect(page).toHaveURL('/properties');
    await expect(page.getByRole('main')).toBeFocused();
  });

  await test.step('the menu opens, closes by Escape and leads to the settings', async () => {
    await tabTo(page, summary, 'Shift+Tab');
    await page.keyboard.press('Enter');
    const settings = page.getByRole('link', { name: 'Configuración' });
    // The links come a moment after the person; until then Tab would go past the menu.
    await expect(settings).toBeVisible();
    await tabTo(page, settings);
    await page.keyboard.press('Escape');
    await expect(summary).toBeFocused();
    await page.keyboard.press('Enter');
    await tabTo(page, settings);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Configuración');
    await expect(page.getByRole('main')).toBeFocused();
  });

  await test.step('a photo is chosen and the profile saved', async () => {
    await tabTo(page, page.getByRole('tab', { name: 'Mis Propiedades' }));
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByRole('tab', { name: 'Avanzado' })).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(page).toHaveURL('/settings?tab=contact');
    await expect(button('Elegir foto')).toBeVisible();
    // The test has to wait for the file chooser before the key press opens it.
    const choosing = page.waitForEvent('filechooser');
    await tabTo(page, button('Elegir foto'));
    await page.keyboard.press('Enter');
    await (await choosing).setFiles(await photosOf('#c7572f'));
    await expect(page.getByRole('banner').locator('img[src^="/uploads/"]')).toHaveCount(1);
    await expect(button('Cambiar foto')).toBeFocused();
    const city = page.getByRole('textbox', { name: 'Ciudad' });
    await tabTo(page, city);
    await page.keyboard.type('Morelia');
    await tabTo(page, button('Guardar cambios'));
    await page.keyboard.press('Enter');
    await expect(page.getByText('Datos guardados')).toBeVisible();
    await page.reload();
    await expect(city).toHaveValue('Morelia');
  });

  await test.step('the member signs out', async () => {
    await tabTo(page, summary);
    await page.keyboard.press('Enter');
    await tabTo(page, button('Cerrar Sesión'));
    await expectVisibleFocus(page);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/');
    await expect(summary).toHaveCount(0);
  });
});
