import { aPlaceCount } from '../places/counted-places.fixture.ts';
import { createKnownPlaces } from '../places/known-places.ts';
import { AMENITIES } from './known-places.fixture.ts';

const CDMX = 'Ciudad de México';
const counts = (city: string, state: string, names: string) =>
  names.split(', ').map((name) => aPlaceCount(name, city, state));

/** The country with some offers. */
export const COUNTRY = createKnownPlaces([
  ...counts(
    'Cuauhtémoc',
    CDMX,
    'Roma Norte, Roma Sur, Condesa, Hipódromo, Hipódromo Condesa, Juárez, Cuauhtémoc, San Rafael, Santa María la Ribera',
  ),
  ...counts(
    'Benito Juárez',
    CDMX,
    'Narvarte Poniente, Narvarte Oriente, Del Valle Centro, Del Valle Norte, Portales Norte, Portales Sur, Álamos',
  ),
  ...counts(
    'Miguel Hidalgo',
    CDMX,
    'Polanco IV Sección, Polanco V Sección, San Miguel Chapultepec, Lomas de Chapultepec',
  ),
  ...counts('Coyoacán', CDMX, 'Del Carmen'),
  ...counts('Tlalpan', CDMX, 'Toriello Guerra'),
  ...counts('Álvaro Obregón', CDMX, 'Jardines del Pedregal, Santa Fe, San Ángel'),
  ...counts('Azcapotzalco', CDMX, 'Clavería'),
  ...counts('Valle de Bravo', 'Estado de México', 'Avándaro'),
  ...counts('Huixquilucan', 'Estado de México', 'Interlomas'),
  ...counts('Guadalajara', 'Jalisco', 'Americana'),
  ...counts('Zapopan', 'Jalisco', 'Puerta de Hierro'),
  ...counts('San Pedro Garza García', 'Nuevo León', 'Del Valle'),
  ...counts('Querétaro', 'Querétaro', 'El Refugio, Centro'),
  ...counts('Mérida', 'Yucatán', 'Temozón Norte, Centro'),
  ...counts('Puebla', 'Puebla', 'Lomas de Angelópolis, La Paz'),
  ...counts('Tulum', 'Quintana Roo', 'Aldea Zamá'),
  ...counts('Solidaridad', 'Quintana Roo', 'Playa del Carmen'),
  ...counts('Tepoztlán', 'Morelos', 'Valle de Atongo'),
]);

export const SEARCHED_AMENITIES = [
  ...AMENITIES.filter((name) => !name.startsWith('Vista')),
  'Chimenea',
  'Jacuzzi',
  'Patio',
  'Estacionamiento techado',
];
