import type { Company } from '@pbr/schemas/settings/settings';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  HeadContent,
  RouterProvider,
} from '@tanstack/react-router';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { aSite } from '../../testing/fake-server.ts';
import { pageHead } from './seo.ts';
import { breadcrumbList, companyData, itemList, withContext } from './structured-data.ts';

const ORIGIN = 'https://portal.test';

/** The page as a crawler gets it. */
async function htmlWith(structuredData: Record<string, unknown>[]): Promise<string> {
  const page = { title: 'Casa', publicOrigin: ORIGIN, path: '/' };
  const routeTree = createRootRoute({
    head: () => pageHead(page, { description: 'Casa', structuredData }),
    component: HeadContent,
  });
  const history = createMemoryHistory({ initialEntries: ['/'] });
  const router = createRouter({ routeTree, history, isServer: true });
  await router.load();
  return renderToString(createElement(RouterProvider, { router }));
}

const blocksOf = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gsu)].map(
    ([, text]) => text ?? '',
  );

describe('typed text', () => {
  it.each([
    '</script><script>alert(1)</script>',
    '<!--',
    '<!--<script>',
    '\u2028\u2029',
    '"\\',
    '&lt;',
  ])('like %j stays data inside its block', async (name) => {
    const list = itemList(ORIGIN, { items: [{ id: '1', name }], total: 1, offset: 0 });
    const html = await htmlWith([list, breadcrumbList(ORIGIN, [{ name, path: '/x' }])]);
    const blocks = blocksOf(html);
    expect(blocks).toHaveLength(2);
    for (const block of blocks) expect(block).not.toMatch(/[<>\u2028\u2029]/u);
    expect(blocks.map((block) => JSON.parse(block) as unknown)).toContainEqual(
      structuredClone(list),
    );
    expect(html.match(/<script/gu)).toHaveLength(2);
  });
});

describe('a breadcrumb', () => {
  it('leads from the home page to the page, numbered from 1', () => {
    expect(breadcrumbList(ORIGIN, [{ name: 'Propiedades', path: '/properties' }])).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, name: 'Inicio', item: `${ORIGIN}/` },
        { position: 2, name: 'Propiedades', item: `${ORIGIN}/properties` },
      ],
    });
  });
});

describe('a list', () => {
  it('continues counting from the previous page', () => {
    const items = [{ id: 'a', name: 'Casa' }];
    expect(itemList(ORIGIN, { items, total: 30, offset: 24 })).toMatchObject({
      numberOfItems: 30,
      itemListElement: [{ position: 25, url: `${ORIGIN}/properties/a` }],
    });
  });
});

describe('the company', () => {
  const company: Company = {
    ...aSite().company,
    phone: '+52 55 5555 0100',
    social: { facebook: null, instagram: 'https://instagram.test/pbr', linkedin: null },
  };

  it('is an agency with the facts of the settings and without any rating', () => {
    const data = withContext(companyData(company, ORIGIN));
    expect(data).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'RealEstateAgent',
      telephone: '+52 55 5555 0100',
      sameAs: ['https://instagram.test/pbr'],
      openingHoursSpecification: [
        {
          dayOfWeek: expect.arrayContaining([
            'https://schema.org/Monday',
            'https://schema.org/Friday',
          ]),
          opens: '09:00',
          closes: '19:00',
        },
        { dayOfWeek: ['https://schema.org/Saturday'], opens: '09:00', closes: '15:00' },
      ],
    });
    expect(JSON.stringify(data)).not.toMatch(/rating|review|98%/iu);
  });
});
