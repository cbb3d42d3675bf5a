import { plainName } from '../words/plain-name.ts';
import { COLONIAS_OF_MEXICO_CITY } from './colonias/of-mexico-city.ts';
import { COLONIAS_OF_OTHER_STATES } from './colonias/of-other-states.ts';
import { type GazetteerEntry, pathOf } from './gazetteer-entry.ts';
import placesOfMexico from './places-of-mexico.json' with { type: 'json' };

const COLONIAS: Readonly<Record<string, string>> = {
  ...COLONIAS_OF_MEXICO_CITY,
  ...COLONIAS_OF_OTHER_STATES,
};

const NOTHING: readonly string[] = [];

const nameIn = (line: string) => line.slice(0, line.indexOf('|'));

/** All places of the file and the colonias, wider ones first. */
export function readEntries(): GazetteerEntry[] {
  const entries: GazetteerEntry[] = [];
  for (const [name, municipios] of Object.entries<Record<string, string[]>>(placesOfMexico)) {
    const [line = '', ...towns] = municipios[''] ?? [];
    const inside = Object.values(municipios).flat();
    const plain = plainName(name);
    const state: GazetteerEntry = { name, plain, line, kind: 'state', around: null, inside };
    entries.push(state);
    const known = new Set<string>();
    for (const [municipio, lines] of Object.entries(municipios)) {
      if (municipio === '') continue;
      const own = municipioIn(state, municipio, lines);
      known.add(own.plain);
      entries.push(own, ...placesIn(own));
    }
    entries.push(...towns.map((one) => townIn(state, one)).filter((one) => !known.has(one.plain)));
  }
  return entries;
}

function municipioIn(
  around: GazetteerEntry,
  name: string,
  [line = '', ...inside]: readonly string[],
): GazetteerEntry {
  const kind = around.name === 'Ciudad de México' ? 'alcaldia' : 'municipio';
  return { name, plain: plainName(name), line, kind, around, inside };
}

function townIn(around: GazetteerEntry, line: string): GazetteerEntry {
  const name = nameIn(line);
  return { name, plain: plainName(name), line, kind: 'town', around, inside: NOTHING };
}

/** The colonias and the towns of a municipio. A town that is a colonia gives it its point. */
function placesIn(around: GazetteerEntry): GazetteerEntry[] {
  const towns = around.inside.map((line) => townIn(around, line));
  const names = COLONIAS[pathOf(around)]?.split(/,\s*/u);
  if (!names) return towns;
  const lines = new Map(towns.map(({ plain, line }) => [plain, line]));
  const colonias = names.map((name): GazetteerEntry => {
    const plain = plainName(name);
    return { name, plain, line: lines.get(plain) ?? '', kind: 'colonia', around, inside: NOTHING };
  });
  const known = new Set(colonias.map(({ plain }) => plain));
  return [...colonias, ...towns.filter(({ plain }) => !known.has(plain))];
}
