import { type FieldName, perField, type PropertyValues } from '@pbr/schemas/property/fields';

/** The part of a number in a listing's schema.org description; units are codes of UN/CEFACT recommendation 20. */
export type SchemaOrgFact =
  | { property: string; unitCode?: string; isText?: true }
  /** A fact for which schema.org has no property. */
  | { additional: string; unitCode?: string; unitText?: string };

interface FieldFacts<Value> {
  /** The words of the documentation for it: its meaning, unit and currency. */
  about: string;
  /** In the documentation's example, which leaves out what is null. */
  example: Value;
  schemaOrg?: SchemaOrgFact;
}

const FOR_EDITORS =
  'Solo lo leen quien la lleva y la administración, en su lista propia y en la propiedad misma; para los demás es null.';

/**
 * Each field as only the server knows it. The order is that of the digests of imported rows: a new field goes to the end, or every listing
 * would count as changed at its next import.
 */
export const fieldFacts: { readonly [Name in FieldName]: FieldFacts<PropertyValues[Name]> } = {
  name: {
    about: 'El título del anuncio, en una línea.',
    example: 'Casa con patio en el Centro',
  },
  description: {
    about: 'El texto del anuncio, con saltos de línea; sin HTML.',
    example: 'Techos altos, patio con árbol de naranja y pisos de pasta.',
  },
  street: {
    about:
      'La calle, sin el número. Con `hideStreet` es `""` para quien no puede editar la propiedad.',
    example: 'Calle 60',
  },
  number: {
    about:
      'El número exterior, y el interior si lo hay. Con `hideStreet` es null para quien no puede editar la propiedad.',
    example: '482',
  },
  neighborhood: {
    about: 'La colonia.',
    example: 'Centro',
  },
  city: {
    about: 'La ciudad, la alcaldía o el municipio.',
    example: 'Mérida',
  },
  state: {
    about: 'Uno de los 32 estados, con acentos.',
    example: 'Yucatán',
  },
  commercialNames: {
    about: 'Los nombres del edificio o desarrollo, separados por comas.',
    example: null,
  },
  propertyType: {
    about: 'El tipo de propiedad. Una importada puede traer otro texto.',
    example: 'casa',
  },
  operationType: {
    about: '`venta`, `renta`, o `ambos` si está en venta y en renta.',
    example: 'venta',
  },
  salePrice: {
    about:
      'El precio de venta en la moneda de `currency`, con dos decimales y sin comas. Solo con `venta` o `ambos`; null es precio a consultar.',
    example: '4500000.00',
  },
  rentPrice: {
    about:
      'La renta de un mes en la moneda de `currency`, con dos decimales y sin comas. Solo con `renta` o `ambos`; null es precio a consultar.',
    example: null,
  },
  currency: {
    about: 'La moneda de los dos precios: `MXN` o `USD`. Sin ella es `MXN`.',
    example: 'MXN',
  },
  bedrooms: {
    about: 'Las recámaras, de 0 a 99. Solo de una casa o un departamento.',
    example: 3,
    schemaOrg: { property: 'numberOfBedrooms' },
  },
  fullBathrooms: {
    about: 'Los baños con regadera, de 0 a 99.',
    example: 2,
    schemaOrg: { property: 'numberOfFullBathrooms' },
  },
  halfBathrooms: {
    about: 'Los baños sin regadera, de 0 a 99.',
    example: null,
    schemaOrg: { property: 'numberOfPartialBathrooms' },
  },
  parkingSpaces: {
    about: 'Los cajones de estacionamiento, de 0 a 99.',
    example: null,
  },
  landArea: {
    about: 'La superficie del terreno en metros cuadrados, con dos decimales.',
    example: null,
    schemaOrg: { additional: 'Superficie de terreno', unitCode: 'MTK' },
  },
  constructionArea: {
    about: 'La superficie construida en metros cuadrados, con dos decimales.',
    example: '210.50',
    schemaOrg: { property: 'floorSize', unitCode: 'MTK' },
  },
  features: {
    about:
      'Las amenidades, una por elemento: hasta 40, de hasta 60 caracteres. Sin ellas es una lista vacía.',
    example: ['Patio', 'Cocina integral'],
  },
  maintenanceFee: {
    about: 'El mantenimiento de un mes, en pesos enteros, también si el precio está en dólares.',
    example: 1200,
    schemaOrg: { additional: 'Mantenimiento', unitText: 'MXN al mes' },
  },
  postalCode: {
    about: 'El código postal: cinco dígitos en un texto, con los ceros del principio.',
    example: '97000',
  },
  municipality: {
    about:
      'La alcaldía o el municipio. Si falta, se toma del código postal o de las demás propiedades de la colonia, cuando nombran uno solo.',
    example: 'Mérida',
  },
  frontageM: {
    about: 'El frente en metros, con dos decimales. Solo de una casa, un local o un terreno.',
    example: '9.50',
    schemaOrg: { additional: 'Frente', unitCode: 'MTR' },
  },
  depthM: {
    about: 'El fondo en metros, con dos decimales. Solo de una casa, un local o un terreno.',
    example: null,
    schemaOrg: { additional: 'Fondo', unitCode: 'MTR' },
  },
  floor: {
    about:
      'El piso en que está, de 0 (planta baja) a 99. Solo de un departamento, una oficina o un local.',
    example: null,
    schemaOrg: { property: 'floorLevel', isText: true },
  },
  levels: {
    about: 'Los niveles que tiene, de 1 a 99. No de un terreno.',
    example: 2,
    schemaOrg: { additional: 'Niveles' },
  },
  yearBuilt: {
    about: 'El año de construcción, de 1500 a 2100. No de un terreno.',
    example: 1938,
    schemaOrg: { property: 'yearBuilt' },
  },
  depositMonths: {
    about: 'El depósito en meses de renta, de 0 a 12. Solo con `renta` o `ambos`.',
    example: null,
    schemaOrg: { additional: 'Depósito', unitCode: 'MON' },
  },
  furnished: {
    about: '`amueblado` o `sin-muebles`. No de un terreno.',
    example: 'sin-muebles',
  },
  petsAllowed: {
    about: '`si` o `no`, según se acepten mascotas. Solo de una casa o un departamento.',
    example: 'si',
  },
  internalNotes: {
    about: `Notas de quien la lleva, en varias líneas. ${FOR_EDITORS}`,
    example: null,
  },
  ownerContact: {
    about: `Cómo se localiza al propietario. ${FOR_EDITORS}`,
    example: null,
  },
  latitude: {
    about: `La latitud exacta en grados, con seis decimales. Va junto con \`longitude\`, o ninguna de las dos. ${FOR_EDITORS}`,
    example: null,
  },
  longitude: {
    about: `La longitud exacta en grados, negativa en México, con seis decimales. ${FOR_EDITORS}`,
    example: null,
  },
  locationPrecision: {
    about:
      'Lo que los demás saben del punto, en `publicPoint`: `exacta`, `aproximada` (una zona fija de unos 200 metros) u `oculta`. Sin ella es `aproximada`.',
    example: 'aproximada',
  },
  hideStreet: {
    about: 'Si la calle y el número los ven solo quien la lleva y la administración.',
    example: false,
  },
  availableFrom: {
    about:
      'Desde qué día se puede ocupar, sin hora: `2026-12-15`. Sin fecha no se dice nada, y una búsqueda por fecha la cuenta como disponible.',
    example: '2026-12-15',
  },
  agencyReference: {
    about:
      'La clave de la propia agencia, de hasta 40 caracteres. La ve cualquiera, y la búsqueda la encuentra. No es el identificador de una importación.',
    example: 'MID-0482',
  },
  videoUrl: {
    about:
      'El video, en YouTube o Vimeo: una dirección con `https://`, que se guarda en su forma de `https://www.youtube.com/watch?v=…` o `https://vimeo.com/…`.',
    example: null,
  },
  tourUrl: {
    about:
      'El recorrido virtual, en Matterport o Kuula: una dirección con `https://`, que se guarda en su forma de `https://my.matterport.com/show/?m=…` o `https://kuula.co/share/…`.',
    example: null,
  },
};

/** In the order of the digests. */
export const DIGESTED_FIELDS = Object.keys(fieldFacts) as FieldName[];

/** The words of the documentation for each field. */
export const fieldWords = perField<Record<FieldName, string>>(
  (_spec, name) => fieldFacts[name].about,
);

/** The listing of the documentation's examples. */
export const exampleValues = perField<PropertyValues>((_spec, name) => fieldFacts[name].example);
