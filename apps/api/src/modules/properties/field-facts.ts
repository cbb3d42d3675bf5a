import { type FieldName, perField, type PropertyValues } from '@pbr/schemas/property/fields';

/** The part of a number in a listing's schema.org description; units are codes of UN/CEFACT recommendation 20. */
export type SchemaOrgFact =
  | { property: string; unitCode?: string }
  /** A fact for which schema.org has no property. */
  | { additional: string; unitCode?: string; unitText?: string };

interface FieldFacts<Value> {
  /** In the documentation's example, which leaves out what is null. */
  example: Value;
  schemaOrg?: SchemaOrgFact;
}

/**
 * Each field as only the server knows it. The order is that of the digests of imported rows: a new field goes to the end, or every listing
 * would count as changed at its next import.
 */
export const fieldFacts: { readonly [Name in FieldName]: FieldFacts<PropertyValues[Name]> } = {
  name: { example: 'Casa con patio en el Centro' },
  description: { example: 'Techos altos, patio con árbol de naranja y pisos de pasta.' },
  street: { example: 'Calle 60' },
  number: { example: '482' },
  neighborhood: { example: 'Centro' },
  city: { example: 'Mérida' },
  state: { example: 'Yucatán' },
  commercialNames: { example: null },
  propertyType: { example: 'casa' },
  operationType: { example: 'venta' },
  salePrice: { example: '4500000.00' },
  rentPrice: { example: null },
  currency: { example: 'MXN' },
  bedrooms: { example: 3, schemaOrg: { property: 'numberOfBedrooms' } },
  fullBathrooms: { example: 2, schemaOrg: { property: 'numberOfFullBathrooms' } },
  halfBathrooms: { example: null, schemaOrg: { property: 'numberOfPartialBathrooms' } },
  parkingSpaces: { example: null },
  landArea: { example: null, schemaOrg: { additional: 'Superficie de terreno', unitCode: 'MTK' } },
  constructionArea: { example: '210.50', schemaOrg: { property: 'floorSize', unitCode: 'MTK' } },
  features: { example: ['Patio', 'Cocina integral'] },
  maintenanceFee: {
    example: 1200,
    schemaOrg: { additional: 'Mantenimiento', unitText: 'MXN al mes' },
  },
};

/** In the order of the digests. */
export const IMPORTED_FIELDS = Object.keys(fieldFacts) as FieldName[];

/** The listing of the documentation's examples. */
export const exampleValues = perField<PropertyValues>((_spec, name) => fieldFacts[name].example);
