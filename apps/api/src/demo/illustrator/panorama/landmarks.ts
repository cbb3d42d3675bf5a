import { lighter, mix } from '../color.ts';
import type { Scene } from '../scene.ts';
import { circle, path, polygon, rect, repeat } from '../svg.ts';

/** Things far away take on the colour of the air. */
function hazy({ light, tint }: Scene, color: string, haze: number): string {
  return mix(tint(color), light.sky[2], haze);
}

type Points = readonly (readonly [number, number])[];

/** East of the valley, each as steps to the right and up from the point between them. */
const SLEEPING_WOMAN = {
  rock: [
    [-760, 0],
    [-560, 120],
    [-430, 214],
    [-372, 232],
    [-330, 208],
    [-262, 262],
    [-214, 272],
    [-150, 236],
    [-84, 214],
    [-40, 226],
    [40, 150],
    [200, 0],
  ],
  snow: [
    [-430, 214],
    [-372, 232],
    [-330, 208],
    [-262, 262],
    [-214, 272],
    [-150, 236],
    [-84, 214],
    [-40, 226],
    [-6, 194],
    [-60, 190],
    [-96, 176],
    [-150, 200],
    [-200, 222],
    [-262, 214],
    [-320, 176],
    [-372, 196],
  ],
} as const satisfies Record<string, Points>;

const SMOKING_MOUNTAIN = {
  rock: [
    [-60, 0],
    [120, 110],
    [238, 236],
    [292, 310],
    [364, 306],
    [420, 228],
    [540, 106],
    [760, 0],
  ],
  snow: [
    [238, 236],
    [292, 310],
    [364, 306],
    [420, 228],
    [384, 240],
    [352, 214],
    [318, 246],
    [286, 222],
  ],
} as const satisfies Record<string, Points>;

const SMOKE = [
  [344, 330, 22],
  [376, 356, 30],
  [420, 378, 40],
  [478, 392, 48],
] as const;

/** Iztaccíhuatl, the sleeping woman, and the smoking Popocatépetl; `x` is between them. */
export function valleyVolcanoes(scene: Scene, x: number, horizon: number, size: number): string {
  const far = hazy(scene, '#7f8cc4', 0.46);
  const near = hazy(scene, '#7784c0', 0.34);
  const snow = mix(lighter(far, 0.75), scene.light.cloud, 0.25);
  const at = (points: Points) =>
    points.map(([dx, dy]) => [x + dx * size, horizon - dy * size] as const);
  return [
    ...SMOKE.map(([dx, dy, r]) =>
      circle(x + dx * size, horizon - dy * size, r * size, scene.light.cloud, { opacity: 0.5 }),
    ),
    polygon(at(SLEEPING_WOMAN.rock), far),
    polygon(at(SLEEPING_WOMAN.snow), snow),
    polygon(at(SMOKING_MOUNTAIN.rock), near),
    polygon(at(SMOKING_MOUNTAIN.snow), snow),
  ].join('');
}

/** The column with the winged Victory on Reforma. */
export function independenceColumn(scene: Scene, x: number, ground: number, size: number): string {
  const stone = hazy(scene, '#b9a48a', 0.34);
  const gold = hazy(scene, '#d9a43a', 0.12);
  const y = (up: number) => ground - up * size;
  const slab = (half: number, up: number, height: number) =>
    rect(x - half * size, y(up), half * 2 * size, height * size, stone);
  return [
    slab(70, 36, 36),
    slab(46, 70, 36),
    slab(26, 104, 36),
    polygon(
      [
        [x - 11 * size, y(100)],
        [x - 8 * size, y(330)],
        [x + 8 * size, y(330)],
        [x + 11 * size, y(100)],
      ],
      stone,
    ),
    slab(18, 344, 14),
    slab(11, 360, 18),
    path(
      `M ${x - 6 * size} ${y(358)} L ${x - 4 * size} ${y(392)} L ${x + 5 * size} ${y(392)} L ${x + 7 * size} ${y(358)} Z`,
      gold,
    ),
    path(
      `M ${x - 3 * size} ${y(386)} Q ${x - 30 * size} ${y(418)} ${x - 34 * size} ${y(398)} Q ${x - 20 * size} ${y(380)} ${x - 2 * size} ${y(376)} Z M ${x + 4 * size} ${y(386)} Q ${x + 30 * size} ${y(418)} ${x + 34 * size} ${y(398)} Q ${x + 20 * size} ${y(380)} ${x + 3 * size} ${y(376)} Z`,
      gold,
    ),
    circle(x + 0.5 * size, y(399), 5.5 * size, gold),
    path(
      `M ${x + 2 * size} ${y(392)} L ${x + 14 * size} ${y(416)} L ${x + 17 * size} ${y(414)} L ${x + 6 * size} ${y(386)} Z`,
      gold,
    ),
  ].join('');
}

/** The stepped tower with the mast in the old centre. */
export function latinTower(scene: Scene, x: number, ground: number, size: number): string {
  const wall = hazy(scene, '#6f86a0', 0.42);
  const steps = [
    [62, 190],
    [46, 330],
    [34, 400],
    [20, 436],
    [10, 470],
  ] as const;
  return [
    ...steps.map(([half, top]) =>
      rect(x - half * size, ground - top * size, half * 2 * size, top * size, wall),
    ),
    rect(x - 2.5 * size, ground - 560 * size, 5 * size, 100 * size, wall),
    farWindows(scene, [x - 40 * size, ground - 322 * size, 80 * size, 310 * size]),
  ].join('');
}

/** The dome over four arches. */
export function revolutionDome(scene: Scene, x: number, ground: number, size: number): string {
  const stone = hazy(scene, '#b08a6d', 0.4);
  const dome = hazy(scene, '#a8653f', 0.36);
  const y = (up: number) => ground - up * size;
  return [
    path(
      `M ${x - 90 * size} ${ground} V ${y(150)} H ${x + 90 * size} V ${ground} H ${x + 48 * size} V ${y(70)} A ${48 * size} ${50 * size} 0 0 0 ${x - 48 * size} ${y(70)} V ${ground} Z`,
      stone,
    ),
    rect(x - 98 * size, y(162), 196 * size, 14 * size, stone),
    rect(x - 66 * size, y(184), 132 * size, 24 * size, stone),
    path(
      `M ${x - 62 * size} ${y(184)} A ${62 * size} ${64 * size} 0 0 1 ${x + 62 * size} ${y(184)} Z`,
      dome,
    ),
    rect(x - 13 * size, y(276), 26 * size, 32 * size, stone, { rx: 8 * size }),
  ].join('');
}

interface Tower {
  x: number;
  top: number;
  width: number;
  ground: number;
  color: string;
  haze: number;
}

/** An office tower of Reforma, with a slanted or a flat roof. */
export function farTower(
  scene: Scene,
  { x, top, width, ground, color, haze }: Tower,
  slant = 0,
): string {
  const wall = hazy(scene, color, haze);
  return [
    polygon(
      [
        [x, ground],
        [x, top + slant],
        [x + width, top],
        [x + width, ground],
      ],
      wall,
    ),
    rect(x + width * 0.72, top + slant, width * 0.28, ground - top - slant, '#1f1a2b', {
      opacity: 0.05,
    }),
    farWindows(scene, [x + 10, top + slant + 16, width - 20, ground - top - slant - 30]),
  ].join('');
}

function farWindows(scene: Scene, [x, y, w, h]: readonly [number, number, number, number]): string {
  const columns = Math.max(1, Math.floor(w / 20));
  const rows = Math.floor(h / 26);
  const dark = scene.light.litWindows < 0.5;
  return repeat(columns * rows, (n) => {
    const [px, py] = [x + ((n % columns) * w) / columns + 4, y + Math.floor(n / columns) * 26];
    const lit = scene.random.chance(scene.light.litWindows * 0.55);
    if (!lit && !dark) return '';
    return rect(px, py, 10, 13, lit ? '#ffe0a0' : lighter(scene.light.sky[2], 0.35), {
      opacity: lit ? 0.85 : 0.5,
    });
  });
}
