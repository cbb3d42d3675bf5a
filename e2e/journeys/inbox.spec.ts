import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect as base, type Locator, type Page } from '@playwright/test';
import { expectNoAxeViolations } from '../fixtures/axe.ts';
import { signedInAsEmployee } from '../fixtures/employees.ts';
import { mailTo } from '../fixtures/mail.ts';
import { expect, TIMEOUT_MS } from '../fixtures/person-page.ts';
import { test } from '../fixtures/test.ts';

test.setTimeout(TIMEOUT_MS);

interface Inquiry {
  name: string;
  clientName: string;
  clientEmail: string;
  message: string;
}

/** A listing of the person who is signed in, about which a visitor has written. */
async function anInquiry(page: Page, visitor: APIRequestContext): Promise<Inquiry> {
  const mark = randomUUID().slice(0, 8);
  const listing = {
    name: `Casa de prueba ${mark}`,
    description: 'Con patio y una jacaranda.',
    street: 'Durango',
    neighborhood: 'Roma Norte',
    city: 'Ciudad de México',
    state: 'Ciudad de México',
    propertyType: 'casa',
    operationType: 'venta',
    salePrice: '4500000',
  };
  const made = await page.request.post('/api/properties', { data: listing });
  base(made.status(), await made.text()).toBe(201);
  const { id } = (await made.json()) as { id: string };
  const client = {
    clientName: 'Marta Solís',
    clientEmail: `marta.${mark}@correo.test`,
    clientPhone: '55 1234 5678',
    message: `¿Sigue disponible?\nMe gustaría verla. ${mark}`,
    inquiryType: 'visit',
  };
  const sent = await visitor.post(`/api/properties/${id}/inquiries`, { data: client });
  base(sent.status(), await sent.text()).toBe(201);
  return { name: listing.name, ...client };
}

const waiting = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Consultas/ });
const card = (page: Page) => page.getByRole('article', { name: 'Marta Solís' });
const answerField = (page: Page) => page.getByLabel('Tu respuesta a Marta Solís');
const openAnswer = (page: Page) =>
  page.getByRole('button', { name: 'Responder a Marta Solís' }).click();
const send = (page: Page) => page.getByRole('button', { name: 'Enviar respuesta' });

/** Does the one lie above or below the other? */
async function isClear(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = await Promise.all([one.boundingBox(), other.boundingBox()]);
  return a !== null && b !== null && (a.y + a.height <= b.y || b.y + b.height <= a.y);
}

test('an inquiry arrives, is answered, and the client gets the answer by mail', async ({
  page,
  request,
}) => {
  const agent = await signedInAsEmployee(page);
  const { name, clientEmail, message } = await anInquiry(page, request);
  await page.goto('/dashboard');
  await expect(waiting(page)).toHaveAccessibleName('Consultas: 1 sin responder');
  await waiting(page).click();
  await expect(page).toHaveURL('/inquiries');
  await expect(card(page)).toContainText('Me gustaría verla.');
  await expect(card(page)).toContainText('Agendar una visita');
  await expect(card(page).getByRole('link', { name, exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Llamar a Marta Solís' })).toHaveAttribute(
    'href',
    'tel:+525512345678',
  );
  await openAnswer(page);
  await expect(answerField(page)).toBeFocused();
  await page.getByRole('button', { name: 'Sigue disponible' }).click();
  await answerField(page).press('Control+End');
  await answerField(page).pressSequentially(' ¿Te queda bien el jueves?');
  await expectNoAxeViolations(page);
  await send(page).dblclick();
  await expect(page.getByText('Respuesta enviada')).toBeVisible();
  await expect(card(page)).toContainText('Respondida');
  await expect(waiting(page)).toHaveAccessibleName('Consultas');

  const mail = await mailTo(clientEmail, `Respuesta a tu consulta: ${name}`);
  expect(mail.replyTo?.map(({ address }) => address)).toEqual([agent.email]);
  const text = mail.text?.replaceAll(/\s+/g, ' ') ?? '';
  expect(text).toContain('Hola, Marta Solís:');
  expect(text).toContain('La propiedad sigue disponible');
  expect(text).toContain('¿Te queda bien el jueves?');
  expect(text).toContain(message.split('\n')[1]);

  await page.reload();
  await card(page).locator('summary').click();
  await expect(card(page).getByText('¿Te queda bien el jueves?')).toBeVisible();
});

test('what was typed outlives a broken connection and another page; closed is closed until opened again', async ({
  page,
  request,
  expectedNoise,
}) => {
  expectedNoise.allow(/Failed to load resource/);
  await signedInAsEmployee(page);
  await anInquiry(page, request);
  await page.goto('/inquiries');
  await openAnswer(page);
  await answerField(page).fill('Con gusto.');
  await page.route('**/trpc/inquiry.answer**', (route) => route.abort());
  await send(page).click();
  const failure = page.getByRole('alert').filter({ hasText: 'No se pudo enviar la respuesta.' });
  await expect(failure).toBeVisible();
  await expect.poll(() => isClear(failure, send(page)), 'the message covers the button').toBe(true);
  await expect(answerField(page)).toHaveValue('Con gusto.');
  await page.unroute('**/trpc/inquiry.answer**');
  await card(page)
    .getByRole('link', { name: /^Casa de prueba/ })
    .click();
  await expect(page.getByRole('button', { name: 'Contactar Agente' })).toBeVisible();
  await page.goBack();
  await openAnswer(page);
  await expect(answerField(page)).toHaveValue('Con gusto.');
  await page.getByRole('button', { name: 'Más tarde' }).click();

  await page.getByRole('button', { name: 'Cerrar la consulta de Marta Solís' }).click();
  await expect(page.getByText('Consulta cerrada')).toBeVisible();
  await page.getByRole('link', { name: /^Pendientes/ }).click();
  await expect(page.getByRole('heading', { name: 'Estás al día' })).toBeVisible();
  await page.getByRole('link', { name: /^Cerradas/ }).click();
  await page.getByRole('button', { name: 'Reabrir la consulta de Marta Solís' }).click();
  await expect(waiting(page)).toHaveAccessibleName('Consultas: 1 sin responder');
});
