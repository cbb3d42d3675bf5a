import type {
  CharacteristicName,
  characteristicFields,
} from '@pbr/schemas/property/characteristics';
import { icon } from '@pbr/ui/icons/icon';

/** Those of the block with rooms and areas. */
export type MainName = {
  [Name in CharacteristicName]: (typeof characteristicFields)[Name] extends { among: string }
    ? never
    : Name;
}[CharacteristicName];

/** The icons of rooms and areas. */
export const characteristicIcons: Readonly<Record<MainName, ReturnType<typeof icon>>> = {
  bedrooms: icon(
    'M3.5 19v-5.5a2 2 0 0 1 2-2h13a2 2 0 0 1 2 2V19M3.5 16.5h17',
    'M6 11.5V7.5a1.5 1.5 0 0 1 1.5-1.5h9A1.5 1.5 0 0 1 18 7.5v4',
  ),
  fullBathrooms: icon(
    'M3.5 12h17v2a4.5 4.5 0 0 1-4.5 4.5H8A4.5 4.5 0 0 1 3.5 14v-2Z',
    'M6.5 12V6a2.2 2.2 0 0 1 4.3-.6M8 18.5 7 20.5m9-2 1 2',
  ),
  halfBathrooms: icon(
    'M4.5 11h15a7.5 7.5 0 0 1-5 6.5v3h-5v-3a7.5 7.5 0 0 1-5-6.5Z',
    'M12 11V6a2 2 0 0 1 2-2h1.5',
  ),
  parkingSpaces: icon('M4 17v-4l2-6h12l2 6v4H4Zm0-4h16', 'M6 17v2m12-2v2M7 15h1.5m7 0H17'),
  constructionArea: icon('M4 4h16v16H4V4Zm0 9h6m4 0h6M12 4v5m0 8v3'),
  landArea: icon('M4 8V4h4m8 0h4v4m0 8v4h-4m-8 0H4v-4M8 12h8m-4-4v8'),
};
