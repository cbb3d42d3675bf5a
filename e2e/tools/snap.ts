// snap.ts --out DIR [--only a,b] [--styles]: pictures, and computed styles of every element (plain, forced hover+focus, print).
import { mkdir, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Page } from 'playwright-core';
import { findBrowser } from '../fixtures/browser/browser.ts';
import { isInWindow } from '../screens/screen.ts';
import { openScreen, screens } from '../screens/screens.ts';
import { newWindow, WINDOWS } from './picture-window.ts';
import { runningPortal, say } from './running-portal.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: 'string' },
    only: { type: 'string' },
    nopics: { type: 'boolean' },
    onlypics: { type: 'boolean' },
    redo: { type: 'boolean' },
    nodark: { type: 'boolean' },
  },
});
const out = resolve(values.out!);
await mkdir(out, { recursive: true });
const only = values.only?.split(',');
const wanted = screens.filter(({ name }) => only?.includes(name) ?? true);
const portal = await runningPortal(positionals[0]);
const { executablePath, args, env } = await findBrowser();
const browser = await chromium.launch({
  executablePath,
  args,
  env: { ...process.env, ...env } as any,
});
const failed: string[] = [];
try {
  await Promise.all(
    WINDOWS.map(async (window) => {
      for (const scheme of values.nodark ? (['light'] as const) : (['light', 'dark'] as const)) {
        const page = await newWindow(browser, portal.origin, window, scheme);
        await page.addInitScript('globalThis.__name = (f) => f');
        for (const screen of wanted) {
          if (!isInWindow(screen, window.width)) continue;
          const name = `${screen.name}-${window.name}-${scheme}`;
          if (
            !values.redo &&
            existsSync(resolve(out, `${name}.${values.nopics ? 'json.gz' : 'png'}`))
          )
            continue;
          try {
            await openScreen(page, screen);
            await page.evaluate(async () => {
              const pictures = [...document.images].filter((image) => image.checkVisibility());
              for (const image of pictures) image.loading = 'eager';
              await Promise.allSettled(pictures.map((image) => image.decode()));
            });
            if (!screen.prepare)
              await page.evaluate(() => {
                for (const element of document.querySelectorAll<HTMLElement>('body *')) {
                  const { position, bottom } = getComputedStyle(element);
                  if (position !== 'fixed' || bottom !== '0px') continue;
                  document.body.style.position = 'relative';
                  element.style.position = 'absolute';
                }
              });
            if (!values.nopics)
              await page.screenshot({
                path: resolve(out, `${name}.png`),
                fullPage: screen.prepare === undefined,
                animations: 'disabled',
              });
            if (scheme === 'light' && !values.onlypics) {
              await page.evaluate(
                "for (const d of document.querySelectorAll('details')) d.open = true; document.activeElement?.blur(); scrollTo(0, 0); new Promise((r) => setTimeout(r, 300))",
              );
              const dump = {
                plain: await styles(page),
                print: await printed(page),
                forced: await forced(page),
              };
              await writeFile(
                resolve(out, `${name}.json.gz`),
                gzipSync(JSON.stringify(dump), { level: 1 }),
              );
            }
          } catch (error) {
            failed.push(`${name}: ${String(error).slice(0, 300)}`);
          }
        }
        await page.context().close();
      }
    }),
  );
} finally {
  await browser.close();
  await portal.stop();
}
for (const line of failed) say(line);
say(`${wanted.length} screens, ${failed.length} failed`);

async function printed(page: Page) {
  await page.emulateMedia({ media: 'print' });
  await new Promise((r) => setTimeout(r, 150));
  const result = await styles(page);
  await page.emulateMedia({ media: null });
  return result;
}

async function forced(page: Page) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('DOM.enable');
  await cdp.send('CSS.enable');
  const { root } = await cdp.send('DOM.getDocument', { depth: 0 });
  const { nodeIds } = await cdp.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: 'body a, body button, body summary, body input, body select, body textarea',
  });
  for (const nodeId of nodeIds)
    await cdp
      .send('CSS.forcePseudoState', {
        nodeId,
        forcedPseudoClasses: ['hover', 'focus', 'focus-visible'],
      })
      .catch(() => {});
  await new Promise((r) => setTimeout(r, 400));
  const result = await styles(page, true);
  for (const nodeId of nodeIds)
    await cdp.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: [] }).catch(() => {});
  await cdp.detach();
  return result;
}

async function styles(page: Page, interactiveOnly = false) {
  await page.evaluate('globalThis.__name = (f) => f');
  return page.evaluate((few) => {
    const SKIP =
      /^(?:perspective-origin|transform-origin|.*(?:block|inline)(?:-size|-start|-end|-start-.*|-end-.*)?$|-webkit-.*|border-(?:start|end)-(?:start|end)-radius|column-rule-.*|text-emphasis-.*|text-decoration-color|outline-color|caret-color|border-.*-color|.*-block-.*|.*-inline-.*|inset-.*|x|y|cx|cy|d|font-synthesis.*|animation.*|app-region)$/;
    const tables: string[] = [];
    const index = new Map<string, number>();
    const rows: [string, number, string][] = [];
    let names: string[] | undefined;
    const KEEP = [
      '-webkit-line-clamp',
      '-webkit-box-orient',
      'border-top-color',
      'border-bottom-color',
      'border-left-color',
      'border-right-color',
      'outline-color',
      'text-decoration-color',
      'inset-inline-start',
    ];
    const read = (element: Element, pseudo?: string) => {
      const s = getComputedStyle(element, pseudo);
      if (pseudo && pseudo !== '::placeholder' && (s.content === 'none' || s.content === 'normal'))
        return;
      names ??= [...[...s].filter((n) => !SKIP.test(n)), ...KEEP];
      const text = names.map((n) => s.getPropertyValue(n)).join('\u0001');
      let at = index.get(text);
      if (at === undefined) {
        at = tables.length;
        index.set(text, at);
        tables.push(text);
      }
      const nth = [];
      let e: Element | null = element;
      while (e && e !== document.documentElement) {
        const p: Element | null = e.parentElement;
        nth.unshift(`${e.localName}${p ? [...p.children].indexOf(e) : ''}`);
        e = p;
      }
      rows.push([
        nth.join('>') + (pseudo ?? ''),
        at,
        (element.getAttribute('class') ?? '') +
          (pseudo || few ? '' : ` "${(element.textContent ?? '').trim().slice(0, 30)}"`),
      ]);
    };
    const all = few
      ? [
          ...document.body.querySelectorAll(
            'a, button, summary, input, select, textarea, [tabindex], label',
          ),
        ].flatMap((e) => [e, ...e.querySelectorAll('*')])
      : [document.documentElement, ...document.querySelectorAll('body, body *')];
    for (const element of new Set(all)) {
      if (
        [
          'script',
          'style',
          'source',
          'template',
          'path',
          'noscript',
          'head',
          'meta',
          'link',
          'title',
        ].includes(element.localName)
      )
        continue;
      read(element);
      read(element, '::before');
      read(element, '::after');
      if (element.localName === 'input' || element.localName === 'textarea')
        read(element, '::placeholder');
    }
    return { names, tables, rows };
  }, interactiveOnly);
}
