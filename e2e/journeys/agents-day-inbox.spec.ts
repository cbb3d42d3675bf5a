import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures/browser/test.ts';
import { signedInAsEmployee } from '../fixtures/data/employees.ts';
import { postListing } from '../fixtures/data/listings.ts';
import { becomeOnly } from '../fixtures/portal/sign-in.ts';

/** An inbox that an agent has after a weekend. */
const ELEVEN = 11;
/** The most that the page of such a list may be high on a phone of 390 px, in px. */
const MOST_HIGH = 1600;
const PHONE = { width: 390, height: 844 };

const rows = (page: Page) => page.getByRole('listitem').filter({ has: page.getByRole('article') });
const edges = async (row: Locator) => {
  const box = (await row.boundingBox())!;
  return { top: box.y, bottom: box.y + box.height };
};

/** Sends eleven inquiries about a listing, or eleven messages to the company, with a telephone each. */
async function elevenWrite(request: APIRequestContext, mark: string, listing?: string) {
  for (let n = 0; n < ELEVEN; n += 1) {
    const client = { email: `cliente.${n}.${mark}@correo.test`, phone: '55 1234 5678' };
    const message = `${mark} ¿Sigue disponible? Nos interesa mucho y podríamos verla el fin de semana.`;
    const sent =
      listing === undefined
        ? await request.post('/api/contact', {
            data: { name: `Cliente ${n}`, ...client, service: 'venta', message },
          })
        : await request.post(`/api/properties/${listing}/inquiries`, {
            data: {
              clientName: `Cliente ${n}`,
              clientEmail: client.email,
              clientPhone: client.phone,
              message,
            },
          });
    expect(sent.status(), await sent.text()).toBe(201);
  }
}

/** Expects a page on which eight rows are seen at once and eleven take two screens. */
async function expectDense(page: Page): Promise<void> {
  await page.setViewportSize(PHONE);
  await expect(rows(page)).toHaveCount(ELEVEN);
  expect((await edges(rows(page).nth(7))).bottom).toBeLessThanOrEqual(PHONE.height);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height).toBeLessThanOrEqual(MOST_HIGH);
}

test('an agent answers by WhatsApp in two touches, and the inbox of eleven is short @phone', async ({
  page,
  request,
  isMobile,
  expectedNoise,
}) => {
  expectedNoise.allow(/foreign request: https:\/\/wa\.me/);
  test.skip(!isMobile, 'the long run measures it on a phone too');
  await signedInAsEmployee(page, { firstName: 'Xóchitl' });
  const { id, name } = await postListing(page.request);
  await elevenWrite(request, randomUUID().slice(0, 8), id);
  await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }));
  let touches = 0;
  const touch = async (target: Locator) => {
    touches += 1;
    await target.tap();
  };

  await test.step('eight rows are in sight', async () => {
    await page.goto('/inquiries');
    await expectDense(page);
  });

  await test.step('the chat opens with a greeting about the listing', async () => {
    const first = rows(page).first();
    await touch(first.getByRole('link', { name: 'Cliente 0', exact: true }));
    const popup = page.waitForEvent('popup');
    await touch(first.getByRole('link', { name: /^WhatsApp a Cliente 0/ }));
    const chat = new URL((await popup).url());
    expect(chat.pathname).toBe('/525512345678');
    expect(chat.searchParams.get('text')).toContain('Hola, Cliente: soy Xóchitl Solís');
    expect(chat.searchParams.get('text')).toContain(name);
    expect(touches).toBeLessThanOrEqual(2);
  });

  await test.step('what was begun outlives a discarded tab, and the inquiry is answered by a third touch', async () => {
    const first = rows(page).first();
    await page.reload();
    await expect(first).toContainText('¿Ya le escribiste?');
    await expect(first).toContainText('Pendiente');
    await touch(first.getByRole('button', { name: 'Marcar como respondida', exact: true }));
    await expect(first).toContainText('Respondida');
    expect(touches).toBeLessThanOrEqual(3);
    await expect(page.getByRole('link', { name: /^Pendientes/ })).toContainText('10');
  });

  await test.step('the mark is undone, made again in the menu, and leaves the list', async () => {
    const first = rows(page).first();
    await page.getByRole('button', { name: 'Deshacer' }).tap();
    await expect(page.getByText('Cambio deshecho')).toBeVisible();
    await expect(first).toContainText('Pendiente');
    await expect(first).not.toContainText('¿Ya le escribiste?');
    await first.locator('summary', { hasText: 'Acciones de' }).tap();
    await first.getByRole('button', { name: /^Marcar como respondida/ }).tap();
    await expect(first).toContainText('Respondida');
    await page.getByRole('link', { name: /^Pendientes/ }).tap();
    await expect(rows(page)).toHaveCount(ELEVEN - 1);
    await page.getByRole('link', { name: /^Todas/ }).tap();
    await expect(rows(page)).toHaveCount(ELEVEN);
  });

  await test.step('the row that was touched stays where it is when a longer one above it closes', async () => {
    await rows(page).first().getByRole('link', { name: 'Cliente 1', exact: true }).tap();
    const touched = rows(page).nth(3).getByRole('link', { name: 'Cliente 4', exact: true });
    await touched.evaluate((link) => {
      link.closest('li')?.scrollIntoView({ block: 'start' });
      // An open row is a little higher at its top.
      window.scrollBy({ top: -40 });
    });
    const before = await edges(touched);
    await touched.tap();
    await expect(touched).toHaveAttribute('aria-expanded', 'true');
    expect(Math.abs((await edges(touched)).top - before.top)).toBeLessThan(2);
  });

  await test.step('one that opens at the lower edge moves into view', async () => {
    const last = rows(page).nth(10);
    const link = last.getByRole('link', { name: 'Cliente 0', exact: true });
    await link.evaluate((element) => element.closest('li')?.scrollIntoView({ block: 'end' }));
    await link.tap();
    await expect(link).toHaveAttribute('aria-expanded', 'true');
    await expect
      .poll(async () => (await edges(last)).bottom, 'the whole row is in sight')
      .toBeLessThanOrEqual(PHONE.height);
  });

  await test.step('back closes it', async () => {
    await page.goBack();
    await expect(page).toHaveURL('/inquiries');
    await expect(rows(page).getByRole('link', { expanded: true })).toHaveCount(0);
  });
});

test('an admin sees eight service requests at once on a phone, and begins at once on a desktop @long', async ({
  page,
  request,
}) => {
  const mark = randomUUID().slice(0, 8);
  await elevenWrite(request, mark);
  await becomeOnly(page, 'admin@demo.pbr.mx');
  for (const path of ['/inquiries', '/inquiries/requests']) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(path);
    expect((await edges(rows(page).first())).top, path).toBeLessThanOrEqual(240);
    const title = page.getByRole('heading', { level: 1 });
    const size = await title.evaluate((element) => parseFloat(getComputedStyle(element).fontSize));
    expect(size).toBeLessThanOrEqual(32);
  }
  await page.goto(`/inquiries/requests?search=${mark}`);
  await expectDense(page);
});
