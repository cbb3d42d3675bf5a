import { longestPhrase, phrasesOf, wordSet, type Match } from '../phrases.ts';
import type { Token } from '../tokens.ts';

export type Measure = 'price' | 'bedrooms' | 'bathrooms' | 'parking' | 'area' | 'landArea';

/** The unit after a number. Dollars, distances and prices per metre or night are no filter. */
export type MeasureUnit = { measure: Measure; factor: number } | 'dollars' | 'distance' | 'rate';

const counted = (measure: Measure, factor = 1): MeasureUnit => ({ measure, factor });
const SQUARE_METRES =
  'm2|mt2|mts2|mtrs2|metros2|mts|mt|mtrs|m|metros|metro|metros cuadrados|metro cuadrado|mts cuadrados|m cuadrados|mts 2|m 2';
const RATES =
  'el metro|por metro|el m2|por m2|/ m2|m2 de renta|el metro cuadrado|por metro cuadrado|por noche|la noche|por dia|al dia|diarios|por semana|semanales|a la semana|por persona|por hora|la hora';
const withPesos = (phrases: string) =>
  phrases
    .split('|')
    .map((phrase) => `${phrase}|pesos ${phrase}`)
    .join('|');
const CARS = 'auto|autos|coche|coches|carro|carros|vehiculo|vehiculos|camionetas';
const ROOM =
  'rec|recs|recam|recams|rcm|recamara|recamaras|habitacion|habitaciones|hab|habs|cuarto|cuartos|dormitorio|dormitorios|alcoba|alcobas';
const BATHROOM = 'bano|banos|banio|banios|sanitario|sanitarios|wc';

const UNITS = phrasesOf<MeasureUnit>([
  ['peso|pesos|mxn|mn|varos|pesitos|de pesos|de varos|pesos mxn', counted('price')],
  ['usd|dolares|dolar|dls|dlls|us|dolares americanos|de dolares|usd dolares', 'dollars'],
  [withPesos(RATES), 'rate'],
  [ROOM, counted('bedrooms')],
  [BATHROOM, counted('bathrooms')],
  [
    `cajon|cajones|estacionamiento|estacionamientos|est|estac|cochera|cocheras|garage|garages|garaje|garajes|parking|
    cajon de estacionamiento|cajones de estacionamiento|lugar de estacionamiento|lugares de estacionamiento|
    lugares para estacionar|espacios de estacionamiento|lugar para auto|lugares para auto|lugares para autos|${CARS}`,
    counted('parking'),
  ],
  [SQUARE_METRES, counted('area')],
  ['hectarea|hectareas|has|ha|hectarias', counted('landArea', 10_000)],
  ['m de construccion|de construccion|construidos', counted('area')],
]);

const AREA_TAILS = phrasesOf<MeasureUnit>([
  [`de terreno|terreno|de superficie de terreno|de lote|de predio`, counted('landArea')],
  ['de construccion|construccion|construidos|de superficie|cuadrados', counted('area')],
  ['de distancia|de frente|de fondo|de largo|de ancho|de alto|de altura|caminando', 'distance'],
]);

/** A room for something else is no bedroom: 'un cuarto de lavado'. */
const ROOM_ENDS = wordSet('servicio lavado tv visitas juegos maquinas estudio bano');

/** A number followed by these counts neither money nor rooms. */
const CAR_WORDS = phrasesOf([[CARS, true]]);
const BATHROOM_TAILS = phrasesOf([['completo|completos|y medio|y medio bano|enteros', true]]);

/** The unit that starts here. */
export function readUnit(tokens: readonly Token[], at: number): Match<MeasureUnit> | null {
  const unit = longestPhrase(UNITS, tokens, at);
  if (!unit || typeof unit.value === 'string') return unit;
  const { measure } = unit.value;
  if (measure === 'bedrooms' && isOtherRoom(tokens, unit.next)) return null;
  if (measure === 'bathrooms')
    return { ...unit, next: longestPhrase(BATHROOM_TAILS, tokens, unit.next)?.next ?? unit.next };
  if (measure === 'area') return longestPhrase(AREA_TAILS, tokens, unit.next) ?? unit;
  return unit;
}

const isOtherRoom = (tokens: readonly Token[], at: number) =>
  tokens[at]?.plain === 'de' && ROOM_ENDS.has(tokens[at + 1]?.plain ?? '');

export const isCarWord = (word: string) => CAR_WORDS.meanings.has(word);
