import type { CharacteristicName } from '@pbr/schemas/property/characteristics';
import { icon } from '@pbr/ui/icons/icon';

export const characteristicIcons: Readonly<Record<CharacteristicName, ReturnType<typeof icon>>> = {
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
  frontageM: icon('M4 7v10m16-10v10M4 12h16M7 9l-3 3 3 3m10-6 3 3-3 3'),
  depthM: icon('M7 4h10M7 20h10M12 4v16M9 7l3-3 3 3m-6 10 3 3 3-3'),
  floor: icon('M3.5 20H8v-5h4.5v-5H17V5h3.5'),
  levels: icon('m4 8 8-4 8 4-8 4-8-4Zm0 4 8 4 8-4M4 16l8 4 8-4'),
  yearBuilt: icon('M4 6h16v14H4V6Zm0 5h16M8 3.5V8m8-4.5V8'),
  maintenanceFee: icon(
    'M5.5 3.5h13v17l-2.2-1.6-2.1 1.6-2.2-1.6-2.2 1.6-2.1-1.6-2.2 1.6v-17Z',
    'M9 8.5h6m-6 4.5h6',
  ),
  depositMonths: icon('M4 10.5h16V20H4v-9.5Zm4 0V8a4 4 0 0 1 8 0v2.5', 'M12 14v2.5'),
};
