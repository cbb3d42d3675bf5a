import { darker, lighter, mix } from '../color.ts';
import { LAMP_LIGHT } from '../light.ts';
import { pine, pineRow } from '../parts/conifers.ts';
import { agave, foliage } from '../parts/plants.ts';
import { groundShadow, hills, sky } from '../parts/sky.ts';
import { HEIGHT, type Scene, WIDTH } from '../scene.ts';
import { line, path, polygon, rect, repeat } from '../svg.ts';

const GROUND = 930;

/** A house of wood and stone among pines, above a lake. */
export function cabin(scene: Scene): string {
  const { tint, light } = scene;
  const wood = scene.turn(['#8a5836', '#6f4a33', '#a4703f'] as const);
  const lake = scene.turn([true, true, false]);
  return [
    sky(scene, 640),
    hills(scene, 660, '#5f8585'),
    lake ? rect(0, 640, WIDTH, 170, mix(tint('#5c9fb0'), light.sky[1], 0.3)) : '',
    lake
      ? repeat(5, (n) =>
          rect(80 + n * 320, 670 + (n % 3) * 34, 180, 5, '#ffffff', { opacity: 0.35, rx: 3 }),
        )
      : rect(0, 640, WIDTH, 200, tint('#6f8f5f')),
    pineRow(scene, 800, 170, mix(tint('#4a7062'), light.sky[2], 0.2)),
    path(`M 0 800 Q 420 740 860 800 T ${WIDTH} 790 V ${HEIGHT} H 0 Z`, tint('#7f9b5c')),
    pine(scene, 250, 900, 1.35),
    pine(scene, 1330, 890, 1.5),
    pine(scene, 1130, 860, 1.05, '#4a7a5c'),
    scene.turn([gable, aFrame, gable] as const)(scene, wood),
    ground(scene),
    pine(scene, 90, 1060, 1.7, '#365f4a'),
    pine(scene, 1510, 1080, 1.9, '#365f4a'),
    foliage(scene, 300, 1110, 120, 60, '#5e8a4f'),
    agave(scene, 1240, 1090, 1, '#88a58f'),
  ].join('');
}

function glassGable(scene: Scene, points: readonly (readonly [number, number])[]): string {
  return polygon(points, scene.lampsOn ? LAMP_LIGHT : scene.light.glass);
}

function gable(scene: Scene, wood: string): string {
  const { tint } = scene;
  const frame = tint('#2f2c2b');
  return [
    groundShadow(760, GROUND + 4, 980, 24),
    rect(950, 640, 300, GROUND - 640, tint('#8d8578')),
    repeat(30, (n) =>
      rect(
        956 + (n % 5) * 60,
        652 + Math.floor(n / 5) * 46,
        50,
        36,
        tint(n % 3 === 0 ? '#a0978a' : '#7f776c'),
        { rx: 12 },
      ),
    ),
    polygon(
      [
        [920, 640],
        [1010, 560],
        [1290, 560],
        [1290, 640],
      ],
      tint(darker(wood, 0.45)),
    ),
    rect(1010, 740, 150, 120, scene.lampsOn ? LAMP_LIGHT : scene.light.glass),
    rect(1082, 740, 6, 120, frame),
    rect(1120, 400, 74, 190, tint('#8d8578')),
    rect(1110, 390, 94, 18, tint('#6f675c')),
    polygon(
      [
        [420, 600],
        [700, 360],
        [980, 600],
        [980, GROUND],
        [420, GROUND],
      ],
      tint(wood),
    ),
    repeat(13, (n) => line(440 + n * 43, 600, 440 + n * 43, GROUND, tint(darker(wood, 0.18)), 4)),
    glassGable(scene, [
      [500, 620],
      [700, 450],
      [900, 620],
      [900, GROUND],
      [500, GROUND],
    ]),
    polygon(
      [
        [560, GROUND],
        [690, 520],
        [770, 520],
        [640, GROUND],
      ],
      '#ffffff',
      { opacity: 0.18 },
    ),
    ...[500, 632, 764, 893].map((x) => rect(x, 618, 8, GROUND - 618, frame)),
    rect(697, 456, 8, 170, frame),
    rect(500, 620, 400, 9, frame),
    line(390, 634, 700, 366, tint(darker(wood, 0.5)), 30),
    line(700, 366, 1010, 634, tint(darker(wood, 0.5)), 30),
    deck(scene, wood),
  ].join('');
}

function aFrame(scene: Scene, wood: string): string {
  const { tint } = scene;
  const frame = tint('#2f2c2b');
  return [
    groundShadow(760, GROUND + 4, 980, 24),
    polygon(
      [
        [340, GROUND],
        [720, 270],
        [1100, GROUND],
      ],
      tint(darker(wood, 0.5)),
    ),
    polygon(
      [
        [420, GROUND],
        [720, 400],
        [1020, GROUND],
      ],
      tint(wood),
    ),
    glassGable(scene, [
      [480, GROUND - 20],
      [720, 500],
      [960, GROUND - 20],
    ]),
    rect(430, 760, 580, 20, tint(darker(wood, 0.25))),
    ...[600, 720, 840].map((x) =>
      rect(x - 4, 500 + Math.abs(x - 720) * 1.7, 8, GROUND - 500 - Math.abs(x - 720) * 1.7, frame),
    ),
    polygon(
      [
        [560, GROUND - 20],
        [690, 560],
        [740, 540],
        [640, GROUND - 20],
      ],
      '#ffffff',
      { opacity: 0.18 },
    ),
    repeat(12, (n) => rect(540 + n * 30, 716, 5, 46, frame)),
    rect(530, 708, 372, 9, frame),
    rect(1010, 780, 220, GROUND - 780, tint('#8d8578')),
    polygon(
      [
        [990, 780],
        [1120, 720],
        [1250, 780],
      ],
      tint(darker(wood, 0.5)),
    ),
    rect(1070, 830, 90, 100, tint(lighter(wood, 0.1))),
    deck(scene, wood),
  ].join('');
}

function deck({ tint }: Scene, wood: string): string {
  return [
    rect(380, GROUND - 6, 680, 26, tint(lighter(wood, 0.18))),
    rect(380, GROUND + 20, 680, 18, tint(darker(wood, 0.35))),
    repeat(3, (n) =>
      rect(
        640 + n * 14,
        GROUND + 36 + n * 20,
        200 - n * 4,
        18,
        tint(lighter(wood, 0.05 + n * 0.06)),
      ),
    ),
    ...[430, 500].map((x) => rect(x, GROUND - 74, 10, 70, tint(darker(wood, 0.3)))),
    rect(420, GROUND - 82, 110, 16, tint('#c2573f'), { rx: 6 }),
    rect(420, GROUND - 150, 16, 80, tint('#c2573f'), { rx: 6 }),
  ].join('');
}

function ground({ tint, random }: Scene): string {
  return [
    polygon(
      [
        [650, GROUND + 90],
        [850, GROUND + 90],
        [1000, HEIGHT],
        [560, HEIGHT],
      ],
      tint('#d3c3a3'),
    ),
    repeat(50, () => {
      const y = random.between(960, HEIGHT - 6);
      const x = random.between(0, WIDTH);
      return path(
        `M ${x.toFixed(0)} ${y.toFixed(0)} l -8 -20 l 8 14 l 7 -18 Z`,
        tint(random.chance(0.5) ? '#6b8a4c' : '#94ad6c'),
      );
    }),
  ].join('');
}
