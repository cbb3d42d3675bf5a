import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page, Route } from '@playwright/test';
import { expectNoAxeViolations } from '../fixtures/axe.ts';
import { type Listing, someListing } from '../fixtures/listings.ts';
import { expect, test } from '../fixtures/test.ts';

const SEND = '**/trpc/inquiry.send**';
const SENT = 'Tu consulta se envió correctamente. El agente se pondrá en contacto contigo pronto.';

interface Inquiry {
  clientName: string;
  clientEmail: string;
  message: string;
}

/** An inquiry that no other test sends. */
function anInquiry(): Inquiry {
  const mark = randomUUID();
  return {
    clientName: 'Marta Solís',
    clientEmail: `marta.${mark}@correo.mx`,
    message: `¿Sigue disponible?\nGracias. ${mark}`,
  };
}

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Contactar al agente' });
const field = (page: Page, name: string) => dialog(page).getByLabel(name);
const submitButton = (page: Page) => dialog(page).getByRole('button', { name: 'Enviar consulta' });

async function openDialog(page: Page): Promise<void> {
  // On a desktop it stands in the card, on a phone in the bar.
  await page.getByRole('button', { name: 'Contactar Agente' }).click();
  await expect(dialog(page)).toBeVisible();
}

async function openDialogOfSome(page: Page, request: APIRequestContext): Promise<Listing> {
  const listing = await someListing(request);
  await page.goto(`/properties/${listing.id}`);
  await openDialog(page);
  return listing;
}

async function fillIn(page: Page, inquiry: Inquiry): Promise<void> {
  await field(page, 'Nombre completo').fill(inquiry.clientName);
  await field(page, 'Correo electrónico').fill(inquiry.clientEmail);
  await field(page, 'Mensaje').fill(inquiry.message);
}

async function expectTyped(page: Page, inquiry: Inquiry): Promise<void> {
  await expect(field(page, 'Nombre completo')).toHaveValue(inquiry.clientName);
  await expect(field(page, 'Correo electrónico')).toHaveValue(inquiry.clientEmail);
  await expect(field(page, 'Mensaje')).toHaveValue(inquiry.message);
}

/** The same inquiry within ten minutes is answered with the stored one: an equal id says that it is stored. */
async function expectStored(
  request: APIRequestContext,
  listing: Listing,
  inquiry: Inquiry,
  id: string,
) {
  const again = await request.post(`/api/properties/${listing.id}/inquiries`, { data: inquiry });
  expect(await again.json()).toMatchObject({ id });
}

async function receiptOf(page: Page): Promise<string> {
  const answer = await page.waitForResponse(SEND);
  const [{ result }] = (await answer.json()) as [{ result: { data: { id: string } } }];
  return result.data.id;
}

test('from the search on the front page to a stored inquiry', async ({ page, request }) => {
  const listing = await someListing(request);
  const inquiry = anInquiry();
  await page.goto('/');
  await page.getByLabel('Ciudad o zona').fill(listing.neighborhood);
  await page.getByRole('button', { name: 'Buscar' }).click();
  await expect(page).toHaveURL(/\/properties\?search=/);
  const link = page.getByRole('link', { name: listing.name, exact: true });
  await link.and(page.locator(`[href="/properties/${listing.id}"]`)).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(listing.name);
  await openDialog(page);
  await expect(dialog(page)).toContainText(listing.name);
  await fillIn(page, inquiry);
  await field(page, 'Teléfono').fill('55 1234 5678');
  await field(page, 'Motivo').selectOption('Agendar una visita');
  const receipt = receiptOf(page);
  await submitButton(page).click();
  await expect(page.getByText('Consulta enviada')).toBeVisible();
  await expect(page.getByText(SENT)).toBeVisible();
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByText('Ya le escribiste a')).toBeVisible();
  await expectStored(request, listing, inquiry, await receipt);
  await openDialog(page);
  await expect(field(page, 'Nombre completo')).toHaveValue('');
});

test('on a phone the bar at the bottom writes to the agent as well', async ({ page, request }, {
  project,
}) => {
  test.skip(project.name !== 'phone', 'there is no bar on a desktop');
  const listing = await someListing(request);
  const inquiry = anInquiry();
  await page.goto(`/properties/${listing.id}`);
  const bar = page.getByRole('region', { name: 'Contacto rápido' });
  await expect(bar).toBeInViewport();
  await bar.getByRole('button', { name: 'Contactar' }).click();
  await fillIn(page, inquiry);
  const receipt = receiptOf(page);
  await submitButton(page).click();
  await expect(page.getByText(SENT)).toBeVisible();
  await expectStored(request, listing, inquiry, await receipt);
});

test('what is wrong is said beside each field, the first gets the focus, and axe finds nothing', async ({
  page,
  request,
}) => {
  let calls = 0;
  await page.route(SEND, (route) => {
    calls += 1;
    return route.continue();
  });
  await openDialogOfSome(page, request);
  await expectNoAxeViolations(page);
  await field(page, 'Correo electrónico').fill('marta@');
  await field(page, 'Teléfono').fill('llámame');
  await submitButton(page).click();
  await expect(dialog(page).getByText('Escribe tu nombre.')).toBeVisible();
  await expect(dialog(page).getByText('Email inválido')).toBeVisible();
  await expect(dialog(page).getByText('Escribe un teléfono de 7 a 15 dígitos.')).toBeVisible();
  await expect(field(page, 'Nombre completo')).toBeFocused();
  await expect(field(page, 'Correo electrónico')).toHaveAccessibleDescription('Email inválido');
  await expectNoAxeViolations(page);
  expect(calls).toBe(0);
});

const refusal =
  (status: number, appCode: string, message: string, fields?: Record<string, string>) =>
  (route: Route) =>
    route.fulfill({
      status,
      json: [
        {
          error: {
            message,
            code: -32_600,
            data: { code: 'X', httpStatus: status, appCode, fields },
          },
        },
      ],
    });

const failures: Record<string, { answer: (route: Route) => Promise<void>; says: string }> = {
  'no connection': { answer: (route) => route.abort(), says: 'No se pudo enviar la consulta.' },
  'a refused field': {
    answer: refusal(400, 'request.invalid', 'Revisa los datos marcados.', {
      clientEmail: 'Este correo no existe.',
    }),
    says: 'Revisa los datos marcados.',
  },
  'too many requests': {
    answer: refusal(429, 'request.too_many', 'Recibimos demasiadas solicitudes.'),
    says: 'Recibimos demasiadas solicitudes.',
  },
  'an error of the server': {
    answer: refusal(500, 'server.unexpected', 'Algo salió mal de nuestro lado.'),
    says: 'Algo salió mal de nuestro lado.',
  },
  "a proxy's page": {
    answer: (route) =>
      route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' }),
    says: 'No se pudo enviar la consulta.',
  },
};

for (const [what, { answer, says }] of Object.entries(failures)) {
  test(`after ${what} the text is still there and can be sent`, async ({
    page,
    request,
    expectedNoise,
  }) => {
    expectedNoise.allow('Failed to load resource');
    const inquiry = anInquiry();
    const listing = await openDialogOfSome(page, request);
    await page.route(SEND, answer);
    await fillIn(page, inquiry);
    await submitButton(page).click();
    await expect(page.getByText(says)).toBeVisible();
    await expectTyped(page, inquiry);
    if (what === 'a refused field') {
      await expect(field(page, 'Correo electrónico')).toHaveAccessibleDescription(
        'Este correo no existe.',
      );
      await expect(field(page, 'Correo electrónico')).toBeFocused();
    } else {
      await expect(submitButton(page)).toBeFocused();
    }

    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await openDialog(page);
    await expectTyped(page, inquiry);
    await page.reload();
    await openDialog(page);
    await expectTyped(page, inquiry);

    await page.unroute(SEND);
    const receipt = receiptOf(page);
    await submitButton(page).click();
    await expect(page.getByText(SENT)).toBeVisible();
    await expectStored(request, listing, inquiry, await receipt);
  });
}

test('a form that could not be loaded says so, and opens with the next click', async ({
  page,
  request,
  expectedNoise,
}) => {
  expectedNoise.allow(/^console /);
  const listing = await someListing(request);
  await page.goto(`/properties/${listing.id}`);
  const button = page.getByRole('button', { name: 'Contactar Agente' });
  await page.route(/inquiry-dialog.*\.js/, (route) => route.abort());
  await button.click();
  await expect(page.getByText('No se pudo abrir el formulario.')).toBeVisible();
  await page.unroute(/inquiry-dialog.*\.js/);
  await button.click();
  await expect(dialog(page)).toBeVisible();
});

test('a double click sends one, and the button shows that it is at work', async ({
  page,
  request,
}) => {
  await openDialogOfSome(page, request);
  await fillIn(page, anInquiry());
  let calls = 0;
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(SEND, async (route) => {
    calls += 1;
    await held;
    await route.continue();
  });
  await submitButton(page).dblclick();
  await expect(dialog(page).getByRole('button', { name: 'Enviando...' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await field(page, 'Nombre completo').press('Enter');
  release();
  await expect(page.getByText(SENT)).toBeVisible();
  expect(calls).toBe(1);
});

test('whoever fills the hidden field gets a success, and nothing is stored', async ({
  page,
  request,
}) => {
  const inquiry = anInquiry();
  const listing = await openDialogOfSome(page, request);
  await fillIn(page, inquiry);
  await page.locator('input[name=company]').fill('ACME', { force: true });
  const receipt = receiptOf(page);
  await submitButton(page).click();
  await expect(page.getByText(SENT)).toBeVisible();
  const again = await request.post(`/api/properties/${listing.id}/inquiries`, { data: inquiry });
  expect(((await again.json()) as { id: string }).id).not.toBe(await receipt);
});

test('the keyboard alone writes to the agent and comes back to where it was', async ({
  page,
  request,
}, { project }) => {
  test.skip(project.name !== 'desktop', 'a phone has no Tab key');
  const listing = await someListing(request);
  const inquiry = anInquiry();
  await page.goto(`/properties/${listing.id}`);
  const opener = page.getByRole('button', { name: 'Contactar Agente' });
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    if (await opener.evaluate((element) => element === document.activeElement)) break;
  }
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field(page, 'Nombre completo')).toBeFocused();
  await page.keyboard.type(inquiry.clientName);
  await page.keyboard.press('Tab');
  await page.keyboard.type(inquiry.clientEmail);
  for (const name of ['Teléfono', 'Motivo', 'Mensaje']) {
    await page.keyboard.press('Tab');
    await expect(field(page, name)).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(dialog(page).getByRole('link', { name: 'Aviso de privacidad' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(submitButton(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(dialog(page).getByRole('button', { name: 'Cerrar' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText(SENT)).toBeVisible();
  await expect(opener).toBeFocused();
});
