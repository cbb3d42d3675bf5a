import { mix } from '../color.ts';
import { LAMP_LIGHT, type Light, lights } from '../light.ts';
import { bicycle } from '../parts/building.ts';
import { agave, foliage, hedge, jacaranda, palm, tree } from '../parts/plants.ts';
import { createScene, type Scene } from '../scene.ts';
import { circle, ellipse, glow, group, line, rect, repeat, verticalGradient } from '../svg.ts';
import { decoHouse } from './deco-house.ts';
import { awning, modernBuilding, paintOf, townHouse } from './houses.ts';
import {
  farTower,
  independenceColumn,
  latinTower,
  revolutionDome,
  valleyVolcanoes,
} from './landmarks.ts';

export const PANORAMA_SHAPES = {
  /** Words stand over the sky of its left half. */
  wide: { width: 2400, height: 1000 },
  /** Words stand over the sky of its upper half. */
  tall: { width: 1000, height: 1160 },
} as const;
export type PanoramaShape = keyof typeof PANORAMA_SHAPES;
export const PANORAMA_HOURS = ['day', 'night'] as const;
export type PanoramaHour = (typeof PANORAMA_HOURS)[number];

/** The sky begins with the colour of the page, so that the page seems to go on in the picture. */
const PANORAMA_LIGHTS: Record<PanoramaHour, Light> = {
  day: {
    ...lights.morning,
    sky: ['#fbf8f3', '#fdeed6', '#f7cda0'],
    orb: { x: 0, y: 0, radius: 58, color: '#fff8e4' },
    ambient: '#ffdcae',
    ambience: 0.1,
    litWindows: 0.04,
  },
  night: {
    ...lights.night,
    sky: ['#1a1916', '#23233f', '#5b4369'],
    orb: { x: 0, y: 0, radius: 40, color: '#f3e9d2' },
    cloud: '#3b3a5c',
    ambience: 0.5,
  },
};

const REFORMA = [
  { x: 40, top: 640, width: 84, color: '#8f8aa0' },
  { x: 150, top: 600, width: 70, color: '#7f8ca6' },
  { x: 246, top: 655, width: 96, color: '#a08a94' },
  { x: 700, top: 640, width: 80, color: '#8a8fa8' },
  { x: 1010, top: 560, width: 86, color: '#7d8ba5' },
  { x: 1110, top: 480, width: 74, color: '#6f86a0' },
] as const;

/** Mexico City from a street of the Condesa: façades, jacarandas in flower, Reforma and the volcanoes behind. */
export function drawPanorama(shape: PanoramaShape, hour: PanoramaHour): string {
  const { width, height } = PANORAMA_SHAPES[shape];
  const light = PANORAMA_LIGHTS[hour];
  const scene: Scene = {
    ...createScene({
      seed: `panorama ${shape}`,
      variant: 0,
      hour: hour === 'night' ? 'night' : 'morning',
      indoors: false,
    }),
    light,
    tint: (color) => mix(color, light.ambient, light.ambience),
  };
  scene.pane = () => (scene.random.chance(light.litWindows) ? LAMP_LIGHT : light.glass);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    verticalGradient('sky', [
      [0, light.sky[0]],
      [0.12, light.sky[0]],
      [0.52, light.sky[1]],
      [0.82, light.sky[2]],
    ]),
    glow('halo', light.orb.color, hour === 'night' ? 0.4 : 0.85),
    glow('lamp', LAMP_LIGHT, 0.65),
    rect(-20, 0, width + 40, height + 20, 'url(#sky)'),
    (shape === 'wide' ? wide : tall)(scene),
    '</svg>',
  ].join('');
}

function wide(scene: Scene): string {
  const ground = 880;
  return [
    orb(scene, 1135, 556),
    stars(scene, 2400, 520),
    valleyVolcanoes(scene, 640, 780, 0.84),
    ...REFORMA.map((place) => farTower(scene, { ...place, ground: 800, haze: 0.5 })),
    latinTower(scene, 470, 800, 0.5),
    revolutionDome(scene, 330, 800, 0.72),
    farTower(scene, { x: 1200, top: 290, width: 92, color: '#5f7f9a', ground: 820, haze: 0.4 }, 40),
    farTower(scene, { x: 1302, top: 390, width: 110, color: '#7b8fa3', ground: 820, haze: 0.36 }),
    independenceColumn(scene, 905, 800, 0.68),
    canopy(scene, 0, 1420, 790),
    townHouse(scene, { x: -40, width: 250, ground, floors: 2 }, 3),
    townHouse(scene, { x: 210, width: 190, ground, floors: 1 }, 5),
    modernBuilding(scene, { x: 1330, width: 270, ground, floors: 5 }),
    decoHouse(scene, { x: 1600, ground, size: 0.56, floors: 4, paint: paintOf(1) }),
    townHouse(scene, { x: 2138, width: 290, ground, floors: 3 }, 4),
    awning(scene, 2152, 762, 96, '#3c5f56'),
    pavement(scene, 2400, ground),
    hedge(scene, 400, ground + 10, 900, 40),
    jacaranda(scene, 455, ground + 26, 0.62),
    tree(scene, 690, ground + 20, 0.5),
    palm(scene, 1010, ground + 22, 0.6),
    jacaranda(scene, 1236, ground + 30, 0.72),
    tree(scene, 1585, ground + 32, 0.46, '#5e8a4f'),
    jacaranda(scene, 2300, ground + 36, 0.8),
    ...[300, 830, 1440, 2030].map((x) => lamp(scene, x, ground + 36)),
    agave(scene, 760, ground + 26, 0.6),
    agave(scene, 1120, ground + 28, 0.7),
    group([bicycle(scene, 0, 0, '#c2407a')], `translate(1780 ${ground + 44}) scale(0.7)`),
    group([bicycle(scene, 0, 0, '#2f5d50')], `translate(620 ${ground + 46}) scale(0.62)`),
  ].join('');
}

function tall(scene: Scene): string {
  const ground = 1000;
  return [
    orb(scene, 150, 628),
    stars(scene, 1000, 560),
    valleyVolcanoes(scene, 40, 880, 0.72),
    farTower(scene, { x: 120, top: 800, width: 60, color: '#8f8aa0', ground: 930, haze: 0.5 }),
    farTower(scene, { x: 420, top: 740, width: 70, color: '#7d8ba5', ground: 930, haze: 0.5 }),
    independenceColumn(scene, 392, 930, 0.8),
    canopy(scene, 0, 620, 915),
    townHouse(scene, { x: -60, width: 210, ground, floors: 2 }, 3),
    modernBuilding(scene, { x: 452, width: 168, ground, floors: 3 }),
    decoHouse(scene, { x: 612, ground, size: 0.45, floors: 4, paint: paintOf(1) }),
    pavement(scene, 1000, ground),
    hedge(scene, 150, ground + 8, 310, 36),
    jacaranda(scene, 132, ground + 26, 0.54),
    palm(scene, 290, ground + 22, 0.46),
    tree(scene, 606, ground + 30, 0.36, '#5e8a4f'),
    jacaranda(scene, 985, ground + 36, 0.6),
    ...[374, 760].map((x) => lamp(scene, x, ground + 36)),
    agave(scene, 240, ground + 26, 0.6),
    group([bicycle(scene, 0, 0, '#c2407a')], `translate(420 ${ground + 48}) scale(0.62)`),
  ].join('');
}

function orb({ light }: Scene, x: number, y: number): string {
  const { radius, color } = light.orb;
  return circle(x, y, radius * 4, 'url(#halo)') + circle(x, y, radius, color);
}

function stars({ light, random }: Scene, width: number, depth: number): string {
  if (light.hour !== 'night') return '';
  return repeat(70, () =>
    circle(
      random.between(0, width),
      random.between(60, depth),
      random.between(1.2, 2.6),
      '#fdf6dc',
      {
        opacity: random.between(0.1, 0.28),
      },
    ),
  );
}

/** The treetops of the park, far ones paler. */
function canopy(scene: Scene, from: number, to: number, y: number): string {
  const colors = ['#6d8f63', '#9a86c4', '#5e8a4f', '#7f9a5c', '#4f7d55'] as const;
  const row = (step: number, dy: number, rx: number, ry: number, haze: number) =>
    repeat(Math.ceil((to - from) / step) + 1, (n) =>
      foliage(
        scene,
        from + n * step + scene.random.between(-14, 14),
        y + dy + scene.random.between(-12, 12),
        rx,
        ry,
        mix(colors[(n * 2) % colors.length] ?? colors[0], scene.light.sky[2], haze),
      ),
    );
  return row(96, 0, 72, 50, 0.3) + row(120, 40, 84, 58, 0.08);
}

function pavement({ tint }: Scene, width: number, ground: number): string {
  return [
    rect(-20, ground, width + 40, 60, tint('#d8ccba')),
    repeat(Math.ceil(width / 90), (n) =>
      line(n * 90, ground + 2, n * 90 - 26, ground + 58, tint('#c3b6a3'), 2),
    ),
    rect(-20, ground + 58, width + 40, 10, tint('#a89c8d')),
    rect(-20, ground + 68, width + 40, 140, tint('#746e76')),
  ].join('');
}

function lamp({ tint, lampsOn }: Scene, x: number, ground: number): string {
  const iron = tint('#33333d');
  const top = ground - 210;
  return [
    lampsOn ? circle(x, top, 120, 'url(#lamp)') : '',
    rect(x - 3, top, 6, 210, iron),
    rect(x - 9, ground - 16, 18, 16, iron, { rx: 3 }),
    ellipse(x, top, 14, 16, lampsOn ? LAMP_LIGHT : tint('#f6eeda')),
    rect(x - 11, top - 20, 22, 5, iron, { rx: 2 }),
  ].join('');
}
