import { priceLines } from '@pbr/schemas/format/price-lines';
import type { PropertyDetail } from '@pbr/schemas/property/read';
import { labelOf, operationTypeLabels, propertyTypeLabels } from '@pbr/schemas/property/values';
import type { RouterContext } from '../../../lib/page/router-context.ts';
import { missingPageHead, pageHead, sharePictureOf } from '../../../lib/page/seo.ts';
import { propertyFacts } from '../../../lib/format/property-facts.ts';
import { detailData } from './detail-data.ts';

/** The head of the loaded listing's page, or that of a missing page. */
export function detailHead({ trpcUtils, publicOrigin }: RouterContext, id: string) {
  const property = trpcUtils.property.get.getData({ id });
  if (!property) return missingPageHead('Propiedad no encontrada');
  const title = [property.name, property.neighborhood].filter(Boolean).join(', ');
  const page = {
    title,
    publicOrigin,
    path: `/properties/${property.id}`,
    // Only people with access see a paused listing, so it is not indexed.
    noindex: !property.isActive,
  };
  return pageHead(
    page,
    import.meta.env.SSR && {
      description: summary(property),
      picture: sharePictureOf(property),
      structuredData: detailData(property, {
        publicOrigin,
        company: trpcUtils.site.get.getData()?.company,
      }),
      type: 'article',
    },
  );
}

/** The first facts people ask for (kind, place, size, price), then the agent's description. */
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
