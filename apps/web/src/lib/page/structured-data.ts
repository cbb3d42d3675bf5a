import type { Company, Opening } from '@pbr/schemas/settings/settings';
import type { RouterContext } from './router-context.ts';

/** A schema.org object as plain data; the router escapes it. */
export type StructuredData = Readonly<Record<string, unknown>>;

/** Adds the `@context` of a JSON-LD block. */
export function withContext(thing: StructuredData): StructuredData {
  return { '@context': 'https://schema.org', ...thing };
}

export function webSite(publicOrigin: string): StructuredData {
  return withContext({
    '@type': 'WebSite',
    '@id': `${publicOrigin}/#website`,
    name: 'Portal PBR',
    url: `${publicOrigin}/`,
    inLanguage: 'es-MX',
    publisher: { '@id': companyId(publicOrigin) },
  });
}

const companyId = (publicOrigin: string) => `${publicOrigin}/#company`;

/** The agency behind the portal. Contains no ratings, because nobody could verify them. */
export function companyData(company: Company, publicOrigin: string): StructuredData {
  const { facebook, instagram, linkedin } = company.social;
  const sameAs = [facebook, instagram, linkedin].filter((url) => url !== null);
  return {
    '@type': 'RealEstateAgent',
    '@id': companyId(publicOrigin),
    name: company.name,
    legalName: company.legalName,
    url: `${publicOrigin}/`,
    logo: `${publicOrigin}/icon-512.png`,
    image: `${publicOrigin}/icon-512.png`,
    telephone: company.phone,
    email: company.email,
    address: company.address,
    openingHoursSpecification: openingHours(company.hours),
    areaServed: { '@type': 'Country', name: 'México' },
    ...(sameAs.length > 0 && { sameAs }),
  };
}

/** The agency as a block of its own, once the site's facts are loaded. */
export function companyBlocks({ publicOrigin, trpcUtils }: RouterContext): StructuredData[] {
  const company = trpcUtils.site.get.getData()?.company;
  return company ? [withContext(companyData(company, publicOrigin))] : [];
}

const WORKING_DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];

function openingHours({ weekdays, saturday }: Company['hours']): StructuredData[] {
  const of = (days: readonly string[], { opens, closes }: Opening) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: days.map((day) => `https://schema.org/${day}`),
    opens,
    closes,
  });
  return [of(WORKING_DAYS, weekdays), ...(saturday ? [of(['Saturday'], saturday)] : [])];
}

interface Crumb {
  name: string;
  /** The path from the root. */
  path: string;
}

/** The breadcrumb from the home page to the page itself. */
export function breadcrumbList(publicOrigin: string, crumbs: readonly Crumb[]): StructuredData {
  return withContext({
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Inicio', path: '/' }, ...crumbs].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${publicOrigin}${path}`,
    })),
  });
}

interface Listed {
  id: string;
  name: string;
}

/** The listings of a page in display order; `offset` counts those on earlier pages. */
export function itemList(
  publicOrigin: string,
  { items, total, offset }: { items: readonly Listed[]; total: number; offset: number },
): StructuredData {
  return withContext({
    '@type': 'ItemList',
    numberOfItems: total,
    itemListElement: items.map(({ id, name }, index) => ({
      '@type': 'ListItem',
      position: offset + index + 1,
      name,
      url: `${publicOrigin}/properties/${id}`,
    })),
  });
}
