import { expectVisibleFocus, tabTo } from '../fixtures/keyboard.ts';
import { anAccount } from '../fixtures/people.ts';
import {
  emailField,
  expect,
  expectSignedIn,
  fillLogin,
  loginButton,
  passwordField,
  signIn,
  signOut,
  TIMEOUT_MS,
} from '../fixtures/person-page.ts';
import { signInByRequest } from '../fixtures/sign-in.ts';
import { untilStarted } from '../fixtures/started.ts';
import { test } from '../fixtures/test.ts';

test.setTimeout(TIMEOUT_MS);

const NOT_FOUND = /status of 404/;
const UNAUTHENTICATED = /status of 401/;
const FORBIDDEN = /status of 403/;

test('a wrong password is told, and the right one opens the portal', async ({
  page,
  request,
  expectedNoise,
}) => {
  expectedNoise.allow(UNAUTHENTICATED);
  const person = await anAccount(request);
  await page.goto('/auth');
  await fillLogin(page, { ...person, password: 'no es esta' });
  await loginButton(page).click();
  const toast = page.getByRole('alert').filter({ hasText: 'Error de inicio de sesión' });
  await expect(toast).toContainText('Credenciales inválidas');
  await expect(emailField(page)).toHaveValue(person.email);

  await signIn(page, person);
  await expect(page.getByText('Bienvenido al portal de PBR')).toBeVisible();
  await expect(page).toHaveURL('/properties');
  await expectSignedIn(page, person);
});

test('who has to sign in first goes on at the page that was asked for', async ({
  page,
  request,
  expectedNoise,
}) => {
  expectedNoise.allow(NOT_FOUND);
  const person = await anAccount(request);
  const wanted = '/settings?tab=contacto';
  const answer = await page.goto(wanted);
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Iniciar sesión' }).click();
  await signIn(page, person);
  await expect(page).toHaveURL(/\/settings/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Configuración');
});

const elsewhere = [
  '//evil.test',
  String.raw`/\evil.test`,
  'https:evil.test',
  'https://evil.test/settings',
  'javascript:alert(1)',
  '/\t/evil.test',
  '\n//evil.test',
  '/%09/evil.test',
  '/%5Cevil.test',
  '/.//evil.test',
];

test('no link to the sign-in leads to another site afterwards', async ({ page, request }) => {
  const person = await anAccount(request);
  // `request` is signed in, and goes on at once.
  for (const target of elsewhere) {
    const answer = await request.get(`/auth?redirect=${encodeURIComponent(target)}`, {
      maxRedirects: 0,
    });
    expect([answer.status(), answer.headers()['location']], target).toEqual([307, '/']);
  }
  await page.goto(`/auth?redirect=${encodeURIComponent('//evil.test')}`);
  await signIn(page, person);
  await expect(page).toHaveURL('/properties');
});

test('after signing out nothing of the person is left, not with the back button either', async ({
  page,
  request,
  expectedNoise,
}) => {
  expectedNoise.allow(NOT_FOUND);
  const person = await anAccount(request);
  await signInByRequest(page, person.email, person.password);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(person.firstName);
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Configuración/ })
    .click();
  await expect(page).toHaveURL(/\/settings/);
  // The focus comes last, and closes a menu that is open by then.
  await expect(page.getByRole('main')).toBeFocused();

  await signOut(page, person);
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (let steps = 0; steps < 2; steps += 1) {
    await page.goBack();
    await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
    const text = await page.content();
    expect(text).not.toContain(person.email);
    expect(text).not.toContain(person.lastName);
    // One step after the other: React complains, and starts anew, when the address changes while it takes the page over.
    await untilStarted(page);
  }
});

test('the pages of members do not exist for a visitor', async ({ page, expectedNoise }) => {
  expectedNoise.allow(NOT_FOUND);
  for (const path of [
    '/dashboard',
    '/my-properties',
    '/shared-commissions',
    '/settings',
    '/admin',
  ]) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
    const signInLink = page.getByRole('main').getByRole('link', { name: 'Iniciar sesión' });
    await expect(signInLink).toHaveAttribute('href', `/auth?redirect=${encodeURIComponent(path)}`);
  }
});

test('an employee is told that the administration is not theirs', async ({
  page,
  request,
  expectedNoise,
}) => {
  expectedNoise.allow(FORBIDDEN);
  const person = await anAccount(request);
  await signInByRequest(page, person.email, person.password);
  const answer = await page.goto('/admin');
  expect(answer?.status()).toBe(403);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'No tienes permisos para ver esta página',
  );
  await expect(page.getByRole('link', { name: 'Administración' })).toHaveCount(0);
});

test('a double click signs in once', async ({ page, request }) => {
  const person = await anAccount(request);
  await page.goto('/auth');
  const sent: string[] = [];
  page.on('request', (asked) => {
    if (asked.url().includes('session.login')) sent.push(asked.url());
  });
  await fillLogin(page, person);
  await loginButton(page).dblclick();
  await expect(page.getByText('Inicio de sesión exitoso')).toBeVisible();
  expect(sent).toHaveLength(1);
});

test('what was typed before the scripts came is sent', async ({ page, request }) => {
  const person = await anAccount(request);
  let letScriptsCome = (): void => {};
  const scriptsMayCome = new Promise<void>((resolve) => (letScriptsCome = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await scriptsMayCome;
    await route.continue();
  });
  await page.goto('/auth', { waitUntil: 'commit' });
  await fillLogin(page, person);
  letScriptsCome();
  await page.waitForLoadState('networkidle');
  await expect(emailField(page)).toHaveValue(person.email);
  await loginButton(page).click();
  await expect(page.getByText('Inicio de sesión exitoso')).toBeVisible();
});

test('signing in, walking the menu and signing out need no mouse', async ({
  page,
  request,
  isMobile,
}) => {
  test.skip(isMobile, 'a phone has no Tab key');
  const person = await anAccount(request);
  await page.goto('/auth');
  await tabTo(page, emailField(page));
  await page.keyboard.type(person.email);
  await tabTo(page, passwordField(page));
  await page.keyboard.type(person.password);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Inicio de sesión exitoso')).toBeVisible();
  await expect(page).toHaveURL('/properties');
  await expect(page.getByRole('main')).toBeFocused();

  const summary = page.locator('header summary');
  await tabTo(page, summary, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('link', { name: 'Configuración' }));
  await page.keyboard.press('Escape');
  await expect(summary).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Cerrar Sesión' }));
  await expectVisibleFocus(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
  await expect(page.locator('header summary')).toHaveCount(0);
});
