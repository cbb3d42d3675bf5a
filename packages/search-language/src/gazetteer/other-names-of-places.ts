import { cityNames } from '@pbr/schemas/property/places/state-reading/city-names';
import { STATE_NAMES } from '@pbr/schemas/property/places/state-reading/state-names';
import { STATES } from '@pbr/schemas/property/places/states';
import { ORDINARY_WORDS } from '../words/ordinary-words.ts';
import { OTHER_PLACE_NAMES } from '../words/other-names.ts';
import { plainName } from '../words/plain-name.ts';
import { SECTION_WORDS } from '../words/section-words.ts';
import { type GazetteerEntry, othersIn, slugOf } from './gazetteer-entry.ts';
import { NO_SHORT_NAMES, SPOKEN_NAMES } from './spoken-names.ts';

/** A name in plain letters and the place that it means. */
type OtherName = readonly [plain: string, entry: GazetteerEntry | undefined];
type Find = (path: string) => GazetteerEntry | undefined;
/** The place that people mean first by a name in plain letters. */
type Likeliest = (plain: string) => GazetteerEntry | undefined;

function* officialNames(find: Find): Generator<OtherName> {
  for (const state of STATES) {
    const { official = '' } = STATE_NAMES[state];
    // 'México' alone is also the country and its capital.
    if (official !== '' && official !== 'México')
      yield [plainName(official), find(slugOf(plainName(state)))];
  }
}

/** Other names that stand for texts of listings: 'edomex', 'gdl'. */
function* namesOfTexts(likeliest: Likeliest): Generator<OtherName> {
  for (const [name, [text = '']] of Object.entries(OTHER_PLACE_NAMES)) {
    const own = likeliest(name);
    if (own === undefined || own.kind === 'town') yield [name, likeliest(plainName(text))];
  }
}

/** The names by which people call municipios and cities in a column of states: 'Ciudad Acuña', 'Neza'. */
function* namesOfCities(find: Find): Generator<OtherName> {
  const slugs = new Map(STATES.map((state) => [state, slugOf(plainName(state))]));
  for (const { name, state, municipality } of cityNames()) {
    const plain = plainName(name);
    const path = `${slugs.get(state)}/${slugOf(name === municipality ? plain : plainName(municipality))}`;
    // A town of that name is a place of its own.
    if (find(`${path}/${slugOf(plain)}`) === undefined) yield [plain, find(path)];
  }
}

function* spokenNames(find: Find): Generator<OtherName> {
  for (const [path, names] of Object.entries(SPOKEN_NAMES))
    for (const name of names.split(', ')) yield [name, find(path)];
}

/** 'Acapulco' for Acapulco de Juárez. */
function shortNameOf({ kind, plain }: GazetteerEntry): string | undefined {
  if (kind !== 'municipio' && kind !== 'alcaldia') return undefined;
  const [head = '', small] = plain.split(' ', 2);
  const isLong = small === 'de' || small === 'del';
  return isLong && !NO_SHORT_NAMES.has(head) ? head : undefined;
}

/** 'Mérida Centro' and 'Centro de Mérida' for the colonia Centro of Mérida. */
function namesOfCentre(municipio: GazetteerEntry): string[] {
  return [municipio.plain, shortNameOf(municipio) ?? municipio.plain].flatMap((city) => [
    `${city} centro`,
    `centro de ${city}`,
  ]);
}

/** 'arboledas' for Las Arboledas. */
function namesOfColonia({ plain, around }: GazetteerEntry): string[] {
  if (plain === 'centro' && around !== null) return namesOfCentre(around);
  const bare = /^(?:las|los) (.+)$/u.exec(plain)?.[1];
  return bare === undefined || ORDINARY_WORDS.has(bare) ? [] : [bare];
}

/** The name of a colonia without its section: 'lindavista' for Lindavista Norte. */
function wholeNameOf(plain: string): string | undefined {
  const words = plain.split(' ');
  const last = words.findLastIndex((word) => !SECTION_WORDS.has(word));
  return last < 0 || last === words.length - 1 ? undefined : words.slice(0, last + 1).join(' ');
}

/** The names of colonias of which several sections are known. */
function* namesOfSections(colonias: readonly GazetteerEntry[]): Generator<OtherName> {
  const sections = new Map<string, GazetteerEntry[]>();
  for (const colonia of colonias) {
    const whole = wholeNameOf(colonia.plain);
    const key = `${colonia.around?.name} / ${whole}`;
    if (whole !== undefined) sections.set(key, [...(sections.get(key) ?? []), colonia]);
  }
  for (const entries of sections.values()) {
    if (entries.length < 2) continue;
    for (const entry of entries) yield [wholeNameOf(entry.plain) ?? '', entry];
  }
}

/** All names of places besides their own, in plain letters. */
export function* otherNamesOf(
  entries: readonly GazetteerEntry[],
  find: Find,
  likeliest: Likeliest,
): Generator<OtherName> {
  for (const entry of entries) {
    for (const name of othersIn(entry.line)) yield [name, entry];
    const short = shortNameOf(entry);
    if (short !== undefined) yield [short, entry];
  }
  const colonias = entries.filter(({ kind }) => kind === 'colonia');
  for (const colonia of colonias) for (const name of namesOfColonia(colonia)) yield [name, colonia];
  yield* namesOfSections(colonias);
  yield* officialNames(find);
  yield* namesOfCities(find);
  yield* spokenNames(find);
  yield* namesOfTexts(likeliest);
}
