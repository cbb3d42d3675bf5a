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
    ).toEqual(['3 rec.', '2 baños', '2 cajones', '120 m²']);
  });

  it('use the singular for one', () => {
    expect(propertyFacts({ ...nothing, bedrooms: 1, fullBathrooms: 1, parkingSpaces: 1 })).toEqual([
      '1 rec.',
      '1 baño',
      '1 cajón',
    ]);
  });

  it('fall back to the land where nothing is built', () => {
    expect(propertyFacts({ ...nothing, landArea: '1250.5' })).toEqual(['1,250.5 m²']);
  });

  it('omit unknown values and zeros', () => {
    expect(propertyFacts({ ...nothing, bedrooms: 0, constructionArea: '0' })).toEqual([]);
  });
});
