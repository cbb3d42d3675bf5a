import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { signedInAsEmployee } from '../fixtures/data/employees.ts';
import { postListing } from '../fixtures/data/listings.ts';
import { mailTo } from '../fixtures/data/mail.ts';
import { expect, TIMEOUT_MS } from '../fixtures/pages/person-page.ts';
import { test } from '../fixtures/browser/test.ts';

test.setTimeout(TIMEOUT_MS);

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Comisión' });
const percentage = (page: Page) => dialog(page).getByLabel('Porcentaje del precio');
const register = (page: Page) => page.getByRole('button', { name: 'Registrar comisión' });

async function openForm(page: Page, listing: { id: string }): Promise<void> {
  await page.goto(`/my-properties?commission=${listing.id}`);
  await percentage(page).waitFor();
}

async function withdraw(page: Page, listing: { id: string }): Promise<void> {
  await page.goto(`/my-properties?commission=${listing.id}`);
  await dialog(page)
    .getByRole('button', { name: /^Eliminar la comisión/ })
    .click();
  const question = page.getByRole('dialog', { name: /^¿Eliminar la comisión/ });
  await question.getByRole('button', { name: 'Eliminar' }).click();
  await expect(page.getByText('Comisión eliminada')).toBeVisible();
}

test('an agent shares half of a commission of 5 % with a colleague, who accepts, and withdraws it', async ({
  page,
  elsewhere,
}) => {
  const owner = await signedInAsEmployee(page, { firstName: 'Olga' });
  const hers = await elsewhere();
  const eva = await signedInAsEmployee(hers, { firstName: `Eva ${randomUUID().slice(0, 4)}` });
  const fullName = `${eva.firstName} ${eva.lastName}`;
  const listing = await postListing(page.request);

  await test.step('a percentage of the price that is too large becomes one of the commission', async () => {
    await openForm(page, listing);
    await dialog(page)
      .getByRole('combobox', { name: /^Agente/ })
      .selectOption({ label: fullName });
    await percentage(page).fill('50');
    await expect(dialog(page).getByText(/^Es el 50 % del precio, no de la comisión/)).toBeVisible();
    await dialog(page).getByRole('radio', { name: '50/50' }).check();
    await expect(dialog(page).getByText('$200,000 MXN')).toBeVisible();
  });

  await test.step('it is stored once', async () => {
    await register(page).dblclick();
    await expect(page.getByText('Comisión registrada')).toBeVisible();
    await expect(dialog(page).getByText('2.50 %', { exact: true })).toBeVisible();
    const stored = await page.request.get(`/api/properties/${listing.id}/commissions`);
    expect(await stored.json()).toMatchObject([
      { percentage: '2.50', commissionPart: '50.00', amount: '200000.00' },
    ]);
  });

  await test.step('the colleague gets a mail, and accepts', async () => {
    const offer = await mailTo(eva.email, `Comisión compartida: ${listing.name}`);
    expect(offer.text).toContain('$200,000');
    await hers.goto('/shared-commissions');
    const waiting = hers.getByRole('banner').getByText('1', { exact: true });
    await expect(waiting.filter({ visible: true })).toBeVisible();
    const card = hers.getByRole('listitem').filter({ hasText: listing.name });
    for (const words of ['2.50% de comisión', 'Por confirmar', 'Mi comisión', '$200,000'])
      await expect(card).toContainText(words);
    await card.getByRole('button', { name: /^Aceptar/ }).click();
    await expect(card).toContainText('Aceptada');
    await expect(waiting.filter({ visible: true })).toHaveCount(0);
    await mailTo(owner.email, `${fullName} aceptó la comisión`);
  });

  await test.step('the colleague loses it on withdrawal, and gets a mail', async () => {
    await withdraw(page, listing);
    await hers.reload();
    await expect(hers.getByText('Todavía nadie comparte una comisión contigo')).toBeVisible();
    await mailTo(eva.email, `Se retiró la comisión compartida: ${listing.name}`);
  });
});

test('half of a commission goes to an outside agent by WhatsApp in six touches @phone', async ({
  page,
  expectedNoise,
}) => {
  expectedNoise.allow(/foreign request: https:\/\/wa\.me/);
  await signedInAsEmployee(page);
  const listing = await postListing(page.request);
  await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }));
  await page.goto('/my-properties');
  let touches = 0;
  const touch = async (target: Locator) => {
    touches += 1;
    await target.click();
  };
  await touch(page.locator('summary', { hasText: `Acciones de ${listing.name}` }));
  await touch(page.getByRole('button', { name: `Comisión de ${listing.name}` }));
  await touch(dialog(page).getByRole('radio', { name: 'Agente externo' }));
  await touch(dialog(page).getByLabel('Nombre'));
  await page.keyboard.type('Óscar Lara');
  await touch(register(page));
  await expect(dialog(page).getByText('2.50 %', { exact: true })).toBeVisible();
  const opened = page.context().waitForEvent('page');
  await touch(dialog(page).getByRole('button', { name: /^Enviar por WhatsApp a Óscar Lara/ }));
  const chat = new URL((await opened).url());
  expect(chat.host).toBe('wa.me');
  expect(chat.searchParams.get('text')).toMatch(/\/agreement\/[\w-]+$/);
  expect(touches).toBeLessThanOrEqual(6);
});

test('an outside agent accepts through the mailed link without an account, until the link is withdrawn @phone @long', async ({
  page,
  elsewhere,
  expectedNoise,
}) => {
  expectedNoise.allow(/status of 404/);
  await signedInAsEmployee(page);
  const listing = await postListing(page.request);
  const email = `oscar.${randomUUID()}@correo.test`;

  await test.step('the commission is stored', async () => {
    await openForm(page, listing);
    await dialog(page).getByRole('radio', { name: 'Agente externo' }).check();
    await dialog(page).getByLabel('Nombre').fill('Óscar Lara');
    await dialog(page).getByLabel('Correo').fill(email);
    await percentage(page).fill('3');
    await register(page).click();
    await expect(page.getByText('Comisión registrada')).toBeVisible();
  });

  const his = await elsewhere();
  await test.step('the mailed link leads to the agreement, which is accepted', async () => {
    const { text = '' } = await mailTo(email, `Comisión compartida: ${listing.name}`);
    await his.goto(/\/agreement\/[\w-]+/.exec(text)?.[0] ?? '');
    await expect(his.getByRole('heading', { level: 1 })).toHaveText(
      'Acuerdo de comisión compartida',
    );
    await expect(his.getByRole('main')).toContainText('$240,000 MXN');
    await his.getByLabel('Escribe tu nombre').fill('Óscar Lara Díaz');
    await his.getByRole('button', { name: 'Aceptar comisión' }).click();
    await expect(his.getByText('Comisión aceptada')).toBeVisible();
    await expect(his.getByText(/^Aceptada por Óscar Lara Díaz el/)).toBeVisible();
    await expect(his.getByRole('main')).toContainText('Aceptada');
    await expect(his.getByRole('button', { name: 'Aceptar comisión' })).toBeHidden();
  });

  await test.step('a withdrawn share disables its link', async () => {
    await withdraw(page, listing);
    expect((await his.reload())?.status()).toBe(404);
    await expect(his.getByRole('heading', { level: 1 })).toHaveText('Acuerdo no encontrado');
  });
});

test('the longest agreement prints on one sheet, A4 and letter @long', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'paper is as wide from a phone');
  await signedInAsEmployee(page, { firstName: 'María de los Ángeles Guadalupe' });
  const long = (words: string, length: number) => words.repeat(length).slice(0, length).trim();
  const { id } = await postListing(page.request, {
    name: long('Residencia con jardín y alberca ', 150),
    street: long('Prolongación de los Insurgentes ', 150),
    neighborhood: long('Lomas de Chapultepec ', 120),
  });
  const made = await page.request.post('/api/commission-shares', {
    data: {
      propertyId: id,
      agentId: null,
      externalAgentName: long('Óscar Maximiliano Lara ', 120),
      externalAgentEmail: `${long('o', 50)}@correo.test`,
      externalAgentPhone: '55 1234 5678',
      percentage: '2.50',
      commissionTotal: '5',
      commissionPart: '50',
      fixedAmount: '25000',
      notes: long(
        'Se paga a la firma de las escrituras, contra factura y en una sola exhibición. ',
        2000,
      ),
    },
  });
  expect(made.status(), await made.text()).toBe(201);
  const share = (await made.json()) as { id: string };
  const renewed = await page.request.post('/trpc/commission.newLink', { data: { id: share.id } });
  const { result } = (await renewed.json()) as { result: { data: { link: string } } };
  const [, token] = result.data.link.split('/agreement/');
  const signed = await page.request.post('/trpc/commission.acceptByLink', {
    data: { token, version: 1, name: long('Óscar Maximiliano Lara ', 120) },
  });
  expect(signed.status(), await signed.text()).toBe(200);
  await page.goto(`/shared-commissions/${share.id}`);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const colours = await page
    .getByRole('main')
    .evaluate((main) =>
      [...main.querySelectorAll('h1, h2, p, dt, dd, a, span')].map(
        (element) => getComputedStyle(element).color,
      ),
    );
  expect([...new Set(colours)].toSorted()).toEqual(['rgb(0, 0, 0)', 'rgb(51, 51, 51)']);
  for (const format of ['A4', 'Letter']) {
    const pdf = (await page.pdf({ format })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g), format).toHaveLength(1);
  }
});
