import { plainName } from '../words/plain-name.ts';
import { COLONIAS } from './colonias.ts';
import type { GazetteerPlace } from './gazetteer-place.ts';
import placesOfMexico from './places-of-mexico.json' with { type: 'json' };

type Kind = GazetteerPlace['kind'];

interface NamedPlace {
  place: GazetteerPlace;
  /** Other names of the place, in plain letters. */
  others: readonly string[];
}

/** The fields of a line of the file: 'Corral del Risco|20.773|-105.515|1500|Punta de Mita'. Those at its end may be missing. */
function fieldsOf(line: string) {
  const [name = '', lat = '', lng = '', population = '', others = ''] = line.split('|');
  return {
    name,
    middle: lat === '' ? null : { lat: Number(lat), lng: Number(lng) },
    population: Number(population),
    others: others === '' ? [] : others.split(';').map((other) => plainName(other)),
  };
}

type Fields = ReturnType<typeof fieldsOf>;

const slugOf = (plain: string) => plain.replaceAll(' ', '-');

function placeAt(around: string, kind: Kind, { name, middle, population }: Fields): GazetteerPlace {
  const plain = plainName(name);
  const path = around === '' ? slugOf(plain) : `${around}/${slugOf(plain)}`;
  const level = around === '' ? 0 : around.includes('/') ? 2 : 1;
  return { path, name, plain, level, kind, middle, population };
}

/** The middle of several places, each as heavy as its population. */
function middleOf(places: readonly Fields[]): GazetteerPlace['middle'] {
  let [lat, lng, weight] = [0, 0, 0];
  for (const { middle, population } of places) {
    if (!middle) continue;
    lat += middle.lat * (population + 1);
    lng += middle.lng * (population + 1);
    weight += population + 1;
  }
  return weight === 0 ? null : { lat: lat / weight, lng: lng / weight };
}

const largest = (towns: readonly Fields[]): Fields | undefined => {
  let found = towns[0];
  for (const town of towns) if (found && town.population > found.population) found = town;
  return found;
};

const inhabitants = (towns: readonly Fields[]) =>
  towns.reduce((sum, { population }) => sum + population, 0);

/** All places of the file and the colonias, by their paths. */
export function readPlaces(): Map<string, NamedPlace> {
  const places = new Map<string, NamedPlace>();
  const add = (place: GazetteerPlace, others: readonly string[]) => {
    const known = places.get(place.path)?.place;
    if (!known || (known.kind === 'town' && known.population < place.population))
      places.set(place.path, { place, others });
    return place.path;
  };
  for (const [stateName, municipios] of Object.entries(placesOfMexico))
    addState(stateName, municipios, add);
  addColonias(places);
  return places;
}

type Add = (place: GazetteerPlace, others: readonly string[]) => string;

function addState(
  stateName: string,
  municipios: Readonly<Record<string, readonly string[]>>,
  add: Add,
) {
  const slug = slugOf(plainName(stateName));
  const all: Fields[] = [];
  for (const [name, lines] of Object.entries(municipios)) {
    const [own, ...towns] = lines.map(fieldsOf);
    if (!own) continue;
    all.push(own, ...towns);
    if (name === '') continue;
    const middle = own.middle ?? largest(towns)?.middle ?? null;
    const population = Math.max(own.population, inhabitants(towns));
    const kind = slug === 'ciudad-de-mexico' ? 'alcaldia' : 'municipio';
    const path = add(placeAt(slug, kind, { ...own, name, middle, population }), own.others);
    for (const town of towns) add(placeAt(path, 'town', town), town.others);
  }
  const [own, ...outside] = (municipios[''] ?? []).map(fieldsOf);
  for (const town of outside) add(placeAt(slug, 'town', town), town.others);
  const population = own?.population || inhabitants(all);
  const middle = own?.middle ?? middleOf(all);
  add(placeAt('', 'state', { name: stateName, middle, population, others: [] }), []);
}

function addColonias(places: Map<string, NamedPlace>) {
  for (const [around, names] of Object.entries(COLONIAS)) {
    for (const name of names.split(/,\s*/u)) {
      const place = placeAt(around, 'colonia', { name, middle: null, population: 0, others: [] });
      const town = places.get(place.path);
      const { middle = null, population = 0 } = town?.place ?? {};
      places.set(place.path, {
        place: { ...place, middle, population },
        others: town?.others ?? [],
      });
    }
  }
}
