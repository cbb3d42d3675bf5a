import { describe, expect, it } from 'vitest';
import { aPropertyImage } from '../../../testing/a-property-card.ts';
import { aPropertyDetail } from '../../../testing/a-property-detail.ts';
import { detailData } from './detail-data.ts';

const site = { publicOrigin: 'https://portal.mx', company: undefined };
const listingData = (values: Parameters<typeof aPropertyDetail>[0]) =>
  detailData(aPropertyDetail(values), site)[0];

describe('a listing for machines', () => {
  it('is a page about an accommodation, with its photos and offer', () => {
    const property = aPropertyDetail({
      images: [aPropertyImage()],
      schemaOrg: { '@type': ['Accommodation', 'Apartment'] },
    });
    const url = `https://portal.mx/properties/${property.id}`;
    const [listing, breadcrumb] = detailData(property, site);
    expect(listing).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'RealEstateListing',
      url,
      datePosted: property.createdAt,
      dateModified: property.updatedAt,
      image: ['https://portal.mx/uploads/foto/1024.jpg'],
      mainEntity: {
        '@type': ['Accommodation', 'Apartment'],
        '@id': `${url}#lugar`,
      },
      offers: [
        {
          '@type': 'Offer',
          price: 4_500_000,
          priceCurrency: 'MXN',
          businessFunction: 'http://purl.org/goodrelations/v1#Sell',
          availability: 'https://schema.org/InStock',
          itemOffered: { '@id': `${url}#lugar` },
          offeredBy: { '@type': 'RealEstateAgent', name: 'Elena Ríos' },
        },
      ],
    });
    expect(breadcrumb).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { name: 'Inicio' },
        { name: 'Venta', item: 'https://portal.mx/venta' },
        { name: 'Ciudad de México' },
        { name: 'Cuauhtémoc' },
        { name: 'Condesa', item: 'https://portal.mx/venta/ciudad-de-mexico/cuauhtemoc/condesa' },
        { name: property.name, item: url },
      ],
    });
  });

  it('says from which day it is available, if the agent says so', () => {
    expect(listingData({ availableFrom: '2026-12-15' })?.['offers']).toMatchObject([
      { availabilityStarts: '2026-12-15' },
    ]);
    expect(JSON.stringify(listingData({}))).not.toContain('availabilityStarts');
  });

  it('have two offers for a listing for sale and for rent, the rent by the month', () => {
    const data = listingData({ operationType: 'ambos', salePrice: '9000000', rentPrice: '45000' });
    expect(data?.['offers']).toMatchObject([
      { price: 9_000_000 },
      { price: 45_000, priceSpecification: { price: 45_000, unitCode: 'MON' } },
    ]);
  });

  it('names no price that is not published', () => {
    const none = { operationType: 'ambos', salePrice: null, rentPrice: null } as const;
    const data = JSON.stringify(listingData({ ...none, images: [] }));
    expect(data).not.toMatch(/price|"image"|null/u);
  });

  it('mark a sold listing as sold, and never rate', () => {
    const data = JSON.stringify(listingData({ dealStatus: 'vendida' }));
    expect(data).toContain('https://schema.org/SoldOut');
    expect(data).not.toMatch(/rating|review/iu);
  });
});
