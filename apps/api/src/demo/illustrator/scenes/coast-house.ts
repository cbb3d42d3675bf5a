import { darker, lighter, mix } from '../color.ts';
import { LAMP_LIGHT } from '../light.ts';
import { agave, foliage, hedge, palm, pottedPlant } from '../parts/plants.ts';
import { groundShadow, sky } from '../parts/sky.ts';
import { HEIGHT, type Scene, WIDTH } from '../scene.ts';
import { curve, ellipse, line, path, polygon, rect, repeat } from '../svg.ts';

const GROUND = 900;
const HORIZON = 690;

/** A white house in the heat: palm roof or flat roof, a pool, the sea or the jungle behind. */
export function coastHouse(scene: Scene): string {
  const { random } = scene;
  const wall = scene.turn(['#f6f0e4', '#efd9bd', '#f4e7e0', '#e3e8df'] as const);
  const bySea = scene.turn([true, false, true, true]);
  return [
    sky(scene, HORIZON),
    bySea ? sea(scene) : jungle(scene),
    palm(scene, 1240, GROUND, 1.55),
    house(scene, wall),
    scene.turn([palapa, flatRoof, flatRoof, palapa] as const)(scene, wall),
    terrace(scene),
    pool(scene, wall),
    hammock(scene),
    palm(scene, random.between(110, 170), GROUND + 70, 1.6),
    palm(scene, 1500, GROUND + 90, 1.75),
    agave(scene, 330, GROUND + 60, 1.1),
    pottedPlant(scene, 1300, GROUND + 70, 0.9, '#c9744f'),
    hedge(scene, -30, HEIGHT + 10, 260, 70),
  ].join('');
}

function sea({ tint, light }: Scene): string {
  const water = mix(tint('#2f9fb0'), light.sky[1], 0.2);
  return [
    rect(0, HORIZON - 60, WIDTH, 240, water),
    rect(0, HORIZON + 30, WIDTH, 120, tint('#6fc4c4'), { opacity: 0.7 }),
    ...[0, 1, 2, 3, 4].map((n) =>
      rect(60 + n * 330, HORIZON - 30 + (n % 3) * 34, 170, 6, '#ffffff', { opacity: 0.45, rx: 3 }),
    ),
    path(
      `M 0 ${HORIZON + 120} Q 500 ${HORIZON + 70} 900 ${HORIZON + 120} T ${WIDTH} ${HORIZON + 100} V ${HEIGHT} H 0 Z`,
      tint('#f0e2c2'),
    ),
  ].join('');
}

function jungle(scene: Scene): string {
  return [
    rect(0, HORIZON - 20, WIDTH, 300, scene.tint('#55794f')),
    repeat(8, (n) =>
      foliage(
        scene,
        n * 230,
        HORIZON + (n % 2) * 30,
        190,
        130,
        n % 2 === 0 ? '#4f7d55' : '#5e8a4f',
      ),
    ),
  ].join('');
}

function house(scene: Scene, wall: string): string {
  const { tint, lampsOn, light } = scene;
  const glass = lampsOn ? LAMP_LIGHT : light.glass;
  return [
    groundShadow(760, GROUND + 6, 1100, 26),
    rect(300, 480, 420, GROUND - 480, tint(wall), { rx: 26 }),
    rect(300, 700, 420, GROUND - 700, tint(wall)),
    rect(700, 600, 520, GROUND - 600, tint(darker(wall, 0.05))),
    rect(640, 480, 80, GROUND - 480, '#1f1a2b', { opacity: 0.06 }),
    path(`M 366 690 V 600 A 62 62 0 0 1 490 600 V 690 Z`, glass),
    rect(425, 540, 6, 150, tint('#8a5a38')),
    rect(358, 690, 140, 14, tint(lighter(wall, 0.5))),
    path(`M 372 ${GROUND} V 800 A 56 56 0 0 1 484 800 V ${GROUND} Z`, tint('#8a5a38')),
    rect(474, 846, 6, 34, tint('#e3c069')),
    ...[548, 612].map((x) => rect(x, 560, 34, 100, glass, { rx: 17 })),
    rect(560, 790, 90, 110, glass),
    rect(602, 790, 6, 110, tint('#8a5a38')),
    rect(740, 680, 440, GROUND - 680, glass),
    ...[740, 884, 1030, 1174].map((x) => rect(x, 680, 9, GROUND - 680, tint('#8a5a38'))),
    path('M 800 870 V 820 H 960 V 870 Z', '#3a2f36', { opacity: 0.22 }),
    rect(740, 680, 440, 20, '#1f1a2b', { opacity: 0.16 }),
  ].join('');
}

/** Thatch over the living room. */
function palapa({ tint, random }: Scene): string {
  const straw = '#b3905c';
  return [
    polygon(
      [
        [640, 640],
        [960, 350],
        [1290, 640],
      ],
      tint(straw),
    ),
    polygon(
      [
        [960, 350],
        [1290, 640],
        [1080, 640],
      ],
      '#1f1a2b',
      { opacity: 0.09 },
    ),
    repeat(26, (n) => {
      const x = 650 + n * 25;
      return line(960 + (x - 960) * 0.12, 366, x, 640, tint(darker(straw, 0.2)), 3, 0.55);
    }),
    repeat(33, (n) =>
      rect(636 + n * 20, 630, 15, random.between(22, 42), tint(darker(straw, 0.1)), { rx: 6 }),
    ),
    rect(930, 336, 60, 26, tint(darker(straw, 0.25)), { rx: 10 }),
  ].join('');
}

function flatRoof(scene: Scene, wall: string): string {
  const { tint } = scene;
  return [
    rect(690, 576, 560, 34, tint(lighter(wall, 0.4))),
    rect(700, 610, 530, 16, '#1f1a2b', { opacity: 0.16 }),
    ...[760, 1160].map((x) => rect(x, 430, 14, 150, tint('#8a5a38'))),
    rect(730, 416, 480, 18, tint('#9c6a40')),
    repeat(12, (n) => rect(744 + n * 39, 400, 12, 34, tint('#b07c4e'))),
    foliage(scene, 820, 560, 60, 36, '#5e8a4f'),
    foliage(scene, 1110, 560, 70, 40, '#4f7d55'),
  ].join('');
}

function terrace({ tint }: Scene): string {
  return [
    rect(0, GROUND, WIDTH, HEIGHT - GROUND, tint('#e6d6b8')),
    polygon(
      [
        [250, GROUND],
        [1280, GROUND],
        [1420, HEIGHT],
        [110, HEIGHT],
      ],
      tint('#efe6d4'),
    ),
    repeat(4, (n) => rect(0, GROUND + 40 + n * 70, WIDTH, 4, tint('#d3c2a2'), { opacity: 0.6 })),
  ].join('');
}

function pool({ tint, light }: Scene, wall: string): string {
  return [
    polygon(
      [
        [560, 990],
        [1180, 990],
        [1280, 1150],
        [460, 1150],
      ],
      tint(lighter(wall, 0.5)),
    ),
    polygon(
      [
        [584, 1004],
        [1158, 1004],
        [1244, 1136],
        [498, 1136],
      ],
      tint('#3fb0b8'),
    ),
    polygon(
      [
        [830, 1004],
        [1158, 1004],
        [1216, 1094],
        [760, 1060],
      ],
      light.sky[0],
      { opacity: 0.4 },
    ),
    ...[1040, 1086].map((y, n) =>
      curve(`M ${600 - n * 30} ${y} q 70 -14 140 0 t 140 0 t 140 0`, '#ffffff', 5, 0.5),
    ),
    ellipse(1330, 1120, 60, 12, '#1f1a2b', { opacity: 0.16 }),
    rect(1230, 1046, 190, 22, tint('#d9734f'), { rx: 10 }),
    line(1250, 1066, 1240, 1112, tint('#8a5a38'), 9),
    line(1396, 1066, 1406, 1112, tint('#8a5a38'), 9),
    line(1404, 1050, 1446, 990, tint('#d9734f'), 20),
  ].join('');
}

function hammock({ tint }: Scene): string {
  return [
    rect(96, 760, 14, 240, tint('#8a5a38')),
    curve('M 150 800 Q 250 960 372 820', tint('#d2577a'), 26),
    curve('M 150 800 Q 250 940 372 820', tint('#f0c05a'), 8),
  ].join('');
}
