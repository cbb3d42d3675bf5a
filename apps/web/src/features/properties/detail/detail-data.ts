import type { PropertyDetail } from '@pbr/schemas/property/read';
import type { Company } from '@pbr/schemas/settings/settings';
import {
  breadcrumbList,
  companyData,
  type StructuredData,
  withContext,
} from '../../../lib/page/structured-data.ts';
import { landingPath } from '../landing/landing-link.tsx';
import { detailCrumbs } from './detail-crumbs.ts';

interface Site {
  publicOrigin: string;
  company: Company | undefined;
}

/** The listing as structured data: the page, the home or place it describes, and its price. */
export function detailData(property: PropertyDetail, site: Site): StructuredData[] {
  const { publicOrigin } = site;
  const path = `/properties/${property.id}`;
  const url = publicOrigin + path;
  return [
    withContext({
      '@type': 'RealEstateListing',
      '@id': url,
      url,
      name: property.name,
      description: property.description,
      inLanguage: 'es-MX',
      datePosted: property.createdAt,
      dateModified: property.updatedAt,
      ...photosOf(property, publicOrigin),
      mainEntity: { ...property.schemaOrg, '@id': accommodationId(property, site) },
      offers: offersOf(property, site),
    }),
    breadcrumbList(publicOrigin, [
      ...detailCrumbs(property).map(({ name, ...landing }) => ({
        name,
        path: landingPath(landing),
      })),
      { name: property.name, path },
    ]),
  ];
}

const photosOf = ({ images }: PropertyDetail, publicOrigin: string) =>
  images.length > 0 && { image: images.map(({ imageUrl }) => publicOrigin + imageUrl) };

const accommodationId = ({ id }: PropertyDetail, { publicOrigin }: Site) =>
  `${publicOrigin}/properties/${id}#lugar`;

/** A unit code of UN/CEFACT recommendation 20. */
const MONTH = 'MON';

/** One offer for the sale and one for the rent; unpublished prices are left out. */
function offersOf(property: PropertyDetail, site: Site): StructuredData[] {
  const offers: StructuredData[] = [];
  const { operationType, salePrice, rentPrice, currency } = property;
  if (operationType !== 'renta') {
    offers.push({
      ...anOffer(property, site, 'Sell'),
      ...(salePrice !== null && { price: Number(salePrice), priceCurrency: currency }),
    });
  }
  if (operationType !== 'venta') {
    const price = rentPrice !== null && { price: Number(rentPrice), priceCurrency: currency };
    offers.push({
      ...anOffer(property, site, 'LeaseOut'),
      ...price,
      ...(price && {
        priceSpecification: { '@type': 'UnitPriceSpecification', ...price, unitCode: MONTH },
      }),
    });
  }
  return offers;
}

const AVAILABILITY: Readonly<Record<string, string>> = {
  apartada: 'LimitedAvailability',
  vendida: 'SoldOut',
  rentada: 'SoldOut',
};

function anOffer(property: PropertyDetail, site: Site, business: 'Sell' | 'LeaseOut') {
  const availability = AVAILABILITY[property.dealStatus ?? ''] ?? 'InStock';
  return {
    '@type': 'Offer',
    url: `${site.publicOrigin}/properties/${property.id}`,
    availability: `https://schema.org/${availability}`,
    ...(property.availableFrom !== null && { availabilityStarts: property.availableFrom }),
    businessFunction: `http://purl.org/goodrelations/v1#${business}`,
    itemOffered: { '@id': accommodationId(property, site) },
    offeredBy: agentOf(property, site),
  };
}

function agentOf({ owner }: PropertyDetail, { company, publicOrigin }: Site): StructuredData {
  return {
    '@type': 'RealEstateAgent',
    name: `${owner.firstName} ${owner.lastName}`.trim(),
    ...(owner.phone !== null && { telephone: owner.phone }),
    ...(company && { parentOrganization: companyData(company, publicOrigin) }),
  };
}
