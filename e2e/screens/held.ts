import type { Page, Route } from '@playwright/test';

const held = new WeakMap<Page, Route[]>();

/** Leaves the requests to `url` without an answer until `stopIntercepting`. */
export async function hold(page: Page, url: string): Promise<void> {
  const routes = held.get(page) ?? [];
  held.set(page, routes);
  await page.route(url, (route) => void routes.push(route));
}

/** Ends every interception. By themselves, requests that are held would go through to the portal, which would store them. */
export async function stopIntercepting(page: Page): Promise<void> {
  // Those of a page that was left may be over.
  for (const route of held.get(page)?.splice(0) ?? []) await route.abort().catch(() => {});
  await page.unrouteAll();
}
