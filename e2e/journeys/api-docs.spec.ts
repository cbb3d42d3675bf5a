import type { Page } from '@playwright/test';
import { axeViolations } from '../fixtures/browser/axe.ts';
import { sidewaysOverflow } from '../fixtures/browser/layout.ts';
import { expect, test } from '../fixtures/browser/test.ts';

const callNamed = (page: Page, name: string) => page.locator(`[id$="${name}"]`);

/** Opens a call with the form for trying it. */
async function tryOut(page: Page, name: string) {
  const call = callNamed(page, name);
  await call.locator('.opblock-summary-control').click();
  await call.getByRole('button', { name: 'Probar', exact: true }).click();
  return call;
}

const leftOf = async (page: Page, words: string) =>
  (await page.locator('.info').getByText(words, { exact: false }).first().boundingBox())?.x;

/** English words of the page itself, wherever they may stand. */
const ENGLISH =
  /\b(?:authorize|try it out|execute|cancel|clear|close|parameters|responses?|description|code|links|schemas?|request|required|headers?|server|download|media type|example value|website|copy)\b/iu;

/** Visible texts and names that are still in English; code and the words of the document are not the page's own. */
const englishTexts = (page: Page) =>
  page.evaluate((english) => {
    const isOwn = (element: Element | null) =>
      element?.closest('pre, code, textarea, option, .opblock-summary-path, .parameter__in') ===
      null;
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (texts.nextNode()) {
      const { currentNode } = texts;
      if (currentNode.parentElement?.checkVisibility() && isOwn(currentNode.parentElement))
        found.push(currentNode.nodeValue ?? '');
    }
    for (const named of document.querySelectorAll('[aria-label], [title]'))
      found.push(named.getAttribute('title') ?? '');
    return found.filter((text) => new RegExp(english, 'iu').test(text));
  }, ENGLISH.source);

/** Colours change over a moment. */
const untilStill = (page: Page) =>
  page.evaluate(async () => {
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  });

/** Takes away closed calls that look like one that stays: to judge the colours of all of them takes a minute. */
const keepOneOfEachKind = (page: Page) =>
  page.evaluate(() => {
    const kept = new Set<string>();
    for (const call of document.querySelectorAll('.opblock:not(.is-open)'))
      if (kept.has(call.className)) call.remove();
      else kept.add(call.className);
  });

test('an integrator reads the API by day and at night, tries a call and goes on to the guide', async ({
  page,
}) => {
  await page.goto('/api/docs');
  await page.locator('.opblock').first().waitFor();

  await test.step('the introduction stands under its headings and begins with a command', async () => {
    const edge = await leftOf(page, 'Errores');
    for (const words of ['Responde y recibe JSON', 'Un token de', 'Un error es siempre'])
      expect(await leftOf(page, words), words).toBe(edge);
    await expect(page.locator('.info .renderedMarkdown pre')).toContainText("curl -sS 'http");
    expect(await sidewaysOverflow(page)).toEqual([]);
  });

  const agents = await tryOut(page, 'listAgents');
  await tryOut(page, 'createProperty');

  await test.step('its buttons and titles are Spanish, also those that a press brings', async () => {
    await agents.getByRole('button', { name: 'Enviar', exact: true }).click();
    await expect(agents.getByText('Respuesta del servidor')).toBeVisible();
    await expect(agents.locator('.live-responses-table tbody .response-col_status')).toContainText(
      '200',
    );
    expect(await englishTexts(page)).toEqual([]);
  });

  await keepOneOfEachKind(page);
  for (const colorScheme of ['light', 'dark'] as const)
    await test.step(`everything can be read in the ${colorScheme} scheme`, async () => {
      await page.emulateMedia({ colorScheme });
      const paper = colorScheme === 'dark' ? 'rgb(26, 25, 22)' : 'rgb(251, 248, 243)';
      await expect(page.locator('body')).toHaveCSS('background-color', paper);
      await untilStill(page);
      expect(await axeViolations(page, ['color-contrast'])).toEqual([]);
    });

  await test.step('the guide has the URL of this portal in its commands', async () => {
    const guide = page.getByRole('link', { name: 'Guía', exact: true });
    await expect(page.getByRole('link', { name: /^Guía: de un token/u })).toBeVisible();
    await guide.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Integrar otro sistema con el portal',
    );
    await expect(page.getByText(`export PORTAL=${new URL(page.url()).origin}`)).toBeVisible();
    await expect(page.getByRole('table')).toContainText('GET /api/inquiries');
    expect(await axeViolations(page)).toEqual([]);
    expect(await sidewaysOverflow(page)).toEqual([]);
  });
});
