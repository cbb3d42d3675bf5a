import { mailedLink } from '../fixtures/data/mail.ts';
import { aPerson } from '../fixtures/data/people.ts';
import {
  emailField,
  expect,
  expectSignedIn,
  fillLogin,
  signOut,
  TIMEOUT_MS,
} from '../fixtures/pages/person-page.ts';
import { test } from '../fixtures/browser/test.ts';

test.setTimeout(TIMEOUT_MS);

test('a person registers, confirms the e-mail, and signs in with a new password after forgetting the first @phone', async ({
  page,
  request,
  elsewhere,
  expectedNoise,
}) => {
  expectedNoise.allow(/status of 400/);
  const person = aPerson();

  await test.step('the form leads to the mail', async () => {
    await page.goto('/auth');
    await page.getByRole('tab', { name: 'Crear cuenta' }).click();
    await page.getByLabel('Nombre').fill(person.firstName);
    await page.getByLabel('Apellidos').fill(person.lastName);
    await fillLogin(page, person);
    await page.getByRole('checkbox', { name: /aviso de privacidad/ }).check();
    await page.getByRole('button', { name: 'Crear cuenta' }).click();
    await expect(page.getByRole('heading', { name: 'Revisa tu correo' })).toBeFocused();
    await expect(page.getByText(person.email)).toBeVisible();
  });

  await test.step('opening the mailed link does not use it up; its button signs in, once', async () => {
    const link = await mailedLink(person.email, '/verify-email');
    await page.goto(link);
    await page.goto(link);
    const confirm = { name: 'Confirmar mi correo' };
    await page.getByRole('button', confirm).click();
    await expect(page.getByText('Correo confirmado')).toBeVisible();
    await expect(page).toHaveURL('/properties');
    await expectSignedIn(page, person);
    await page.reload();
    await expectSignedIn(page, person);
    const stranger = await elsewhere();
    await stranger.goto(link);
    await stranger.getByRole('button', confirm).click();
    await expect(stranger.getByRole('heading', { name: 'Este enlace ya no sirve' })).toBeVisible();
  });

  await test.step('the mailed link replaces a forgotten password, and existing sessions end', async () => {
    const login = (password: string) =>
      request.post('/api/login', { data: { email: person.email, password } });
    expect((await login(person.password)).status()).toBe(200);
    await signOut(page, person);
    await expect(page).toHaveURL('/');
    await page.goto('/auth');
    await page.getByRole('link', { name: 'Olvidé mi contraseña' }).click();
    // Both screens have an e-mail field, so wait for the second one.
    await expect(page.getByRole('heading', { name: 'Olvidé mi contraseña' })).toBeVisible();
    await emailField(page).fill(person.email);
    await page.getByRole('button', { name: 'Enviar enlace' }).click();
    await expect(page.getByRole('heading', { name: 'Revisa tu correo' })).toBeFocused();

    const link = await mailedLink(person.email, '/reset-password');
    expect((await request.get('/api/user')).status()).toBe(200);
    await page.goto(link);
    const renewed = `${person.password} otra`;
    await page.getByLabel(/^Contraseña nueva/).fill(renewed);
    await page.getByRole('button', { name: 'Guardar contraseña' }).click();
    await expect(page.getByText('Contraseña cambiada')).toBeVisible();
    await expectSignedIn(page, person);
    expect((await request.get('/api/user')).status()).toBe(401);
    expect((await login(renewed)).status()).toBe(200);
  });
});
