import { expect, test } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { followLinks } from '../fixtures/pages/links.ts';
import { someListing } from '../fixtures/data/listings.ts';
import { DEMO_PASSWORD } from '../fixtures/portal/sign-in.ts';

test.skip(({ isMobile }) => isMobile, 'pages come from the server the same for every width');

const AGENT = 'ana@demo.pbr.mx';
const ADMIN = 'admin@demo.pbr.mx';

async function cookieOf(origin: string, email: string): Promise<string> {
  const answer = await fetch(`${origin}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: DEMO_PASSWORD }),
  });
  expect(answer.status).toBe(200);
  return answer.headers.getSetCookie().join(';').split(';', 1).join('');
}

test('every link leads somewhere, for the visitor, the agent and the admin', async ({
  baseURL,
}) => {
  // The walks open some 600 pages, on a machine that may be busy.
  test.setTimeout(400_000);
  const origin = baseURL ?? '';
  const visitor = await followLinks(origin, { starts: ['/', '/favorites', '/auth'] });
  expect(visitor.broken).toEqual([]);
  expect(visitor.opened.size).toBeGreaterThan(100);
  const people = {
    [AGENT]: ['/', '/properties', '/services', '/settings?tab=agents', '/settings?tab=contact'],
    [ADMIN]: ['/', '/properties', '/admin', '/admin?tab=settings'],
  };
  for (const [email, starts] of Object.entries(people)) {
    const cookie = await cookieOf(origin, email);
    const own = await followLinks(origin, { starts, cookie, known: visitor.opened });
    expect(own.broken, email).toEqual([]);
    expect([...own.opened], email).toEqual(
      expect.arrayContaining(['/my-properties', '/dashboard']),
    );
  }
});

/** Finds faults over which a browser would stumble; the rules about the style of the markup are off. */
const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:document'],
  rules: {
    // React writes these in its own way, and browsers read them the same.
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'no-implicit-button-type': 'off',
    'no-inline-style': 'off',
    'no-trailing-whitespace': 'off',
    'doctype-style': 'off',
    'void-style': 'off',
    'long-title': 'off',
    'require-sri': 'off',
    'tel-non-breaking': 'off',
  },
});

const PAGES: readonly (readonly [path: string, email?: string])[] = [
  ['/'],
  ['/properties'],
  ['/properties?search=qqqqxxxxwwww'],
  ['/venta'],
  ['/agents'],
  ['/services'],
  ['/contacts'],
  ['/valuation'],
  ['/legal-advisory'],
  ['/privacy'],
  ['/terms'],
  ['/help'],
  ['/auth'],
  ['/favorites'],
  ['/no-existe'],
  ['/', AGENT],
  ['/dashboard', AGENT],
  ['/my-properties', AGENT],
  ['/inquiries', AGENT],
  ['/shared-commissions', AGENT],
  ['/settings', AGENT],
  ['/admin', AGENT],
  ['/admin', ADMIN],
];

async function faultsOf(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results
    .flatMap(({ messages }) => messages)
    .map(({ ruleId, message, line, column }) => `${line}:${column} ${ruleId}: ${message}`);
}

test('every kind of page is valid HTML', async ({ request, baseURL }) => {
  test.slow();
  const origin = baseURL ?? '';
  // The validator does find faults.
  expect(await faultsOf('<p id="a"><div id="a"></div></p>')).not.toEqual([]);
  const cookies = new Map<string, string>();
  for (const email of [AGENT, ADMIN]) cookies.set(email, await cookieOf(origin, email));
  const listing = await someListing(request);
  const faults: string[] = [];
  for (const [path, email] of [...PAGES, [`/properties/${listing.id}`] as const]) {
    const cookie = (email && cookies.get(email)) ?? '';
    const page = await fetch(origin + path, { headers: { accept: 'text/html', cookie } });
    for (const fault of await faultsOf(await page.text())) faults.push(`${path} ${fault}`);
  }
  expect(faults).toEqual([]);
});
