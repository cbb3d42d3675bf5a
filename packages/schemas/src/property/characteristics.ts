export interface Described {
  /** Beside the field in the form. */
  label: string;
  /** The choice that makes the form ask for the field; otherwise the field is hidden and not stored. */
  shownIf?: { choice: 'propertyType' | 'operationType'; is: readonly string[] };
}

/** The limits of a number belong to its kind: see `numbers.ts`. */
export interface NumberSpec extends Described {
  /**
   * - count: rooms and the like
   * - area: square metres
   * - price: money in the listing's currency
   * - pesos: whole pesos, also of a listing in dollars
   */
  kind: 'count' | 'area' | 'price' | 'pesos';
  isMonthly?: true;
}

/** A number that the page shows among the characteristics. */
export interface CharacteristicSpec extends NumberSpec {
  kind: 'count' | 'area' | 'pesos';
  /** The word beside it on the page; any count but 1 has the form's label. */
  one: string;
}

/**
 * The numbers that the page shows among the characteristics, in its order. They stand apart from the other fields because the first visit
 * to a listing loads them.
 */
export const characteristicFields = {
  bedrooms: {
    kind: 'count',
    label: 'Recámaras',
    one: 'Recámara',
    shownIf: { choice: 'propertyType', is: ['casa', 'departamento'] },
  },
  fullBathrooms: { kind: 'count', label: 'Baños completos', one: 'Baño completo' },
  halfBathrooms: { kind: 'count', label: 'Medios baños', one: 'Medio baño' },
  parkingSpaces: { kind: 'count', label: 'Estacionamientos', one: 'Estacionamiento' },
  constructionArea: { kind: 'area', label: 'Construcción (m²)', one: 'Construcción' },
  landArea: { kind: 'area', label: 'Terreno (m²)', one: 'Terreno' },
  maintenanceFee: { kind: 'pesos', label: 'Mantenimiento', one: 'Mantenimiento', isMonthly: true },
} as const satisfies Record<string, CharacteristicSpec>;

export type CharacteristicName = keyof typeof characteristicFields;
export const CHARACTERISTICS = Object.keys(characteristicFields) as CharacteristicName[];
