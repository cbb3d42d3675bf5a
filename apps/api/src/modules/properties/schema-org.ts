import { FIELD_NAMES, type PropertyValues } from '@pbr/schemas/property/fields';
import type { Property } from '@pbr/schemas/property/read';
import { fieldFacts, type SchemaOrgFact } from './field-facts.ts';

type Thing = Record<string, unknown>;

/** schema.org has types for houses and apartments; everything else is an `Accommodation`. */
const KINDS: Readonly<Record<string, string>> = { casa: 'House', departamento: 'Apartment' };

type Located = PropertyValues & Pick<Property, 'publicPoint'>;

/** The place that a listing offers, as a schema.org `Accommodation`. It holds what everybody may see, whoever reads the listing. */
export function accommodation(property: Located): Thing {
  const kind = KINDS[property.propertyType];
  const { name, propertyType, postalCode, petsAllowed, features, publicPoint } = property;
  return {
    '@type': kind ? ['Accommodation', kind] : 'Accommodation',
    name,
    accommodationCategory: propertyType,
    address: {
      '@type': 'PostalAddress',
      streetAddress: streetAddress(property),
      addressLocality: property.city,
      addressRegion: property.state,
      ...(postalCode !== null && { postalCode }),
      addressCountry: 'MX',
    },
    ...(publicPoint && { geo: { '@type': 'GeoCoordinates', ...publicPoint } }),
    ...knownNumbers(property),
    ...(petsAllowed !== null && { petsAllowed: petsAllowed === 'si' }),
    ...(features.length > 0 && {
      amenityFeature: features.map((feature) => ({
        '@type': 'LocationFeatureSpecification',
        name: feature,
        value: true,
      })),
    }),
  };
}

function streetAddress({ street, number, hideStreet, neighborhood }: PropertyValues): string {
  const door = hideStreet ? [] : [street, number];
  return [door.filter(Boolean).join(' '), neighborhood].filter(Boolean).join(', ');
}

function knownNumbers(property: PropertyValues): Thing {
  const numbers: Thing = {};
  const additional: Thing[] = [];
  for (const name of FIELD_NAMES) {
    const fact = fieldFacts[name].schemaOrg;
    const value = property[name];
    if (!fact || value === null) continue;
    if ('additional' in fact) additional.push(propertyValue(fact, Number(value)));
    else numbers[fact.property] = quantity(fact, Number(value));
  }
  const { fullBathrooms, halfBathrooms } = property;
  return {
    ...numbers,
    // Half bathrooms count as one, as in the RESO real-estate standard.
    ...(fullBathrooms !== null && { numberOfBathroomsTotal: fullBathrooms + (halfBathrooms ?? 0) }),
    ...(additional.length > 0 && { additionalProperty: additional }),
  };
}

type Additional = Extract<SchemaOrgFact, { additional: string }>;

function propertyValue({ additional: name, ...unit }: Additional, value: number): Thing {
  return { '@type': 'PropertyValue', name, value, ...unit };
}

function quantity({ unitCode, isText }: Exclude<SchemaOrgFact, Additional>, value: number) {
  if (isText) return String(value);
  return unitCode === undefined ? value : { '@type': 'QuantitativeValue', value, unitCode };
}
