import { expect, it } from 'vitest';
import { aPropertyDetail } from '../../../testing/a-property-detail.ts';
import { propertyAddress } from './property-address.ts';

const place = { street: 'Ámsterdam', number: '25', neighborhood: 'Condesa' };

it.each([
  [
    { city: 'Cuauhtémoc', state: 'Ciudad de México' },
    'Ámsterdam 25, Condesa, Cuauhtémoc, Ciudad de México',
  ],
  [{ city: 'Puebla', state: 'Puebla' }, 'Ámsterdam 25, Condesa, Puebla'],
  [
    { number: null, city: 'Toluca', state: 'Estado de México' },
    'Ámsterdam, Condesa, Toluca, Estado de México',
  ],
  [
    { postalCode: '06140', municipality: 'Cuauhtémoc', city: 'Ciudad de México' },
    'Ámsterdam 25, Condesa, 06140 Cuauhtémoc, Ciudad de México',
  ],
  [
    { postalCode: '06140', city: 'Cuauhtémoc', municipality: 'Cuauhtémoc' },
    'Ámsterdam 25, Condesa, 06140 Cuauhtémoc, Ciudad de México',
  ],
  [{ postalCode: '72000', city: 'Puebla', state: 'Puebla' }, 'Ámsterdam 25, Condesa, 72000 Puebla'],
  [
    { neighborhood: 'Tulum', municipality: 'Tulum', city: 'Tulum', state: 'Quintana Roo' },
    'Ámsterdam 25, Tulum, Quintana Roo',
  ],
  [{ hideStreet: true, city: 'Puebla', state: 'Puebla' }, 'Condesa, Puebla'],
  [{ street: '', number: null, neighborhood: '', city: 'Toluca', state: '' }, 'Toluca'],
])('reads from the door to the state, without repetitions (%o)', (property, address) => {
  expect(propertyAddress(aPropertyDetail({ ...place, ...property }))).toBe(address);
});
