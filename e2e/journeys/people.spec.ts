import { mailedLink } from '../fixtures/mail.ts';
import { anAccount, anInvitedPerson, aPerson } from '../fixtures/people.ts';
import {
  emailField,
  expect,
  expectSignedIn,
  fillLogin,
  passwordField,
  signIn,
  TIMEOUT_MS,
} from '../fixtures/person-page.ts';
import { test } from '../fixtures/test.ts';

test.setTimeout(TIMEOUT_MS);

test('from registering to signed in, with the link of the mail', async ({ page }) => {
  const person = aPerson();
  await page.goto('/auth');
  await page.getByRole('tab', { name: 'Crear cuenta' }).click();
  await page.getByLabel('Nombre').fill(person.firstName);
  await page.getByLabel('Apellidos').fill(person.lastName);
  await fillLogin(page, person);
  await page.getByRole('checkbox', { name: /aviso de privacidad/ }).check();
  await page.getByRole('button', { name: 'Crear cuenta' }).click();
  await expect(page.getByRole('heading', { name: 'Revisa tu correo' })).toBeFocused();
  await expect(page.getByText(person.email)).toBeVisible();

  await page.goto(await mailedLink(person.email, '/verify-email'));
  await page.getByRole('button', { name: 'Confirmar mi correo' }).click();
  await expect(page.getByText('Correo confirmado')).toBeVisible();
  await expect(page).toHaveURL('/properties');
  await expectSignedIn(page, person);
  await page.reload();
  await expectSignedIn(page, person);
});

test('opening the link of a mail uses nothing up, pressing its button does', async ({
  page,
  browser,
  request,
  expectedNoise,
}) => {
  expectedNoise.allow(/status of 400/);
  const person = await anInvitedPerson(request);
  const link = await mailedLink(person.email, '/invitation');
  await page.goto(link);
  await page.goto(link);
  await page.getByLabel(/^Contraseña/).fill(person.password);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Entrar al portal' }).click();
  await expect(page.getByText('Tu cuenta está lista')).toBeVisible();

  const stranger = await browser.newPage();
  await stranger.goto(link);
  await expect(stranger.getByRole('heading', { name: 'Este enlace ya no sirve' })).toBeVisible();
  await stranger.close();
});

test('a forgotten password is replaced with the link of the mail, and ends the sessions there were', async ({
  page,
  browser,
  request,
}) => {
  const person = await anAccount(request);
  await page.goto('/auth');
  await page.getByRole('link', { name: 'Olvidé mi contraseña' }).click();
  // Both screens have the field.
  await expect(page.getByRole('heading', { name: 'Olvidé mi contraseña' })).toBeVisible();
  await emailField(page).fill(person.email);
  await page.getByRole('button', { name: 'Enviar enlace' }).click();
  await expect(page.getByRole('heading', { name: 'Revisa tu correo' })).toBeFocused();

  const link = await mailedLink(person.email, '/reset-password');
  expect((await request.get('/api/user')).status()).toBe(200);
  await page.goto(link);
  const renewed = { ...person, password: `${person.password} otra` };
  await page.getByLabel(/^Contraseña nueva/).fill(renewed.password);
  await page.getByRole('button', { name: 'Guardar contraseña' }).click();
  await expect(page.getByText('Contraseña cambiada')).toBeVisible();
  await expectSignedIn(page, person);
  // The session from before.
  expect((await request.get('/api/user')).status()).toBe(401);

  const later = await browser.newPage();
  await later.goto('/auth');
  await signIn(later, renewed);
  await later.close();
});

test('an invitation leads to a password of one’s own, and in', async ({ page, request }) => {
  const person = await anInvitedPerson(request);
  await page.goto(await mailedLink(person.email, '/invitation'));
  await expect(page.getByRole('heading', { level: 1 })).toContainText(person.firstName);
  await expect(page.getByText(person.email)).toBeVisible();
  await page.getByRole('button', { name: 'Entrar al portal' }).click();
  await expect(page.getByText('Acepta el aviso de privacidad para continuar.')).toBeVisible();
  await expect(passwordField(page)).toBeFocused();
  await passwordField(page).fill(person.password);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Entrar al portal' }).click();
  await expect(page.getByText('Tu cuenta está lista')).toBeVisible();
  await expectSignedIn(page, person);
});
