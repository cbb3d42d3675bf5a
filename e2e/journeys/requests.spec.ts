import { randomUUID } from 'node:crypto';
import { becomeOnly } from '../fixtures/sign-in.ts';
import { mailTo } from '../fixtures/mail.ts';
import { expect, TIMEOUT_MS } from '../fixtures/person-page.ts';
import { test } from '../fixtures/test.ts';

test.setTimeout(TIMEOUT_MS);

test('a valuation request reaches the inbox and is answered', async ({ page }) => {
  const mark = randomUUID().slice(0, 8);
  const clientName = `Marta Solís ${mark}`;
  const clientEmail = `marta.${mark}@correo.test`;
  await page.goto('/valuation');
  await page.getByRole('heading', { name: 'Solicita tu avalúo' }).scrollIntoViewIfNeeded();
  const send = page.getByRole('button', { name: 'Solicitar avalúo' });
  await send.click();
  await expect(page.getByText('Escribe tu nombre.')).toBeVisible();
  await expect(page.getByLabel('Nombre completo')).toBeFocused();
  await page.getByLabel('Tipo de propiedad').selectOption('Bodega');
  await page.getByLabel('Superficie').fill('1,850');
  await page.getByLabel('Nombre completo').fill(clientName);
  await page.getByLabel('Correo electrónico').fill(clientEmail);
  await send.dblclick();
  await expect(page.getByRole('heading', { name: 'Solicitud enviada' })).toBeFocused();

  await becomeOnly(page, 'admin@demo.pbr.mx');
  await page.goto(`/inquiries/requests?search=${mark}`);
  const card = page.getByRole('article', { name: clientName });
  await expect(card).toHaveCount(1);
  await expect(card).toContainText('1,850 m²');
  await page.getByLabel('Quién atiende').selectOption('Sin asignar');
  await expect(page).toHaveURL(/assignee=nobody/u);
  await expect(card).toHaveCount(1);
  await card.getByRole('button', { name: `Responder a ${clientName}` }).click();
  await card.getByLabel(`Tu respuesta a ${clientName}`).fill('Son $8,500 y una semana.');
  await card.getByRole('button', { name: 'Enviar respuesta' }).click();
  await expect(card).toContainText('Respondida');
  const mail = await mailTo(clientEmail, 'Respuesta a tu solicitud: Avalúo');
  expect(mail.replyTo?.map(({ address }) => address)).toEqual(['admin@demo.pbr.mx']);
  expect(mail.text?.replaceAll(/\s+/g, ' ')).toContain('Son $8,500 y una semana.');
});
