import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { signedInAsEmployee } from '../fixtures/data/employees.ts';
import { postListing } from '../fixtures/data/listings.ts';
import { mailTo } from '../fixtures/data/mail.ts';
import { expect, TIMEOUT_MS } from '../fixtures/pages/person-page.ts';
import { becomeOnly } from '../fixtures/portal/sign-in.ts';
import { test } from '../fixtures/browser/test.ts';

test.setTimeout(TIMEOUT_MS);

const waiting = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Consultas/ });

/** Whether one element lies wholly above or below the other. */
async function isClear(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = await Promise.all([one.boundingBox(), other.boundingBox()]);
  if (a === null || b === null) return false;
  const isBeside = a.x + a.width <= b.x || b.x + b.width <= a.x;
  return isBeside || a.y + a.height <= b.y || b.y + b.height <= a.y;
}

test('an agent answers an inquiry on a phone, over a line that breaks @phone', async ({
  page,
  request,
  expectedNoise,
}) => {
  expectedNoise.allow(/Failed to load resource/);
  const agent = await signedInAsEmployee(page);
  const { id, name } = await postListing(page.request);
  const mark = randomUUID().slice(0, 8);
  const clientEmail = `marta.${mark}@correo.test`;
  const sent = await request.post(`/api/properties/${id}/inquiries`, {
    data: {
      clientName: 'Marta Solís',
      clientEmail,
      clientPhone: '55 1234 5678',
      message: `¿Sigue disponible?\nMe gustaría verla. ${mark}`,
      inquiryType: 'visit',
    },
  });
  expect(sent.status(), await sent.text()).toBe(201);
  const card = page.getByRole('article', { name: 'Marta Solís' });
  const link = card.getByRole('link', { name, exact: true });
  const answerField = page.getByLabel('Tu respuesta a Marta Solís');
  const send = page.getByRole('button', { name: 'Enviar respuesta' });
  const row = card.getByRole('link', { name: 'Marta Solís', exact: true });
  const openAnswer = () => page.getByRole('button', { name: 'Responder a Marta Solís' }).click();

  await test.step('the header counts the inquiry, and the inbox shows who asks what about which listing', async () => {
    await page.goto('/dashboard');
    await expect(waiting(page)).toHaveAccessibleName('Consultas: 1 sin responder');
    await waiting(page).click();
    await expect(page).toHaveURL('/inquiries');
    await row.click();
    await expect(page).toHaveURL(/\?open=/);
    await expect(card).toContainText('Me gustaría verla.');
    await expect(card).toContainText('Agendar una visita');
    await expect(link).toBeVisible();
    const call = page.getByRole('link', { name: 'Llamar a Marta Solís' });
    await expect(call).toHaveAttribute('href', 'tel:+525512345678');
  });

  await test.step('an answer that was not sent stays, and its message covers nothing', async () => {
    await openAnswer();
    await expect(answerField).toBeFocused();
    await expect(send).toBeInViewport({ ratio: 0.99 });
    await page.getByRole('button', { name: 'Sigue disponible' }).click();
    await answerField.press('Control+End');
    await answerField.pressSequentially(' ¿Te queda bien el jueves?');
    await page.route('**/trpc/inquiry.answer**', (route) => route.abort());
    await send.click();
    const failure = page.getByRole('alert').filter({ hasText: 'No se pudo enviar la respuesta.' });
    await expect(failure).toBeVisible();
    await expect.poll(() => isClear(failure, send), 'the message covers the button').toBe(true);
    await expect(answerField).toHaveValue(/el jueves\?$/);
    await page.unroute('**/trpc/inquiry.answer**');
  });

  await test.step('it outlives a look at the listing', async () => {
    await link.click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await page.goBack();
    await expect(answerField).toHaveValue(/el jueves\?$/);
    await page.getByRole('button', { name: 'Más tarde' }).click();
  });

  await test.step('an archived inquiry no longer waits, until it comes back', async () => {
    await page.getByRole('button', { name: 'Archivar la consulta de Marta Solís' }).click();
    await expect(page.getByText('Consulta archivada')).toBeVisible();
    await page.getByRole('link', { name: /^Pendientes/ }).click();
    await expect(page.getByRole('heading', { name: 'Estás al día' })).toBeVisible();
    await page.getByRole('link', { name: /^Archivadas/ }).click();
    await row.click();
    await page.getByRole('button', { name: 'Desarchivar la consulta de Marta Solís' }).click();
    await expect(waiting(page)).toHaveAccessibleName('Consultas: 1 sin responder');
  });

  await test.step('the answer is sent, and still there after a reload', async () => {
    await openAnswer();
    await send.dblclick();
    await expect(page.getByText('Respuesta enviada')).toBeVisible();
    await expect(card).toContainText('Respondida');
    await expect(waiting(page)).toHaveAccessibleName('Consultas');
    await page.reload();
    await card.locator('summary', { hasText: /^Respondida el/ }).click();
    await expect(card.getByText('¿Te queda bien el jueves?')).toBeVisible();
  });

  await test.step('the client gets it by mail', async () => {
    const mail = await mailTo(clientEmail, `Respuesta a tu consulta: ${name}`);
    expect(mail.replyTo?.map(({ address }) => address)).toEqual([agent.email]);
    const text = mail.text?.replaceAll(/\s+/g, ' ') ?? '';
    expect(text).toContain('Hola, Marta Solís:');
    expect(text).toContain('La propiedad sigue disponible');
    expect(text).toContain('¿Te queda bien el jueves?');
    expect(text).toContain(`Me gustaría verla. ${mark}`);
  });
});

test('a visitor asks for a valuation, and the admin answers @long', async ({ page }) => {
  const mark = randomUUID().slice(0, 8);
  const clientName = `Marta Solís ${mark}`;
  const clientEmail = `marta.${mark}@correo.test`;

  await test.step('the service request is sent once', async () => {
    await page.goto('/valuation');
    await page.getByRole('heading', { name: 'Solicita tu avalúo' }).scrollIntoViewIfNeeded();
    await page.getByLabel('Tipo de propiedad').selectOption('Bodega');
    await page.getByLabel('Superficie').fill('1,850');
    await page.getByLabel('Nombre completo').fill(clientName);
    await page.getByLabel('Correo electrónico').fill(clientEmail);
    await page.getByRole('button', { name: 'Solicitar avalúo' }).dblclick();
    await expect(page.getByRole('heading', { name: 'Solicitud enviada' })).toBeFocused();
  });

  const card = page.getByRole('article', { name: clientName });
  await test.step("it reaches the admin's inbox", async () => {
    await becomeOnly(page, 'admin@demo.pbr.mx');
    await page.goto(`/inquiries/requests?search=${mark}`);
    await card.getByRole('link', { name: clientName, exact: true }).click();
    await expect(card).toContainText('1,850 m²');
    await page.getByLabel('Quién atiende').selectOption('Sin asignar');
    await expect(page).toHaveURL(/[?&]assignee=nobody/);
    await expect(card).toHaveCount(1);
  });

  await test.step('its answer arrives by mail', async () => {
    await card.getByRole('link', { name: clientName, exact: true }).click();
    await card.getByRole('button', { name: `Responder a ${clientName}` }).click();
    await card.getByLabel(`Tu respuesta a ${clientName}`).fill('Son $8,500 y una semana.');
    await card.getByRole('button', { name: 'Enviar respuesta' }).click();
    await expect(card).toContainText('Respondida');
    const mail = await mailTo(clientEmail, 'Respuesta a tu solicitud: Avalúo');
    expect(mail.replyTo?.map(({ address }) => address)).toEqual(['admin@demo.pbr.mx']);
    expect(mail.text?.replaceAll(/\s+/g, ' ')).toContain('Son $8,500 y una semana.');
  });
});
