import type { Bound } from '../limits.ts';
import type { PhraseLists } from '../tokens/phrases.ts';

export const BEFORE_NUMBERS: PhraseLists<Bound> = [
  [
    `hasta|maximo|max|maxima|como maximo|no mas de|no mas que|no mayor a|no mayor de|no pase de|no pasen de|no pase los|no exceda|no exceda de|
    no excedan|no rebase|no rebasen|no supere|no superen|sin pasar de|sin exceder|sin rebasar|a lo mucho|a lo mas|cuando mucho|cuanto mucho|por mucho|tope|
    tope de|con tope de|up to|under|no more than|no se pase de|no se pasen de|no pasar de|no pasarme de|que no pase|sin pasarse de|inferior a|por debajo de|debajo de|abajo de|cuesten hasta|pagar hasta|maximos|lo mas|limite|≤|< =`,
    'max',
  ],
  ['menos de|menos que|less than|menor a|menor de|menores a|no llegue a|<', 'below'],
  [
    `minimo|min|minima|como minimo|al menos|por lo menos|desde|a partir de|no menos de|no menor a|no baje de|cuando menos|de perdis|
    arriba de los|minimos|at least|≥|> =`,
    'min',
  ],
  [
    'mas de|more than|mayor a|mayor de|mayores a|arriba de|superior a|por arriba de|encima de|>',
    'above',
  ],
  ['nomas|exactamente|exacto|exactos|solo|solamente|unicamente|justo', 'exact'],
  [
    `presupuesto|presupuesto de|presupuesto es|presupuesto es de|como|unos|unas|alrededor de|aproximadamente|aprox|aproximado|cerca de|mas o menos|por ahi de|casi|a eso de|por los|ronde los|
    rondando los`,
    'about',
  ],
  ['entre', 'between'],
];

export const BEHIND_NUMBERS: PhraseLists<Bound> = [
  [
    'o mas|u mas|y mas|+|en adelante|para arriba|pa arriba|pa rriba|para rriba|parriba|p / arriba|minimo|min|como minimo|por lo menos|al menos',
    'min',
  ],
  [
    'o menos|para abajo|pa abajo|maximo|max|como maximo|tope|a lo mucho|cuando mucho|a lo mas',
    'max',
  ],
  ['exactamente|exactos|exactas', 'exact'],
];

/** Words that may stand between the comparative and its number. */
export const BETWEEN = 'de los las el la un : $ precio presupuesto son a mxn =';

/** Verbs between a 'no' and its comparative. */
export const DENIED = `sea sean cueste cuesten valga valgan tenga tengan pase pasen este esten quiero quisiera puedo podemos me nos alcanza
  pagar gastar para vaya mida midan a`;

const RATES = `el metro|por metro|el m2|por m2|/ m2|m2 de renta|el metro cuadrado|por metro cuadrado|por noche|la noche|por dia|al dia|diarios|
  por semana|semanales|a la semana|por persona|por cabeza|por piocha|por head|por roomie|por estudiante|
  por cuarto|por habitacion|por recamara|cada quien|por cada quien|cada roomie|por hora|la hora|x noche|x dia|x persona|
  per night|per person|a night`;

const EACH = 'cada uno|cada una|por cada uno|por cada una|c / u|c u|cu|each';

/** A number counts these, but no filter does. */
const OTHER_THINGS = `piso|pisos|planta|plantas|nivel|niveles|personas|persona|gentes|estudiantes|roomies|torres|edificios|cuadra|cuadras|minuto|minutos|minutitos|mins|hrs|hr|
  kilometros|kilometro|km|kms|hijos|ninos|adultos|meses|semanas|dias|noches|horas|months|years|people|guests|floors|closets|closet|salas|frentes|people|stories|story`;

/** Units that no filter counts. */
export const OTHER_UNITS: PhraseLists<'dollars' | 'rate' | 'each' | 'other'> = [
  [
    `usd|dolares|dolar|dls|dlls|us|dolares americanos|de dolares|usd dolares|us dolares|dollars|dolarucos|euros|euro|eur|€|libras|udis|udi|
    bitcoin|bitcoins|btc|de euros`,
    'dollars',
  ],
  [OTHER_THINGS, 'other'],
  [RATES, 'rate'],
  ['pesos m2|pesos mt2|pesos metro|pesos metro cuadrado|x m2|x metro', 'rate'],
  [EACH, 'each'],
  [EACH.replaceAll(/(?<=^|[|])\s*/gu, 'pesos '), 'each'],
  [RATES.replaceAll(/(?<=^|[|])\s*/gu, 'pesos '), 'rate'],
];

export const PARKING_WORDS = `estacionamiento|estacionamientos|cochera|cocheras|garage|garages|garaje|garajes|parking|cajon de estacionamiento|cajon|
  cajones|cajones de estacionamiento|lugar de estacionamiento|lugares de estacionamiento|lugar para estacionar|lugar para estacionarse|lugar para estacionarme|
  donde estacionar|donde estacionarse|donde estacionarme|lugar|lugares|espacio|estac|est|coch|cajs`;

/** How many cars a word behind it means. */
export const PARKING_SIZES: PhraseLists<number> = [
  ['doble|dobles', 2],
  ['sencilla|sencillo|individual|propio|propia|privado|privada|incluido|incluida', 1],
  ['triple', 3],
];

export const CARS =
  'auto|autos|automovil|automoviles|camion|coche|coches|carro|carros|vehiculo|vehiculos|camionetas|camioneta|car|cars';

export const BEDROOMS = `rec|recs|recs|recam|recams|rcm|recamara|recamaras|habitacion|habitaciones|hab|habs|habit|rcs|rcms|rcmra|rcmras|recamras|recmara|recmaras|recaramas|racamaras|recs|cto|ctos|
  dorm|dorms|br|brs|bd|bds|bed|beds|bedroom|bedrooms|cuarto|cuartos|dormitorio|dormitorios|
  alcoba|alcobas`;

export const BATHROOMS =
  'bano|banos|bns|bs|banio|banios|sanitario|sanitarios|wc|ba|bas|bn|bns|bno|bnos|vano|vanos|bath|baths|bathroom|bathrooms|bano completo';

export const PARKING_UNITS = `cajon|cajones|caj|cajs|coch|estacionamiento|estacionamientos|est|ests|estac|estacs|cochera|cocheras|garage|garages|garaje|garajes|parking|
  cajon de estacionamiento|cajones de estacionamiento|lugar de estacionamiento|lugares de estacionamiento|
  lugares para estacionar|lugar|lugares|parqueadero|parking spot|parking spots|parking space|parking spaces|espacios de estacionamiento|lugar para mi coche|lugar para mi auto|lugar para mi carro|lugar para auto|lugares para auto|lugares para autos|${CARS}`;

export const SQUARE_METRES = `m2|mt2|mts2|mtr2|mtrs2|metros2|mts|mt|mtrs|m|metros|metro|metros cuadrados|metro cuadrado|sqm|sq m|mts cuadrados|m cuadrados|mts 2|m 2`;

/** These say an area without its unit. */
export const BUILT = 'm de construccion|de construccion|construidos|de construidos';
export const OF_LAND = 'de terreno|de lote|de predio|m de terreno';

export const MILLIONS =
  'millon|millones|milones|milon|miyones|millons|melon|melones|million|millions|mdp|mm|mill|mills|milloncitos|mdd';

export const HECTARES = 'hectarea|hectareas|has|ha|hectarias';
export const YEARS =
  'ano|anos|ano de antiguedad|anos de antiguedad|anos de construido|anos de construida';

/** Behind a number of millions a digit counts these: 'un millón dos terrazas'. */
export const OTHER_COUNTED = `casas|departamentos|depas|deptos|locales|oficinas|terrenos|lotes|bodegas|terrazas|jardines|patios|albercas|elevadores|
  balcones|salas|cocinas|estudios|pisos|perros|gatos|mascotas|er|ro|do|to|mo|vo|ra|da|ta|va`;
