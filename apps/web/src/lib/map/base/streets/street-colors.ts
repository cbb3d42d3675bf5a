import { type Flavor, LIGHT } from '@protomaps/basemaps';

/** The colours of streets and of what lies around them, in both schemes: steps between the paper, the ink and the agave. */
export const STREET_COLORS = {
  paper: 'var(--paper)',
  water: 'var(--water)',
  park: 'color-mix(in srgb, var(--pbr-focus) 20%, var(--paper))',
  built: 'color-mix(in srgb, var(--mantine-color-text) 4%, var(--paper))',
  building: 'color-mix(in srgb, var(--mantine-color-text) 8%, var(--paper))',
  casing: 'color-mix(in srgb, var(--mantine-color-text) 17%, var(--paper))',
  street: 'color-mix(in srgb, #fff 16%, var(--paper))',
  avenue: 'color-mix(in srgb, #fff 26%, var(--paper))',
  highway: 'color-mix(in srgb, #d9a441 34%, var(--paper))',
  rail: 'color-mix(in srgb, var(--mantine-color-text) 34%, var(--paper))',
  quiet: 'color-mix(in srgb, var(--mantine-color-text) 66%, var(--paper))',
  name: 'color-mix(in srgb, var(--mantine-color-text) 84%, var(--paper))',
};
type StreetColors = Record<keyof typeof STREET_COLORS, string>;

/** The colour of each thing that Protomaps draws, by its name; the first rule counts. */
const RULES: readonly [RegExp, keyof StreetColors][] = [
  [/halo$/u, 'paper'],
  [/^(?:city|subplace)_label$/u, 'name'],
  [/label/u, 'quiet'],
  [/casing/u, 'casing'],
  [/highway/u, 'highway'],
  [/major|link/u, 'avenue'],
  [/^(?:tunnel|bridges)_|minor|other|pier$|pedestrian|runway/u, 'street'],
  [/^(?:park|wood|scrub|zoo)/u, 'park'],
  [/^(?:railway|boundaries)$/u, 'rail'],
  [/^water$/u, 'water'],
  [/^buildings$/u, 'building'],
  [/^(?:hospital|industrial|school|aerodrome|military)$/u, 'built'],
  [/^/u, 'paper'],
];

/** The portal's own type, in one weight: MapLibre draws it from the page's font. */
const TYPE = { regular: 'Figtree', bold: 'Figtree', italic: 'Figtree' };

export function flavorOf(colors: StreetColors): Flavor {
  const colorOf = (name: string) => colors[RULES.find(([rule]) => rule.test(name))?.[1] ?? 'paper'];
  const { pois = {}, landcover: _landcover, ...things } = LIGHT;
  const named = (keys: object, color: (name: string) => string) =>
    Object.fromEntries(Object.keys(keys).map((name) => [name, color(name)]));
  // The rules give every key of a flavor its colour.
  return {
    ...named(things, colorOf),
    ...TYPE,
    pois: named(pois, () => colors.quiet),
  } as unknown as Flavor;
}
