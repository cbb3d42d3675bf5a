import type { PropertyDetail } from '@pbr/schemas/property/property';
import { labelOf, operationTypeLabels, propertyTypeLabels } from '@pbr/schemas/property/values';
import type { RouterContext } from '../../../lib/page/router-context.ts';
import { missingPageHead, pageHead } from '../../../lib/page/seo.ts';
import { propertyFacts } from '../../../lib/format/property-facts.ts';
import { priceLines } from '../../../lib/format/price-lines.ts';
import { detailData } from './detail-data.ts';

/** The loaded listing's head; when there is none, the page only says so. */
export function detailHead({ trpcUtils, publicOrigin }: RouterContext, id: string) {
  const property = trpcUtils.property.get.getData({ id });
  if (!property) return missingPageHead('Propiedad no encontrada');
  return pageHead({
    title: `${property.name}, ${property.neighborhood}`,
    description: summary(property),
    publicOrigin,
    path: `/properties/${property.id}`,
    // Networks keep a picture by its address: a changed listing gets another one.
    picture: {
      path: `/og/${property.id}.jpg?v=${Date.parse(property.updatedAt)}`,
      alt: `${property.name}, ${property.neighborhood}`,
    },
    structuredData: detailData(property, {
      publicOrigin,
      company: trpcUtils.site.get.getData()?.company,
    }),
    type: 'article',
    // Whoever may see a paused listing sees it alone.
    noindex: !property.isActive,
  });
}

/** What somebody asks first, before the agent's own words: kind, place, size, price. */
function summary(property: PropertyDetail): string {
  const type = labelOf(propertyTypeLabels, property.propertyType);
  const operation = labelOf(operationTypeLabels, property.operationType).toLowerCase();
  const [{ text, perMonth }] = priceLines(property);
  return [
    `${type} en ${operation} en ${property.neighborhood}, ${property.city}`,
    propertyFacts(property).join(', '),
    text + (perMonth ? ' por mes' : ''),
    property.description,
  ]
    .filter((part) => part !== '')
    .join('. ');
}
