import { createHash, createHmac, randomBytes, randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import type postgres from 'postgres';
import { isLong } from '../fixtures/browser/configuration.ts';
import { type OwnPortal, startPortal } from '../fixtures/portal/own-portal.ts';
import { Visitor } from '../fixtures/portal/visitor.ts';

const PEOPLE = isLong ? 200 : 60;
/** Every day each person reads some of the pages, and each page is read by some of the people. */
const PAGES_EACH = isLong ? Number.POSITIVE_INFINITY : 2;
const AT_ONCE = 6;
const SESSION_SECRET = 'una-clave-de-prueba-de-32-letras';

/** Words that stand on the pages of one person alone. */
const NAME = /n[\da-f]{12}x/gu;
const SECRET = /s[\da-f]{12}x/gu;
const UUID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/gu;

interface Person {
  id: string;
  /** In their name and e-mail. */
  name: string;
  /** In their draft and in the inquiries that they got. */
  secret: string;
  isAgent: boolean;
  role: 'admin' | 'employee';
  visitor: Visitor;
}

let portal: OwnPortal;
let people: Person[];
/** A listing on offer, and somebody else's public page. */
let listing: string;
let agent: string;

test.describe.configure({ mode: 'serial' });
test.skip(({ isMobile }) => isMobile, 'A page made for one person has no width.');
test.beforeAll(async () => {
  // So that each of them has an IP of their own.
  portal = await startPortal({ SESSION_SECRET, TRUST_PROXY: '127.0.0.1' });
  people = Array.from({ length: PEOPLE }, (_, n) => newPerson(n));
  const owner = newPerson(1);
  listing = randomUUID();
  agent = owner.id;
  const sql = portal.sql();
  await sql`insert into users ${sql([owner, ...people].map(userRow))}`;
  await sql`insert into properties ${sql([listingRow({ id: listing, owner_id: owner.id, is_draft: false }), ...Array.from({ length: 30 }, () => listingRow({ owner_id: owner.id, is_draft: false }))])}`;
  await insertBelongings(sql);
});
test.afterAll(() => portal.remove());

function newPerson(n: number): Person {
  const word = (letter: string) => `${letter}${randomBytes(6).toString('hex')}x`;
  return {
    id: randomUUID(),
    name: word('n'),
    secret: word('s'),
    isAgent: n % 3 === 0,
    role: n % 10 === 0 ? 'admin' : 'employee',
    visitor: new Visitor(portal),
  };
}

const userRow = ({ id, name, isAgent, role }: Person) => ({
  id,
  email: `${name}@personas.test`,
  first_name: 'Persona',
  last_name: name,
  role,
  is_agent: isAgent,
  is_email_verified: true,
});

const listingRow = (values: {
  owner_id: string;
  is_draft: boolean;
  id?: string;
  name?: string;
}) => ({
  id: randomUUID(),
  name: 'Casa con patio',
  description: 'Fresca y silenciosa.',
  street: 'Calle 60',
  neighborhood: 'Centro',
  city: 'Mérida',
  state: 'Yucatán',
  property_type: 'casa',
  operation_type: 'venta',
  sale_price: 3_500_000,
  is_active: !values.is_draft,
  ...values,
});

/** Signs everybody in, and gives each a draft, an inquiry about it and a favourite. */
async function insertBelongings(sql: postgres.Sql): Promise<void> {
  const at = new Date().toISOString();
  const sessions = people.map(({ id, visitor }) => {
    const sessionId = randomBytes(24).toString('base64url');
    visitor.cookie = `pbr_session=${encodeURIComponent(signed(sessionId))}`;
    return {
      sid: createHash('sha256').update(sessionId).digest('hex'),
      sess: sql.json({
        userId: id,
        publicId: randomUUID(),
        createdAt: at,
        seenAt: at,
        userAgent: '',
      }),
      expire: new Date(Date.now() + 3_600_000).toISOString(),
    };
  });
  const drafts = people.map(({ id, secret }) =>
    listingRow({ owner_id: id, is_draft: true, name: `Borrador ${secret}` }),
  );
  const inquiries = people.map(({ secret }, n) => ({
    property_id: drafts[n]?.id ?? '',
    client_name: `Cliente ${secret}`,
    client_email: `${secret}@clientes.test`,
    notice_version: '1',
  }));
  await sql`insert into sessions ${sql(sessions)}`;
  await sql`insert into properties ${sql(drafts)}`;
  await sql`insert into property_inquiries ${sql(inquiries)}`;
  await sql`insert into favorites ${sql(people.map(({ id }) => ({ user_id: id, property_id: listing })))}`;
}

const signed = (value: string) =>
  `${value}.${createHmac('sha256', SESSION_SECRET).update(value).digest('base64').replace(/=+$/u, '')}`;

/** A URL of every route. */
const PAGES: Record<string, () => string> = {
  '$.tsx': () => '/no-existe',
  'admin.tsx': () => '/admin',
  'agents/$id.tsx': () => `/agents/${agent}`,
  'agents/index.tsx': () => '/agents',
  'agreement/$token.tsx': () => '/agreement/x',
  'auth.tsx': () => '/auth',
  'contacts.tsx': () => '/contacts',
  'dashboard.tsx': () => '/dashboard',
  'favorites.tsx': () => '/favorites',
  'help.tsx': () => '/help',
  'index.tsx': () => '/',
  'inquiries.tsx': () => '/inquiries',
  'inquiries_.held.tsx': () => '/inquiries/held',
  'inquiries_.requests.tsx': () => '/inquiries/requests',
  'inquiries_.requests_.held.tsx': () => '/inquiries/requests/held',
  'invitation.tsx': () => '/invitation',
  'legal-advisory.tsx': () => '/legal-advisory',
  'my-properties.tsx': () => '/my-properties',
  'privacy.tsx': () => '/privacy',
  'properties/$id.tsx': () => `/properties/${listing}`,
  'properties/index.tsx': () => '/properties',
  'renta/{-$state}/{-$city}/{-$neighborhood}.tsx': () => '/renta',
  'reset-password.tsx': () => '/reset-password',
  'services.tsx': () => '/services',
  'settings.tsx': () => '/settings',
  'shared-commissions/$id.tsx': () => `/shared-commissions/${randomUUID()}`,
  'shared-commissions/index.tsx': () => '/shared-commissions',
  'terms.tsx': () => '/terms',
  'valuation.tsx': () => '/valuation',
  'venta/{-$state}/{-$city}/{-$neighborhood}.tsx': () => '/venta/yucatan/merida',
  'verify-email.tsx': () => '/verify-email',
};
/** These show the names of agents to everybody. */
const SHOWS_NAMES = /^\/agents/u;
/** These show admins the names, listings and inquiries of all people. */
const SHOWS_ADMINS_ALL = /^\/(?:admin|dashboard|inquiries|my-properties)/u;
const SHOWS_OWN = new Set(['/my-properties', '/inquiries']);

test('the table of pages has every route', () => {
  const routes = resolve(import.meta.dirname, '../../apps/web/src/routes');
  const files = readdirSync(routes, { recursive: true }).map(String);
  const pages = files.filter(
    (file) =>
      file.endsWith('.tsx') && !/(?:^|\/)(?:-|__root)/u.test(file) && !file.includes('.test.'),
  );
  expect(Object.keys(PAGES).toSorted()).toEqual(pages.toSorted());
});

test(`no page of ${PEOPLE} people who read at once shows anything of another's`, async () => {
  // The long run reads some 6,000 pages.
  test.slow(isLong);
  const urls = Object.values(PAGES).map((url) => url());
  const each = Math.min(PAGES_EACH, urls.length);
  const visits = Array.from({ length: each }, (_, turn) =>
    people.map((person, n) => ({
      person,
      // Neighbours read different pages in odd turns and the same one in even turns.
      url: urls[((turn % 2 === 0 ? Math.floor(n / 7) : n) + turn * 11) % urls.length] ?? '/',
    })),
  ).flat();
  const ids = new Set(people.map(({ id }) => id));
  const names = new Set(people.map(({ name }) => name));
  let whole = 0;
  async function reads(): Promise<void> {
    for (let next = visits.shift(); next; next = visits.shift()) {
      const { person, url } = next;
      const ask = { headers: { accept: 'text/html' } };
      let { status, text } = await person.visitor.rest('GET', url, ask);
      // A busy machine asks to come back.
      for (let again = 0; status === 503 && again < 20; again += 1) {
        await sleep(250);
        ({ status, text } = await person.visitor.rest('GET', url, ask));
      }
      must(status < 500, `${url}: ${status}`);
      if (status === 307) continue;
      whole += 1;
      const where = `${url} of ${person.name}`;
      const others = (words: RegExp, known: ReadonlySet<string> | null, own: string) =>
        [...new Set(text.match(words) ?? [])].filter(
          (word) => word !== own && (known?.has(word) ?? true),
        );
      // The head of a page names its reader.
      must(text.includes(`${person.name}@personas.test`), `${where} does not name its reader`);
      if (person.role === 'admin' && SHOWS_ADMINS_ALL.test(url)) continue;
      if (SHOWS_OWN.has(url))
        must(text.includes(person.secret), `${where} shows nothing of theirs`);
      mustBeNone(others(SECRET, null, person.secret), where);
      if (SHOWS_NAMES.test(url)) continue;
      mustBeNone(others(UUID, ids, person.id), where);
      // The page of the listing names its agent, who is none of these people.
      mustBeNone(others(NAME, names, person.name), where);
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, reads));
  expect(whole).toBeGreaterThan((PEOPLE * each) / 2);
});

/** A quick `expect`: the long run asks 30,000 times. */
function must(is: boolean, fault: string): void {
  if (!is) throw new Error(fault);
}

const mustBeNone = (found: readonly string[], where: string) =>
  must(found.length === 0, `${where} shows ${String(found)}`);
