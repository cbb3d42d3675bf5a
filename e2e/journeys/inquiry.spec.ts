import type { Page } from '@playwright/test';
import {
  anInquiry,
  dialog,
  expectStored,
  expectTyped,
  field,
  fillIn,
  receiptOf,
  SEND,
  SENT,
  submitButton,
} from '../fixtures/pages/inquiry-form.ts';
import { someListing } from '../fixtures/data/listings.ts';
import { expect, test } from '../fixtures/browser/test.ts';

/** On a desktop the button is in the card, on a phone in the bar. */
const opener = (page: Page) => page.getByRole('button', { name: 'Contactar Agente' });

async function openDialog(page: Page): Promise<void> {
  await opener(page).click();
  await expect(dialog(page)).toBeVisible();
}

test('a buyer finds a listing and writes to its agent, even over a bad connection', async ({
  page,
  request,
  expectedNoise,
}) => {
  expectedNoise.allow(/^console /);
  const listing = await someListing(request);
  const inquiry = anInquiry();

  await test.step('the search on the home page leads to the listing', async () => {
    await page.goto('/');
    await page.getByLabel('¿Dónde o qué buscas?').fill(listing.neighborhood);
    await page.getByRole('button', { name: 'Buscar' }).click();
    await expect(page).toHaveURL(/\/properties\?search=/);
    const link = page.getByRole('link', { name: listing.name, exact: true });
    await link.and(page.locator(`[href="/properties/${listing.id}"]`)).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(listing.name);
  });

  await test.step('a form that failed to load says so, and opens once it can', async () => {
    const away = /inquiry-dialog.*\.js|\/healthz$/;
    await page.route(away, (route) => route.abort());
    const failure = page.getByText('No se pudo abrir el formulario.');
    await opener(page).click();
    await expect(failure).toBeVisible();
    await page.getByRole('button', { name: 'Cerrar aviso' }).click();
    await expect(failure).toBeHidden();
    // While the server is away, the page does not reload, because the reload would fail too.
    await opener(page).click();
    await expect(failure).toBeVisible();
    await page.unroute(away);
    // In a browser that remembers the failed import, the first click reloads the page.
    await expect(async () => {
      await opener(page).click();
      await expect(dialog(page)).toBeVisible({ timeout: 3000 });
    }).toPass();
    await expect(dialog(page)).toContainText(listing.name);
  });

  await test.step("after a proxy's error page the text is still there, even after closing and after a reload", async () => {
    await page.route(SEND, (route) =>
      route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' }),
    );
    await fillIn(page, inquiry);
    await submitButton(page).click();
    const failure = page.getByText('No se pudo enviar la consulta.');
    await expect(failure).toBeVisible();
    // The height that a phone has left above its keyboard.
    const size = page.viewportSize()!;
    await page.setViewportSize({ ...size, height: 460 });
    await expect(submitButton(page)).toBeInViewport({ ratio: 1 });
    await page.setViewportSize(size);
    await expect(submitButton(page)).toBeInViewport({ ratio: 1 });
    const over = (await failure.boundingBox())!;
    expect(over.y + over.height).toBeLessThanOrEqual((await submitButton(page).boundingBox())!.y);
    await expectTyped(page, inquiry);
    await expect(submitButton(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await openDialog(page);
    await expectTyped(page, inquiry);
    await page.unroute(SEND);
    await page.reload();
    await openDialog(page);
    await expectTyped(page, inquiry);
  });

  await test.step('a double click sends it once, and it is stored', async () => {
    let calls = 0;
    page.on('request', (sent) => {
      if (sent.url().includes('/trpc/inquiry.send')) calls += 1;
    });
    await field(page, 'Teléfono').fill('55 1234 5678');
    await field(page, 'Motivo').selectOption('Agendar una visita');
    const receipt = receiptOf(page);
    await submitButton(page).dblclick();
    await expect(page.getByText('Consulta enviada')).toBeVisible();
    await expect(page.getByText(SENT)).toBeVisible();
    await expect(dialog(page)).toBeHidden();
    await expectStored(request, listing, inquiry, await receipt);
    expect(calls).toBe(1);
  });

  await test.step('the page remembers the inquiry, and the form is empty again', async () => {
    await expect(page.getByText('Ya le escribiste a')).toBeVisible();
    await openDialog(page);
    await expect(field(page, 'Nombre completo')).toHaveValue('');
  });
});
