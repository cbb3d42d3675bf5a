import { darker, lighter } from '../color.ts';
import { LAMP_LIGHT } from '../light.ts';
import { railing, windowPane } from '../parts/building.ts';
import { bougainvillea, pottedPlant } from '../parts/plants.ts';
import { groundShadow, sky } from '../parts/sky.ts';
import { HEIGHT, type Scene, WIDTH } from '../scene.ts';
import { ellipse, glow, line, path, polygon, rect, repeat, curve } from '../svg.ts';

const FLOOR = 850;

/** A colonial courtyard: arches, a gallery, a fountain. */
export function courtyard(scene: Scene): string {
  const { tint } = scene;
  const wall = scene.turn([
    '#d98f54',
    '#d8a64e',
    '#c86a55',
    '#e0b49a',
    '#7f98ad',
    '#c9798a',
  ] as const);
  const stone = '#d9c6a8';
  const upper = scene.turn([true, false, true]);
  const top = upper ? 70 : 250;
  return [
    sky(scene, FLOOR),
    glow('lantern', LAMP_LIGHT, 0.45),
    rect(0, top, WIDTH, FLOOR - top, tint(wall)),
    roofTiles(scene, top),
    upper ? gallery(scene, wall, stone) : rect(0, 330, WIDTH, 20, tint(stone)),
    arcade(scene, wall, stone),
    tiles(scene),
    pots(scene),
    fountain(scene, stone),
  ].join('');
}

function roofTiles({ tint }: Scene, y: number): string {
  return (
    rect(0, y - 34, WIDTH, 40, tint('#a5553a')) +
    repeat(41, (n) => ellipse(n * 40, y + 4, 21, 15, tint(n % 2 === 0 ? '#bb6644' : '#a9583b'))) +
    rect(0, y + 14, WIDTH, 16, '#1f1a2b', { opacity: 0.16 })
  );
}

function gallery(scene: Scene, wall: string, stone: string): string {
  const { tint } = scene;
  return [
    rect(0, 118, WIDTH, 200, tint(darker(wall, 0.32))),
    ...[180, 560, 940, 1320].map((x) =>
      windowPane(scene, x, 158, 96, 150, { frame: '#5b3d2c', columns: 2, rows: 3, sill: false }),
    ),
    ...[-10, 380, 770, 1160, 1550].map(
      (x) =>
        rect(x, 110, 44, 220, tint(stone)) +
        rect(x - 10, 110, 64, 20, tint(lighter(stone, 0.3))) +
        rect(x + 32, 130, 12, 200, '#1f1a2b', { opacity: 0.12 }),
    ),
    railing(scene, 0, 252, WIDTH, 66),
    rect(0, 318, WIDTH, 34, tint(stone)),
    rect(0, 352, WIDTH, 14, '#1f1a2b', { opacity: 0.16 }),
  ].join('');
}

function arcade(scene: Scene, wall: string, stone: string): string {
  const { tint, lampsOn } = scene;
  const inside = tint(darker(wall, 0.45));
  return repeat(4, (n) => {
    const x = 20 + n * 396;
    const arch = (inset: number) =>
      `M ${x + inset} ${FLOOR} V 590 A ${176 - inset} ${176 - inset} 0 0 1 ${x + 352 - inset} 590 V ${FLOOR} Z`;
    return [
      path(arch(0), tint(stone)),
      path(arch(22), inside),
      rect(x + 122, 600, 112, FLOOR - 600, tint('#6a4730')),
      repeat(4, (row) => rect(x + 134, 616 + row * 58, 88, 42, tint('#7f573b'))),
      line(x + 176, 436, x + 176, 488, '#2d2a33', 4),
      path(
        `M ${x + 152} 488 H ${x + 200} L ${x + 190} 540 H ${x + 162} Z`,
        lampsOn ? LAMP_LIGHT : tint('#e9dcc0'),
        { stroke: '#2d2a33', width: 4 },
      ),
      lampsOn ? ellipse(x + 176, 540, 170, 170, 'url(#lantern)') : '',
      rect(x - 44, 590, 66, 26, tint(lighter(stone, 0.35))),
      rect(x - 38, 616, 54, FLOOR - 616, tint(stone)),
      rect(x + 2, 616, 14, FLOOR - 616, '#1f1a2b', { opacity: 0.12 }),
      rect(x - 48, FLOOR - 30, 74, 30, tint(darker(stone, 0.12))),
    ].join('');
  });
}

/** Clay tiles that run towards the eye. */
function tiles({ tint, random }: Scene): string {
  const clay = random.pick(['#b9704c', '#c08a5f', '#a8674d'] as const);
  return [
    rect(0, FLOOR, WIDTH, HEIGHT - FLOOR, tint(clay)),
    repeat(23, (n) =>
      line(
        800 + (n - 11) * 110,
        FLOOR,
        800 + (n - 11) * 330,
        HEIGHT,
        tint(lighter(clay, 0.3)),
        3,
        0.6,
      ),
    ),
    repeat(7, (n) =>
      line(
        0,
        FLOOR + 14 + n * n * 7 + n * 12,
        WIDTH,
        FLOOR + 14 + n * n * 7 + n * 12,
        tint(lighter(clay, 0.3)),
        3,
        0.6,
      ),
    ),
    polygon(
      [
        [0, FLOOR],
        [WIDTH, FLOOR],
        [WIDTH, FLOOR + 34],
        [0, FLOOR + 34],
      ],
      '#1f1a2b',
      { opacity: 0.12 },
    ),
  ].join('');
}

function fountain({ tint }: Scene, stone: string): string {
  const water = tint('#7fbfc4');
  const light = tint(lighter(stone, 0.2));
  const dark = tint(darker(stone, 0.14));
  return [
    groundShadow(800, 1104, 640, 46),
    path('M 520 980 V 1070 Q 800 1150 1080 1070 V 980 Z', dark),
    ellipse(800, 980, 280, 62, light),
    ellipse(800, 980, 246, 48, water),
    ellipse(740, 972, 90, 12, '#ffffff', { opacity: 0.4 }),
    rect(770, 820, 60, 160, dark),
    rect(770, 820, 26, 160, light),
    ellipse(800, 820, 130, 32, light),
    ellipse(800, 818, 108, 22, water),
    rect(784, 720, 32, 98, light),
    ellipse(800, 720, 56, 16, light),
    curve('M 800 704 Q 800 650 750 720 Q 716 770 706 812', '#e8f6f5', 6, 0.8),
    curve('M 800 704 Q 800 650 850 720 Q 884 770 894 812', '#e8f6f5', 6, 0.8),
    curve('M 690 836 Q 640 880 626 970', '#e8f6f5', 6, 0.7),
    curve('M 910 836 Q 960 880 974 970', '#e8f6f5', 6, 0.7),
  ].join('');
}

function pots(scene: Scene): string {
  const { random, tint } = scene;
  return [
    curve(`M 40 ${FLOOR + 20} C 20 700 120 640 90 480`, tint('#6b4b3a'), 22),
    curve(`M 1570 ${FLOOR + 20} C 1590 680 1490 600 1520 430`, tint('#6b4b3a'), 20),
    bougainvillea(scene, random.between(60, 130), 470, 150, 190),
    bougainvillea(scene, random.between(1470, 1560), 420, 140, 170),
    pottedPlant(scene, 196, 960, 1.15),
    pottedPlant(scene, 60, 1060, 1.35, '#8a4a35'),
    pottedPlant(scene, 1420, 970, 1.1, '#8a4a35'),
    pottedPlant(scene, 1550, 1080, 1.4),
    pottedPlant(scene, 404, 900, 0.7),
    pottedPlant(scene, 1204, 900, 0.7),
  ].join('');
}
