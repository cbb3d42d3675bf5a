import { describe, expect, it } from 'vitest';
import { propertyFacts } from './property-facts.ts';

const nothing = {
  bedrooms: null,
  fullBathrooms: null,
  parkingSpaces: null,
  constructionArea: null,
  landArea: null,
};

describe('propertyFacts', () => {
  it('are the rooms, the baths, the parking and the built area', () => {
    expect(
      propertyFacts({
        bedrooms: 3,
        fullBathrooms: 2,
        parkingSpaces: 2,
        constructionArea: '120.00',
        landArea: '300',
      }),
    ).toEqual(['3\u00A0rec.', '2\u00A0baños', '2\u00A0cajones', '120\u00A0m²']);
  });

  it('use the singular for one', () => {
    expect(propertyFacts({ ...nothing, bedrooms: 1, fullBathrooms: 1, parkingSpaces: 1 })).toEqual([
      '1\u00A0rec.',
      '1\u00A0baño',
      '1\u00A0cajón',
    ]);
  });

  it('fall back to the land where nothing is built', () => {
    expect(propertyFacts({ ...nothing, landArea: '1250.5' })).toEqual(['1,250.5\u00A0m²']);
  });

  it('omit unknown values and zeros', () => {
    expect(propertyFacts({ ...nothing, bedrooms: 0, constructionArea: '0' })).toEqual([]);
  });
});
