import { darker, lighter } from '../color.ts';
import { streetPaints } from '../paints.ts';
import { chair } from '../parts/furniture.ts';
import { agave, bougainvillea, foliage, organ, pottedPlant } from '../parts/plants.ts';
import { groundShadow, hills, skyline, sky, volcanoes } from '../parts/sky.ts';
import { wallLantern } from '../parts/street-things.ts';
import { HEIGHT, type Scene, WIDTH } from '../scene.ts';
import { ellipse, line, polygon, rect, repeat } from '../svg.ts';

const DECK = 840;

/** The common roof of a building: a grill, a long table, a garden. */
export function roofGarden(scene: Scene): string {
  const { tint } = scene;
  const paint = scene.turn(streetPaints);
  return [
    sky(scene, 780),
    scene.turn([volcanoes, hills] as const)(scene, 770),
    skyline(scene, 780, 330),
    rect(0, 776, WIDTH, 80, tint('#a7a39c')),
    planters(scene),
    rect(0, DECK, WIDTH, HEIGHT - DECK, tint('#c9b49a')),
    repeat(9, (n) => rect(0, DECK + 20 + n * 42, WIDTH, 3, tint('#ae9779'))),
    rect(0, DECK, WIDTH, 22, '#1f1a2b', { opacity: 0.12 }),
    grillWall(scene, paint.wall, paint.accent),
    umbrella(scene, paint.accent),
    ...[560, 730, 900].map((x) => chair(scene, x, 1010, '#8a5a38', paint.accent)),
    table(scene),
    agave(scene, 120, 1130, 1.5),
    pottedPlant(scene, 1520, 1130, 1.4, paint.accent),
  ].join('');
}

function planters(scene: Scene): string {
  const { tint } = scene;
  return [
    rect(0, 690, WIDTH, 160, tint('#e4d5bf'), { opacity: 0 }),
    ...[-20, 380, 780].map((x, n) =>
      [
        foliage(scene, x + 120, 730, 130, 70, n % 2 === 0 ? '#5e8a4f' : '#4f7d55'),
        foliage(scene, x + 280, 744, 110, 60, '#76904b'),
        rect(x, 760, 380, 90, tint('#8f8579')),
        rect(x, 760, 380, 14, tint('#a89e91')),
      ].join(''),
    ),
  ].join('');
}

function grillWall(scene: Scene, wall: string, accent: string): string {
  const { tint } = scene;
  return [
    rect(1180, 400, 420, 480, tint(wall)),
    rect(1170, 384, 440, 22, tint(lighter(wall, 0.4))),
    rect(1180, 406, 420, 12, '#1f1a2b', { opacity: 0.12 }),
    rect(1220, 690, 380, 26, tint('#efe7da')),
    rect(1230, 716, 370, 164, tint(darker(wall, 0.16))),
    rect(1260, 740, 130, 110, tint('#2f2d34'), { rx: 8 }),
    repeat(5, (n) => rect(1270 + n * 24, 750, 6, 90, tint('#55565e'))),
    rect(1284, 520, 90, 170, tint('#3b3a42')),
    polygon(
      [
        [1250, 560],
        [1408, 560],
        [1380, 500],
        [1278, 500],
      ],
      tint('#4b4a53'),
    ),
    wallLantern(scene, 1500, 520),
    rect(1430, 650, 26, 40, tint(accent), { rx: 6 }),
    rect(1466, 660, 22, 30, tint('#d9a441'), { rx: 6 }),
    bougainvillea(scene, 1550, 410, 120, 70),
    organ(scene, 1150, 880, 0.8),
  ].join('');
}

function umbrella({ tint }: Scene, accent: string): string {
  const rib = (from: number, to: number, n: number) =>
    polygon(
      [
        [730, 330],
        [from, 500],
        [to, 500],
      ],
      tint(n % 2 === 0 ? accent : '#f6efe2'),
    );
  return [
    rect(722, 330, 14, 660, tint('#8a5a38')),
    repeat(6, (n) => rib(370 + n * 120, 490 + n * 120, n)),
    repeat(6, (n) =>
      ellipse(430 + n * 120, 500, 60, 16, tint(n % 2 === 0 ? darker(accent, 0.1) : '#e6dcc9')),
    ),
  ].join('');
}

function table({ tint }: Scene): string {
  return [
    groundShadow(730, 1100, 640, 22),
    ...[470, 990].map((x) => line(x, 880, x, 1096, tint('#6b4630'), 24)),
    rect(420, 852, 620, 30, tint('#a06a3f'), { rx: 8 }),
    ...[540, 730, 920].map((x) => ellipse(x, 850, 56, 9, tint('#f6efe2'))),
    rect(630, 800, 26, 50, tint('#5c8177'), { rx: 8 }),
    rect(812, 810, 40, 40, tint('#d9734f'), { rx: 10 }),
  ].join('');
}
