// npm run mails [-- --out FOLDER] [--only NAME,NAME]   Takes pictures of every mail, on desktop and phone, light and dark
import { execFile } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { chromium, type Page } from 'playwright-core';
import { findBrowser } from '../fixtures/browser/browser.ts';
import { newWindow, WINDOWS } from './picture-window.ts';
import { say } from './running-portal.ts';

interface Mail {
  subject: string;
  html: string;
}

const root = resolve(import.meta.dirname, '../..');
const api = resolve(root, 'apps/api');
const { values } = parseArgs({ options: { out: { type: 'string' }, only: { type: 'string' } } });
const folder = resolve(values.out ?? resolve(root, 'docs/screenshots/mails'));
await mkdir(folder, { recursive: true });

const only = values.only?.split(',');
const mails = Object.entries(await sampleMails()).filter(([name]) => only?.includes(name) ?? true);
const { executablePath, args, env } = await findBrowser();
const browser = await chromium.launch({ executablePath, args, env: { ...process.env, ...env } });
try {
  for (const window of WINDOWS)
    for (const scheme of ['light', 'dark'] as const) {
      const page = await newWindow(browser, 'http://localhost', window, scheme);
      for (const [name, mail] of mails)
        await take(page, mail, resolve(folder, `${name}-${window.name}-${scheme}.png`));
      await page.context().close();
    }
  say(`${folder}: ${mails.length} correos`);
} finally {
  await browser.close();
}

/** The mails as the portal composes them, with sample texts. */
async function sampleMails(): Promise<Record<string, Mail>> {
  const tsx = resolve(api, 'node_modules/.bin/tsx');
  const file = resolve(api, 'src/testing/mail/sample-mails-process.ts');
  const { stdout } = await promisify(execFile)(tsx, [file], { cwd: api, maxBuffer: 10_000_000 });
  return JSON.parse(stdout) as Record<string, Mail>;
}

async function take(page: Page, { html }: Mail, path: string): Promise<void> {
  await page.setContent(html);
  await page.screenshot({ path, fullPage: true });
}
