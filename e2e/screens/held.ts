import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import type { Page } from '@playwright/test';

let nowhere: Promise<string> | undefined;

/** The URL of a server that never answers. */
async function startNowhere(): Promise<string> {
  const server = createServer().unref();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

/**
 * Leaves the page's requests to `url` without an answer. They go to a server that never gives one: those that Playwright holds
 * itself may reach the portal when their page closes, and be stored.
 */
export async function hold(page: Page, url: string): Promise<void> {
  nowhere ??= startNowhere();
  const instead = await nowhere;
  await page.route(url, (route) => route.continue({ url: instead }));
}
