import { type Page, test as runner } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { tabTo } from '../fixtures/keyboard.ts';
import { anEmployee, signedInAsEmployee } from '../fixtures/employees.ts';
import { PASSING_NAME } from '../fixtures/listings.ts';
import { expect, test } from '../fixtures/test.ts';

// Passwords take their time to be checked, on purpose, and every test has people of its own.
runner.describe.configure({ timeout: 180_000 });

const anEmail = () => `nuevo.${randomUUID()}@correo.mx`;
const row = (page: Page, email: string) => page.getByRole('listitem').filter({ hasText: email });
const newEmployee = (page: Page) =>
  page.getByRole('button', { name: 'Nuevo Empleado', exact: true });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

async function fillIn(page: Page, email: string): Promise<void> {
  const form = dialog(page, 'Nuevo Empleado');
  await form.getByLabel('Nombre').fill('Tomás');
  await form.getByLabel('Apellidos').fill('Ibáñez');
  await form.getByLabel('Correo electrónico').fill(email);
}

/** A listing of whoever is signed in there; answers its id. */
async function publish(page: Page): Promise<string> {
  await page.goto('/my-properties?edit=new');
  const form = dialog(page, 'Nueva Propiedad');
  await form.getByRole('textbox', { name: 'Nombre', exact: true }).fill(PASSING_NAME);
  await form.getByLabel('Tipo de propiedad').selectOption('casa');
  await form.getByLabel('Operación').selectOption('venta');
  await form.getByLabel('Descripción').fill('Luz todo el día y un patio con bugambilia.');
  await form.getByLabel('Precio de venta').fill('4.5 M');
  await form.getByRole('combobox', { name: 'Ciudad o alcaldía' }).fill('Coyoacán');
  await form.getByRole('combobox', { name: 'Colonia' }).fill('Del Carmen');
  await form.getByLabel('Calle').fill('Londres');
  await form.getByRole('button', { name: 'Publicar propiedad' }).click();
  await expect(form).toBeHidden({ timeout: 60_000 });
  const link = page.getByRole('link', { name: PASSING_NAME });
  return (await link.getAttribute('href'))?.split('/').at(-1) ?? '';
}

/** The team has more pages than one. */
const lookFor = (page: Page, email: string) =>
  page.goto(`/admin?search=${encodeURIComponent(email)}`);

test('an admin invites somebody once, whose link lets them in; then edits them', async ({
  page,
  browser,
}) => {
  await signedInAsEmployee(page, { role: 'admin' });
  const email = anEmail();
  await page.goto('/admin');
  await newEmployee(page).click();
  await fillIn(page, email);
  await dialog(page, 'Nuevo Empleado').getByRole('button', { name: 'Crear empleado' }).dblclick();
  const link = dialog(page, 'Invitación lista').getByLabel('Enlace de invitación');
  await expect(link).toBeFocused();
  await expect(page.getByText('El empleado ha sido creado exitosamente.')).toBeVisible();
  const address = await link.inputValue();
  await page.getByRole('button', { name: 'Listo' }).click();
  await lookFor(page, email);
  await expect(row(page, email)).toHaveCount(1);
  await expect(row(page, email)).toContainText('Invitación enviada');

  const elsewhere = await browser.newContext();
  const invited = await elsewhere.newPage();
  await invited.goto(address);
  await expect(invited.getByRole('main')).toContainText(email);
  await elsewhere.close();

  await row(page, email).getByRole('button', { name: 'Editar a Tomás Ibáñez' }).click();
  const form = dialog(page, 'Editar empleado');
  await expect(form.getByLabel('Rol')).toHaveValue('employee');
  await form.getByLabel('Apellidos').fill('Ibáñez Luna');
  await form.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(page.getByText('El empleado ha sido actualizado exitosamente.')).toBeVisible();
  await expect(row(page, email)).toContainText('Tomás Ibáñez Luna');
  await page.reload();
  await expect(row(page, email)).toContainText('Tomás Ibáñez Luna');
});

test('somebody is invited, gets in and publishes; when they leave, a colleague has the listing and they are out at the next click', async ({
  page,
  browser,
}) => {
  const heir = await anEmployee({ firstName: 'Elena' });
  await signedInAsEmployee(page, { role: 'admin' });
  const email = anEmail();
  await page.goto('/admin');
  await newEmployee(page).click();
  await fillIn(page, email);
  await dialog(page, 'Nuevo Empleado').getByRole('button', { name: 'Crear empleado' }).click();
  const link = dialog(page, 'Invitación lista').getByLabel('Enlace de invitación');
  await expect(link).toBeFocused();
  const address = await link.inputValue();
  await page.getByRole('button', { name: 'Listo' }).click();

  const elsewhere = await browser.newContext();
  const theirs = await elsewhere.newPage();
  await theirs.goto(address);
  await theirs.getByLabel(/^Contraseña/).fill(`clave-${randomUUID()}`);
  await theirs.getByRole('checkbox').check();
  await theirs.getByRole('button', { name: 'Entrar al portal' }).click();
  // Passwords take their time, and the greeting does not stay.
  await expect(theirs).not.toHaveURL(/\/invitation/, { timeout: 60_000 });
  const id = await publish(theirs);

  await lookFor(page, email);
  await row(page, email)
    .getByRole('button', { name: /^Desactivar/ })
    .click();
  const question = dialog(page, '¿Desactivar a Tomás Ibáñez?');
  const value = await question.getByRole('option', { name: heir.email }).getAttribute('value');
  await question.getByLabel('A quién pasa su propiedad').selectOption(value);
  await question.getByRole('button', { name: 'Desactivar' }).click();
  await expect(page.getByText('El empleado ha sido desactivado exitosamente.')).toBeVisible();
  await expect(row(page, email)).toHaveCount(0);

  await theirs.locator('summary', { hasText: `Acciones de ${PASSING_NAME}` }).click();
  const [answer] = await Promise.all([
    theirs.waitForResponse((response) => response.url().includes('property.setStatus')),
    theirs.getByRole('button', { name: `Pausar ${PASSING_NAME}` }).click(),
  ]);
  expect(answer.status()).toBe(401);
  expect((await theirs.goto('/my-properties'))?.status()).toBe(404);
  const listing = await theirs.request.get(`/api/properties/${id}`);
  expect(await listing.json()).toMatchObject({ owner: { firstName: 'Elena', email: heir.email } });
  await elsewhere.close();

  // No other test may find it.
  expect((await page.request.delete(`/api/properties/${id}`)).status()).toBe(204);
});

test('a taken address and what only an admin may lose are refused in words', async ({
  page,
  expectedNoise,
}) => {
  expectedNoise.allow(/status of 409/);
  const me = await signedInAsEmployee(page, { role: 'admin' });
  await lookFor(page, me.email);
  await expect(row(page, me.email)).toHaveCount(1);
  await expect(row(page, me.email).getByRole('button', { name: /^Desactivar/ })).toHaveCount(0);
  await newEmployee(page).click();
  await fillIn(page, me.email.toUpperCase());
  const form = dialog(page, 'Nuevo Empleado');
  await form.getByRole('button', { name: 'Crear empleado' }).click();
  await expect(page.getByText('No se pudo crear el empleado.')).toBeVisible();
  await expect(form.getByLabel('Correo electrónico')).toBeFocused();
  await expect(form.getByLabel('Correo electrónico')).toHaveAttribute('aria-invalid', 'true');
  await expect(form.getByLabel('Nombre')).toHaveValue('Tomás');
});

test('to an employee the page is not open, and neither is the list behind it', async ({
  page,
  expectedNoise,
}) => {
  expectedNoise.allow(/status of 403/);
  await signedInAsEmployee(page);
  expect((await page.goto('/admin'))?.status()).toBe(403);
  await expect(page.getByText('No tienes permisos para ver esta página')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Administración' })).toHaveCount(0);
  expect((await page.request.get('/api/employees')).status()).toBe(403);
});

runner.describe('without a mouse', () => {
  runner.skip(({ isMobile }) => isMobile, 'a phone has no Tab key');

  test('somebody is invited', async ({ page }) => {
    await signedInAsEmployee(page, { role: 'admin' });
    const email = anEmail();
    await page.goto('/admin');
    await tabTo(page, newEmployee(page));
    await page.keyboard.press('Enter');
    const form = dialog(page, 'Nuevo Empleado');
    await expect(form.getByLabel('Nombre')).toBeFocused();
    await page.keyboard.type('Tomás');
    await tabTo(page, form.getByLabel('Apellidos'));
    await page.keyboard.type('Ibáñez');
    await tabTo(page, form.getByLabel('Correo electrónico'));
    await page.keyboard.type(email);
    await page.keyboard.press('Enter');
    await expect(dialog(page, 'Invitación lista').getByLabel('Enlace')).toBeFocused();
    await tabTo(page, page.getByRole('button', { name: 'Listo' }));
    await page.keyboard.press('Enter');
    await expect(dialog(page, 'Invitación lista')).toBeHidden();
    await expect(newEmployee(page)).toBeFocused();
    await lookFor(page, email);
    await expect(row(page, email)).toBeVisible();
  });
});
