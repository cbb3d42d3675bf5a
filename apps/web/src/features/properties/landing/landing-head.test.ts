import type { Landing } from '@pbr/schemas/property/places/landing';
import { expect, test } from 'vitest';
import type { RouterContext } from '../../../lib/page/router-context.ts';
import { aPropertyCard, aPropertyImage } from '../../../testing/a-property-card.ts';
import { landingHead } from './landing-head.ts';

const cdmx = { slug: 'ciudad-de-mexico', name: 'Ciudad de México' };
const landing: Landing = {
  operation: 'venta',
  places: [cdmx, cdmx],
  total: 30,
  pricedTotal: 30,
  medianPrice: '6450000.00',
  lowestPrice: '2100000.00',
  highestPrice: '24000000.00',
  items: [aPropertyCard()],
  page: 2,
  pageCount: 2,
  children: [],
  near: [],
  types: [],
};
const NOINDEX = { name: 'robots', content: 'noindex' };

function headOf(answer: Landing | undefined) {
  const trpcUtils = { property: { landing: { getData: () => answer } } };
  const context = { publicOrigin: 'https://portal.mx', trpcUtils } as unknown as RouterContext;
  const head = landingHead(context, { operation: 'venta', type: 'casa', page: 2 });
  return { meta: head.meta, links: 'links' in head ? head.links : [] };
}

test('the page of a place has its own URL', () => {
  const { meta, links } = headOf(landing);
  expect(links[0]).toEqual({
    rel: 'canonical',
    href: 'https://portal.mx/venta/ciudad-de-mexico/ciudad-de-mexico?type=casa&page=2',
  });
  expect(meta).not.toContainEqual(NOINDEX);
});

test('the share picture of its newest listing has the URL of that listing, which names what it shows', () => {
  const [newest = aPropertyCard()] = landing.items;
  const pictureOf = (values: Partial<typeof newest>) => {
    const { meta } = headOf({ ...landing, items: [{ ...newest, ...values }] });
    return meta.find((tag) => 'property' in tag && tag.property === 'og:image')?.content;
  };
  const before = pictureOf({});
  expect(before).toMatch(/^https:\/\/portal\.mx\/og\/[\da-f-]{36}\.jpg\?v=\w+$/u);
  expect(pictureOf({ imageCount: 3 })).toBe(before);
  expect(pictureOf({ images: [aPropertyImage()] })).not.toBe(before);
});

test('an empty or unknown place is not indexed', () => {
  expect(headOf({ ...landing, items: [] }).meta).toContainEqual(NOINDEX);
  const unknown = headOf(undefined);
  expect(unknown.meta).toContainEqual(NOINDEX);
  expect(unknown.links).toEqual([]);
});
