import type { PropertyDetail } from '@pbr/schemas/property/read';
import { formatArea, formatCount } from '../../../lib/format/format.ts';

export type CharacteristicKind =
  | 'bedrooms'
  | 'fullBathrooms'
  | 'halfBathrooms'
  | 'parkingSpaces'
  | 'constructionArea'
  | 'landArea';

export interface Characteristic {
  kind: CharacteristicKind;
  label: string;
  value: string;
}

/** The known measures of a listing; missing ones and zeros are left out. */
export function characteristics(
  property: Pick<PropertyDetail, CharacteristicKind>,
): Characteristic[] {
  const count = (kind: CharacteristicKind, one: string, many: string) => {
    const number = Number(property[kind]);
    return number > 0
      ? { kind, label: number === 1 ? one : many, value: formatCount(number) }
      : null;
  };
  const area = (kind: 'constructionArea' | 'landArea', label: string) => {
    const size = property[kind];
    return Number(size) > 0 ? { kind, label, value: formatArea(size ?? 0) } : null;
  };
  return [
    count('bedrooms', 'Recámara', 'Recámaras'),
    count('fullBathrooms', 'Baño completo', 'Baños completos'),
    count('halfBathrooms', 'Medio baño', 'Medios baños'),
    count('parkingSpaces', 'Estacionamiento', 'Estacionamientos'),
    area('constructionArea', 'Construcción'),
    area('landArea', 'Terreno'),
  ].filter((characteristic) => characteristic !== null);
}
