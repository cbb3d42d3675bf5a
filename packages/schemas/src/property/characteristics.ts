import type { Unit } from '../format/numbers.ts';

export interface Described {
  /** Beside the field in the form. */
  label: string;
  /** The choice that makes the form ask for the field; otherwise the field is hidden and not stored. */
  shownIf?: { choice: 'propertyType' | 'operationType'; is: readonly string[] };
  /** The field leaves the server only to those who may edit the listing, always or while a flag is set; everybody else gets none. */
  seenBy?: 'editors' | { editorsWhile: 'hideStreet' };
  /** A PUT that leaves the field out does not change it, so that a client that does not know it reveals and loses nothing. */
  staysIfAbsent?: true;
}

/** A number with two decimals. */
interface MeasureSpec extends Described {
  kind: 'measure';
  unit: Unit;
}

/** A whole number from 0 to 99, or within its own limits. */
interface WholeSpec extends Described {
  /**
   * - count: rooms and the like
   * - ordinal: names one of several, as a floor or a year
   * - pesos: whole pesos, also of a listing in dollars
   */
  kind: 'count' | 'ordinal' | 'pesos';
  min?: number;
  max?: number;
  isMonthly?: true;
}

/** Money in the listing's currency. */
interface PriceSpec extends Described {
  kind: 'price';
  isMonthly?: true;
}

/** A number that people type as money. */
export type AmountSpec = PriceSpec | WholeSpec;
export type NumberSpec = AmountSpec | MeasureSpec;

/** A number that the page shows among the characteristics. */
export type CharacteristicSpec = (MeasureSpec | WholeSpec) & {
  /** The word beside it on the page. */
  one: string;
  /** The word beside any count but 1, if it is not the form's label. */
  many?: string;
  /** The word for zero, which is not shown otherwise. */
  zero?: string;
  /** One and many of what is counted, where the label does not say it. */
  counted?: readonly [one: string, many: string];
  /** The page's block, if it is not the one with rooms and areas. */
  among?: 'costs' | 'more';
};

const BUILDINGS = {
  choice: 'propertyType',
  is: ['casa', 'departamento', 'oficina', 'local'],
} as const;
const LOTS = { choice: 'propertyType', is: ['casa', 'local', 'terreno'] } as const;

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
  constructionArea: {
    kind: 'measure',
    unit: 'm²',
    label: 'Construcción (m²)',
    one: 'Construcción',
  },
  landArea: { kind: 'measure', unit: 'm²', label: 'Terreno (m²)', one: 'Terreno' },
  frontageM: {
    kind: 'measure',
    unit: 'm',
    label: 'Frente (m)',
    one: 'Frente',
    shownIf: LOTS,
    among: 'more',
  },
  depthM: {
    kind: 'measure',
    unit: 'm',
    label: 'Fondo (m)',
    one: 'Fondo',
    shownIf: LOTS,
    among: 'more',
  },
  floor: {
    kind: 'ordinal',
    label: 'Piso',
    one: 'Piso',
    zero: 'Planta baja',
    among: 'more',
    shownIf: { choice: 'propertyType', is: ['departamento', 'oficina', 'local'] },
  },
  levels: {
    kind: 'count',
    min: 1,
    label: 'Niveles',
    one: 'Niveles',
    shownIf: BUILDINGS,
    among: 'more',
  },
  yearBuilt: {
    kind: 'ordinal',
    min: 1500,
    max: 2100,
    label: 'Año de construcción',
    one: 'Año de construcción',
    among: 'more',
    shownIf: BUILDINGS,
  },
  maintenanceFee: {
    kind: 'pesos',
    max: 9_999_999,
    label: 'Mantenimiento',
    one: 'Mantenimiento',
    isMonthly: true,
    among: 'costs',
  },
  depositMonths: {
    kind: 'count',
    max: 12,
    label: 'Depósito (meses)',
    one: 'Depósito',
    many: 'Depósito',
    counted: ['mes', 'meses'],
    among: 'costs',
    shownIf: { choice: 'operationType', is: ['renta', 'ambos'] },
  },
} as const satisfies Record<string, CharacteristicSpec>;

export type CharacteristicName = keyof typeof characteristicFields;
export const CHARACTERISTICS = Object.keys(characteristicFields) as CharacteristicName[];
