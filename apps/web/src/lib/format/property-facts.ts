import { formatArea } from '@pbr/schemas/format/numbers';
import type { PropertyCard } from '@pbr/schemas/property/read';

export type Measured = Pick<
  PropertyCard,
  'bedrooms' | 'fullBathrooms' | 'parkingSpaces' | 'constructionArea' | 'landArea'
>;

/** The measures of a listing in the short words of a card; unknown ones and zeros are left out, and no line breaks inside one. */
export function propertyFacts(property: Measured): string[] {
  const area = property.constructionArea ?? property.landArea;
  const facts = [
    counted(property.bedrooms, 'rec.', 'rec.'),
    counted(property.fullBathrooms, 'baño', 'baños'),
    counted(property.parkingSpaces, 'cajón', 'cajones'),
    area !== null && Number(area) > 0 ? formatArea(area) : null,
  ];
  return facts.flatMap((fact) => (fact === null ? [] : [fact.replaceAll(' ', '\u00A0')]));
}

function counted(count: number | null, one: string, many: string): string | null {
  return count ? `${count} ${count === 1 ? one : many}` : null;
}
