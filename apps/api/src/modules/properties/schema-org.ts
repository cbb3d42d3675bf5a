import { FIELD_NAMES, type PropertyValues } from '@pbr/schemas/property/fields';
import { fieldFacts, type SchemaOrgFact } from './field-facts.ts';

type Thing = Record<string, unknown>;

/** schema.org has types for houses and apartments; everything else is an `Accommodation`. */
const KINDS: Readonly<Record<string, string>> = { casa: 'House', departamento: 'Apartment' };

/** The place that a listing offers, as a schema.org `Accommodation`. */
export function accommodation(property: PropertyValues): Thing {
  const kind = KINDS[property.propertyType];
  const { name, propertyType, street, number, postalCode, petsAllowed, features } = property;
  return {
    '@type': kind ? ['Accommodation', kind] : 'Accommodation',
    name,
    accommodationCategory: propertyType,
    address: {
      '@type': 'PostalAddress',
      streetAddress: `${number === null ? street : `${street} ${number}`}, ${property.neighborhood}`,
      addressLocality: property.city,
      addressRegion: property.state,
      ...(postalCode !== null && { postalCode }),
      addressCountry: 'MX',
    },
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
