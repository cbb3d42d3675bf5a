import { createRandom, type Random } from '../random.ts';
import { mix } from './color.ts';
import { LAMP_LIGHT, type Hour, type Light, lights } from './light.ts';

export const WIDTH = 1600;
export const HEIGHT = 1200;

type Options = readonly [unknown, ...unknown[]];

/** What a scene draws with. */
export interface Scene {
  random: Random;
  /** Goes round a list from one variant of a scene to the next, so that neighbours never look alike. */
  turn: <const T extends Options>(values: T) => T[number];
  light: Light;
  /** A colour as it looks at this hour. */
  tint: (color: string) => string;
  /** A pane of glass, lit or not, as the hour and luck have it. */
  pane: () => string;
  lampsOn: boolean;
}

export type Draw = (scene: Scene) => string;

/** Rooms at night have their lamps on: warmer and lighter than the street. */
const LAMPLIT: Pick<Light, 'ambient' | 'ambience'> = { ambient: '#6a4748', ambience: 0.24 };

interface SceneOptions {
  seed: string;
  variant: number;
  hour: Hour;
  indoors: boolean;
}

export function createScene({ seed, variant, hour, indoors }: SceneOptions): Scene {
  const random = createRandom(seed);
  const light = lights[hour];
  const { ambient, ambience } = indoors && hour === 'night' ? LAMPLIT : light;
  return {
    random,
    turn: <const T extends Options>(values: T): T[number] => values[variant % values.length],
    light,
    tint: (color) => mix(color, ambient, ambience),
    pane: () => (random.chance(light.litWindows) ? LAMP_LIGHT : light.glass),
    lampsOn: hour === 'evening' || hour === 'night',
  };
}
