import { STATES } from '@pbr/schemas/property/places/states';
import type { KnownPlace } from '@pbr/search-language/places/known-place';
import type { KnownPlaces } from '@pbr/search-language/places/known-places';
import { possibleNames } from '@pbr/search-language/sentence/names/possible-names';
import { plainName } from '@pbr/search-language/words/plain-name';
import type { ReadyValue } from '../../../answers/ready-value.ts';
import type { ServiceContext } from '../../../lib/context.ts';
import {
  findHasOfficialPlaces,
  findOfficialPlaces,
  type OfficialQuery,
  type OfficialRow,
} from './official-places.queries.ts';

/** The text in which places may be named, or the paths of places. */
export interface AskedPlaces {
  text?: string | undefined;
  paths?: readonly string[] | undefined;
}

/** Most portals have no such file, and then no search asks for its places. */
const HAS_OFFICIAL_PLACES: ReadyValue<{ hasAny: boolean }> = {
  find: ({ db }) => findHasOfficialPlaces(db),
  lagMs: 60_000,
  authorLagMs: 60_000,
};

/** The places of the postal service's file that are meant, as far as neither offers nor the gazetteer know them. */
export async function officialPlaces(
  { db, readyValue }: Pick<ServiceContext, 'db' | 'readyValue'>,
  known: KnownPlaces,
  { text, paths = [] }: AskedPlaces,
): Promise<readonly KnownPlace[]> {
  const unknown = paths.filter((path) => known.get(path) === undefined);
  if (text === undefined && unknown.length === 0) return [];
  if (!(await readyValue(HAS_OFFICIAL_PLACES)).hasAny) return [];
  const names = text === undefined ? NO_NAMES : namesIn(text, known);
  const query = { ...names, ...placesAt(unknown, names) };
  return Object.values(query).some(({ length }) => length > 0)
    ? (await findOfficialPlaces(db, query)).map(placeOf)
    : [];
}

const NO_NAMES: Pick<OfficialQuery, 'anywhere' | 'inside'> = { anywhere: [], inside: [] };

const slugOf = (plain: string) => plain.replaceAll(' ', '-');

const STATES_BY_SLUG: ReadonlyMap<string, string> = new Map(
  STATES.map((state) => [slugOf(plainName(state)), state]),
);

/** Unknown names may lie anywhere. A known one may be a colonia of a state or municipio that is named as well. */
function namesIn(text: string, known: KnownPlaces): typeof NO_NAMES {
  const anywhere: string[] = [];
  const means: { name: string; paths: string[] }[] = [];
  for (const name of possibleNames(text)) {
    const candidates = known.candidates(name);
    const likeliest = candidates.filter(({ rank }) => rank === candidates[0]?.rank);
    if (candidates.length === 0) anywhere.push(slugOf(name));
    else means.push({ name: slugOf(name), paths: likeliest.map(({ path }) => path) });
  }
  const inside = means.flatMap(({ name }) =>
    means
      .filter((wider) => wider.name !== name)
      .flatMap(({ paths }) => paths.flatMap((path) => insideOf(name, path))),
  );
  return { anywhere, inside };
}

function insideOf(name: string, path: string): OfficialQuery['inside'] {
  const [slug = '', municipality = null, ...rest] = path.split('/');
  const state = STATES_BY_SLUG.get(slug);
  return rest.length > 0 || state === undefined ? [] : [{ name, state, municipality }];
}

type InState = Omit<OfficialQuery, 'anywhere'>;

function placesAt(paths: readonly string[], { inside }: typeof NO_NAMES): InState {
  const places = paths.flatMap((path) => {
    const [slug = '', municipality, name, ...rest] = path.split('/');
    const state = STATES_BY_SLUG.get(slug);
    return state === undefined || municipality === undefined || rest.length > 0
      ? []
      : [{ state, municipality, name }];
  });
  return {
    inside: [
      ...inside,
      ...places.flatMap(({ name, ...of }) => (name === undefined ? [] : { name, ...of })),
    ],
    municipalities: places.flatMap(({ name, municipality, state }) =>
      name === undefined ? { name: municipality, state } : [],
    ),
  };
}

/** The file has no points: what is near is told by the municipio's. */
function placeOf({ path, name, around }: OfficialRow): KnownPlace {
  const slugs = path.split('/');
  return {
    path,
    name,
    plain: (slugs.at(-1) ?? '').replaceAll('-', ' '),
    around: [...new Set(around)].filter((one) => one !== name),
    level: slugs.length - 1,
    total: 0,
    middle: null,
  };
}
