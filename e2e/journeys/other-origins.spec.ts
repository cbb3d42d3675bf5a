import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { openOtherSite } from '../fixtures/browser/other-site.ts';
import { expect, test } from '../fixtures/browser/test.ts';
import { someListing } from '../fixtures/data/listings.ts';
import { becomeOnly } from '../fixtures/portal/sign-in.ts';

interface Asked {
  url: string;
  init?: RequestInit;
}

/** The answer as a script of the page sees it; 'kept from the page' when the browser does not let it. */
const ask = (page: Page, url: string, init: RequestInit = {}) =>
  page.evaluate(
    async (asked: Asked) => {
      try {
        const answer = await fetch(asked.url, asked.init);
        const { status, headers } = answer;
        return { status, total: headers.get('x-total-count'), left: headers.get('ratelimit') };
      } catch {
        return 'kept from the page';
      }
    },
    { url, init },
  );

const json = (body: object, init: RequestInit = {}): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
  ...init,
});

/** The width of a picture that the page shows, read back as a page may only read what is open to it. */
const shownWidth = (page: Page, url: string) =>
  page.evaluate(async (src) => {
    const picture = new Image();
    picture.crossOrigin = 'anonymous';
    picture.src = src;
    await picture.decode();
    const canvas = document.createElement('canvas');
    canvas.getContext('2d')?.drawImage(picture, 0, 0);
    return canvas.toDataURL().startsWith('data:image/png') ? picture.naturalWidth : 0;
  }, url);

/** Another port of the same host, to which browsers send its cookies, and another host. */
for (const host of ['127.0.0.1', 'otro-sitio.localhost'])
  test(`a page at another origin, ${host}, reads and asks without credentials, and gets nothing else`, async ({
    page,
    baseURL,
    expectedNoise,
  }) => {
    const portal = baseURL ?? '';
    expectedNoise.allow(/^foreign request: |CORS policy|Failed to load resource/);
    const listing = await someListing(page.request, ({ images }) => images.length > 0);
    await becomeOnly(page, 'ana@demo.pbr.mx');
    const message = `Escribo desde otro sitio ${randomUUID()}`;
    const inquiry = { clientName: 'Marta Solís', clientEmail: 'marta@correo.mx', message };
    const inquiries = `${portal}/api/properties/${listing.id}/inquiries`;
    const other = await openOtherSite();
    try {
      await page.goto(`http://${host}:${other.port}/`, { waitUntil: 'load' });

      await test.step('it reads what is public, with the headers that count', async () => {
        const list = await ask(page, `${portal}/api/properties?limit=2`);
        expect(list).toMatchObject({ status: 200, total: expect.stringMatching(/^\d+$/) });
        for (const path of [`/api/properties/${listing.id}`, '/api/agents', '/api/openapi.json'])
          expect(await ask(page, portal + path), path).toMatchObject({ status: 200 });
        const unknown = await ask(page, `${portal}/api/properties/0`);
        expect(unknown).toMatchObject({ status: 404 });
        const headers = { 'if-none-match': '"0"' };
        expect(await ask(page, `${portal}/api/agents`, { headers })).toMatchObject({
          status: 200,
        });
      });

      await test.step('it shows photos and the picture for sharing', async () => {
        const [photo] = listing.images;
        const url = new URL(photo?.imageUrl ?? '', portal).href;
        expect(await shownWidth(page, url)).toBeGreaterThan(300);
        expect(await shownWidth(page, `${portal}/og/${listing.id}.jpg`)).toBe(1200);
      });

      await test.step('it sends an inquiry and a message to the company', async () => {
        expect(await ask(page, inquiries, json(inquiry))).toMatchObject({
          status: 201,
          left: expect.stringContaining('"public-forms";r='),
        });
        const contact = { name: 'Marta Solís', email: 'marta@correo.mx', message };
        expect(
          await ask(page, `${portal}/api/contact`, json({ ...contact, service: 'compra' })),
        ).toMatchObject({ status: 201 });
      });

      await test.step('with credentials it reads nothing and sends nothing', async () => {
        const credentials = 'include';
        const unsent = { ...inquiry, message: `Nunca enviado ${randomUUID()}` };
        for (const [path, init] of [
          ['/api/properties', {}],
          ['/api/properties/my/list', {}],
          ['/api/user', {}],
          ['/trpc/session.user', {}],
          [new URL(inquiries).pathname, json(unsent)],
        ] as const)
          expect(await ask(page, portal + path, { ...init, credentials }), path).toBe(
            'kept from the page',
          );
        await ask(page, inquiries, {
          method: 'POST',
          mode: 'no-cors',
          credentials,
          body: JSON.stringify(unsent),
        });
        const own = await page.request.get(`/api/properties/${listing.id}`);
        expect(await own.text()).not.toContain(unsent.message);
      });

      await test.step('it signs nobody in, registers nobody, and cannot use the calls of our pages', async () => {
        const login = json({ email: 'ana@demo.pbr.mx', password: 'demo-portal' });
        for (const [path, init] of [
          ['/api/login', login],
          ['/api/logout', { method: 'POST' }],
          ['/trpc/session.login', login],
          ['/trpc/account.register', login],
          ['/trpc/account.requestPasswordReset', json({ email: 'ana@demo.pbr.mx' })],
          ['/trpc/inquiry.send', json({ ...inquiry, propertyId: listing.id })],
          ['/trpc/property.search', {}],
        ] as const)
          expect(await ask(page, portal + path, init), path).toBe('kept from the page');
        expect((await page.request.get('/api/user')).status(), 'still signed in').toBe(200);
      });
    } finally {
      other.close();
    }
  });
