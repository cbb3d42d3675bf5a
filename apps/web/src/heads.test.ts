import type { Agent } from '@pbr/schemas/agent/read';
import type { Landing } from '@pbr/schemas/property/places/landing';
import type { PropertyDetail } from '@pbr/schemas/property/read';
import type { inferRouterContext } from '@trpc/server';
import { expect, it } from 'vitest';
import { createRenderer } from './entry-server.tsx';
import type { AppRouter } from './lib/trpc.ts';
import { aPropertyCard, aPropertyImage } from './testing/a-property-card.ts';
import { anAgent } from './testing/an-agent.ts';
import { aPropertyDetail } from './testing/a-property-detail.ts';
import { fakeRouter } from './testing/fake-server.ts';
import { schemaOrgFaults } from './testing/schema-org-faults.ts';

const ORIGIN = 'https://portal.test';

const cdmx = { slug: 'ciudad-de-mexico', name: 'Ciudad de México' };
const landing: Landing = {
  operation: 'venta',
  places: [cdmx, cdmx],
  total: 30,
  pricedTotal: 28,
  medianPrice: '6450000.00',
  lowestPrice: '2100000.00',
  highestPrice: '24000000.00',
  items: [aPropertyCard({ images: [aPropertyImage()] })],
  page: 1,
  pageCount: 2,
  near: [],
  children: [{ slug: 'roma-norte', name: 'Roma Norte', total: 12 }],
  types: [{ type: 'casa', total: 30 }],
};
const found = {
  total: 30,
  totalIsCapped: false,
  page: 1,
  pageCount: 2,
  suggestion: null,
  placeNames: {},
  textPlaces: null,
  withNeighbours: null,
  inWords: 0,
  ignored: [],
};

/** The number of places that a URL names. */
const depthOf = (asked: unknown) =>
  ['state', 'city', 'neighborhood'].filter((name) => Object.hasOwn(Object(asked), name)).length;

async function pageAt(path: string, property = aPropertyDetail(), agent = anAgent()) {
  const render = createRenderer({
    router: fakeRouter({
      'property.search': () => ({ ...found, items: landing.items }),
      'property.landing': (asked) => ({
        ...landing,
        places: landing.places.slice(0, depthOf(asked)),
      }),
      'property.get': () => property,
      'agent.get': () => agent,
      'agent.listings': () => ({ ...found, items: agent.listings > 0 ? landing.items : [] }),
    }),
    publicOrigin: ORIGIN,
    assets: { manifest: { 'src/entry-client.tsx': { file: 'entry.js', isEntry: true } } },
  });
  const { status, html } = await render({
    request: new Request(ORIGIN + path),
    createContext: () => ({ visitor: 'Ana' }) as unknown as inferRouterContext<AppRouter>,
    nonce: 'n',
    onError: (error) => {
      throw error;
    },
  });
  expect(status, path).toBe(200);
  return headOf(html);
}

function headOf(html: string) {
  const all = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, text]) => text ?? '');
  return {
    titles: all(/<title[^>]*>([^<]*)<\/title>/gu),
    headings: all(/<h1\b[^>]*>(.*?)<\/h1>/gsu),
    canonical: all(/<link rel="canonical" href="([^"]*)"/gu),
    languages: all(/<link rel="alternate" hrefLang="([^"]*)"/giu),
    robots: all(/<meta name="robots" content="([^"]*)"/gu),
    meta: (key: string) =>
      all(new RegExp(`<meta (?:name|property)="${key}" content="([^"]*)"`, 'gu')),
    data: all(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gsu).map(
      (text) => JSON.parse(text) as Record<string, unknown>,
    ),
  };
}

const FIXED = [
  '/',
  '/properties',
  '/properties?operation=renta&type=oficina&bedrooms=2&search=roma',
  '/venta',
  '/renta/ciudad-de-mexico/ciudad-de-mexico?type=casa&page=2',
  '/services',
  '/contacts',
  '/valuation',
  '/legal-advisory',
  '/agents',
  '/privacy',
  '/terms',
  '/help',
  '/auth',
];

const LISTINGS: [string, Partial<PropertyDetail>][] = [
  ['a home for sale', { images: [aPropertyImage()], features: ['Alberca', 'Gimnasio'] }],
  ['in dollars', { currency: 'USD', salePrice: '350000.50' }],
  ['for sale and for rent', { operationType: 'ambos', rentPrice: '45000' }],
  ['for rent without a price', { operationType: 'renta', salePrice: null, rentPrice: null }],
  ['sold', { dealStatus: 'vendida' }],
  ['on hold', { dealStatus: 'apartada' }],
  ['land', { propertyType: 'terreno', landArea: '1200', bedrooms: null, fullBathrooms: null }],
  ['premises', { propertyType: 'local', bedrooms: null, halfBathrooms: null, number: null }],
  ['of an unknown kind', { propertyType: 'castillo', constructionArea: null }],
  ['of the company', { owner: { ...aPropertyDetail().owner, lastName: '', phone: null } }],
  ['with long words', { name: 'Casa amplia '.repeat(12), description: 'Bonita. '.repeat(200) }],
];

async function expectSoundHead(path: string, property?: PropertyDetail, agent?: Agent) {
  const head = await pageAt(path, property, agent);
  expect(head.titles, path).toHaveLength(1);
  expect(head.titles[0]?.length, head.titles[0]).toBeLessThanOrEqual(65);
  expect(head.headings, path).toHaveLength(1);
  expect(head.canonical, path).toHaveLength(1);
  expect(head.canonical[0]?.startsWith(`${ORIGIN}/`), path).toBe(true);
  expect(head.languages, path).toEqual(['es-MX', 'x-default']);
  expect(head.meta('description'), path).toHaveLength(1);
  const [description = ''] = head.meta('description');
  expect(description.length, description).toBeGreaterThanOrEqual(50);
  expect(description.length, description).toBeLessThanOrEqual(160);
  for (const key of [
    'og:title',
    'og:description',
    'og:url',
    'og:type',
    'og:site_name',
    'og:locale',
  ])
    expect(head.meta(key), `${path} ${key}`).toEqual([expect.stringMatching(/\S/u)]);
  expect(head.meta('og:image'), path).toEqual([expect.stringContaining(`${ORIGIN}/og/`)]);
  expect(head.meta('og:image:width')).toEqual(['1200']);
  expect(head.meta('og:image:height')).toEqual(['630']);
  expect(head.meta('twitter:card'), path).toEqual(['summary_large_image']);
  expect(head.data.length, path).toBeGreaterThan(0);
  expect(head.data.flatMap(schemaOrgFaults), path).toEqual([]);
  return head;
}

it.each(FIXED)('%s has each part of the head once, in the words of schema.org', async (path) => {
  const { robots, data } = await expectSoundHead(path);
  expect(robots).toEqual(path === '/auth' ? ['noindex'] : []);
  expect(data.map((block) => block['@type'])).toContain(
    path === '/' ? 'WebSite' : 'BreadcrumbList',
  );
});

it.each(LISTINGS)('a listing %s does as well', async (_case, values) => {
  const property = aPropertyDetail(values);
  const { data } = await expectSoundHead(`/properties/${property.id}`, property);
  expect(data.map((block) => block['@type'])).toEqual(['RealEstateListing', 'BreadcrumbList']);
});

it.each([
  ['who says little', { listings: 0, phone: null }],
  [
    'who says much',
    {
      bio: 'Conozco cada calle. '.repeat(30),
      website: 'elena.mx',
      city: 'Coyoacán',
      state: 'Ciudad de México',
      profileImageUrl: '/uploads/personas/elena/400.jpg',
    },
  ],
])('an agent %s does as well', async (_case, values) => {
  const agent = anAgent(values);
  const { data } = await expectSoundHead(`/agents/${agent.id}`, undefined, agent);
  const types = data.map((block) => block['@type']);
  expect(types.slice(0, 2)).toEqual(['RealEstateAgent', 'BreadcrumbList']);
  expect(types.includes('ItemList')).toBe(agent.listings > 0);
});
