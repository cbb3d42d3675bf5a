import { darker, lighter } from '../color.ts';
import { LAMP_LIGHT } from '../light.ts';
import { accentWalls } from '../paints.ts';
import { agave, hedge, palm, pottedPlant, tree } from '../parts/plants.ts';
import { groundShadow, hills, skyline, sky } from '../parts/sky.ts';
import { HEIGHT, type Scene, WIDTH } from '../scene.ts';
import { circle, curve, line, polygon, rect, repeat } from '../svg.ts';

const DECK = 780;

/** The garden side of a house, with its pool. */
export function poolDeck(scene: Scene): string {
  const { tint, light } = scene;
  const accent = scene.turn(accentWalls);
  return [
    sky(scene, 760),
    hills(scene, 720),
    scene.turn([skyline(scene, 740, 190), '', '']),
    hedge(scene, -20, 790, 1660, scene.turn([120, 90, 150] as const)),
    scene.turn([palm, tree, tree] as const)(scene, 1330, 800, 1.5),
    scene.turn([tree, palm, palm] as const)(scene, 240, 800, 1.35),
    pavilion(scene, accent),
    rect(0, DECK, WIDTH, HEIGHT - DECK, tint('#e4d8c4')),
    repeat(6, (n) => rect(0, DECK + 34 + n * n * 10 + n * 22, WIDTH, 3, tint('#cbbca4'))),
    rect(0, DECK, WIDTH, 18, '#1f1a2b', { opacity: 0.1 }),
    water(scene, light.sky[0]),
    lounger(scene, 140, 900, accent),
    lounger(scene, 1180, 900, accent),
    agave(scene, 60, 1150, 1.5),
    pottedPlant(scene, 1530, 1140, 1.3, accent),
  ].join('');
}

function pavilion({ tint, lampsOn, light }: Scene, accent: string): string {
  return [
    rect(520, 470, 620, 330, tint('#f1e9dc')),
    rect(470, 446, 720, 34, tint('#fbf5ea')),
    rect(470, 480, 720, 16, '#1f1a2b', { opacity: 0.16 }),
    rect(560, 530, 380, 260, lampsOn ? LAMP_LIGHT : light.glass),
    ...[560, 684, 810, 934].map((x) => rect(x, 530, 8, 260, tint('#2d2b31'))),
    rect(980, 496, 160, 304, tint(accent)),
    rect(1110, 496, 30, 304, '#1f1a2b', { opacity: 0.12 }),
    rect(486, 496, 14, 300, tint('#2d2b31')),
  ].join('');
}

function water({ tint }: Scene, reflection: string): string {
  return [
    polygon(
      [
        [400, 880],
        [1190, 880],
        [1390, 1160],
        [210, 1160],
      ],
      tint('#f6efe2'),
    ),
    polygon(
      [
        [430, 896],
        [1160, 896],
        [1336, 1138],
        [264, 1138],
      ],
      tint('#45b0ba'),
    ),
    polygon(
      [
        [760, 896],
        [1160, 896],
        [1290, 1074],
        [660, 1010],
      ],
      reflection,
      { opacity: 0.38 },
    ),
    ...[940, 1000, 1070].map((y, n) =>
      curve(`M ${440 - n * 40} ${y} q 90 -16 180 0 t 180 0 t 180 0 t 120 0`, '#ffffff', 5, 0.5),
    ),
    circle(1010, 1010, 52, 'none', { stroke: tint('#f6efe2'), width: 24 }),
    circle(1010, 1010, 52, 'none', { stroke: tint('#d9734f'), width: 24, opacity: 0.6 }),
  ].join('');
}

function lounger({ tint }: Scene, x: number, y: number, accent: string): string {
  return [
    groundShadow(x + 130, y + 62, 300, 12),
    rect(x, y, 210, 24, tint(lighter(accent, 0.25)), { rx: 10 }),
    line(x + 206, y + 8, x + 266, y - 64, tint(lighter(accent, 0.25)), 24),
    rect(x - 4, y + 22, 230, 10, tint('#8a5a38')),
    line(x + 18, y + 30, x + 12, y + 60, tint(darker('#8a5a38', 0.2)), 9),
    line(x + 206, y + 30, x + 212, y + 60, tint(darker('#8a5a38', 0.2)), 9),
  ].join('');
}
