import { randomUUID } from 'node:crypto';
import { OFFLINE_FORMS, typedOn } from '../fixtures/pages/offline-forms.ts';
import { expect, test } from '../fixtures/browser/test.ts';

for (const [what, { at, fillIn, send, failed, sent }] of Object.entries(OFFLINE_FORMS))
  test(`${what} without a connection, before any toast, loses nothing and is sent once`, async ({
    page,
    expectedNoise,
  }) => {
    expectedNoise.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch|Sin conexión/);
    const mark = `Sol${randomUUID().slice(0, 8)}`;
    const [url, stored] = await at(page, mark);
    await page.goto(url);
    await fillIn(page, mark);
    const typed = await typedOn(page);
    const title = await page.title();
    const said = (words: string) => page.getByText(words).filter({ visible: true }).first();

    await page.context().setOffline(true);
    await send(page, mark);
    await expect(said(failed)).toBeVisible();
    expect(await typedOn(page)).toEqual(typed);
    await expect(page).toHaveTitle(title);
    await expect(page.getByRole('heading', { name: 'No pudimos mostrar' })).toBeHidden();

    await page.context().setOffline(false);
    await send(page, mark);
    await expect(said(sent)).toBeVisible();
    expect(await stored()).toBe(1);
  });
