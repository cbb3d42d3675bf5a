import { darker } from '../color.ts';
import { LAMP_LIGHT } from '../light.ts';
import { type Paint, streetPaints } from '../paints.ts';
import { bicycle, lamppost, neighbour, railing, street, windowPane } from '../parts/building.ts';
import { jacaranda, palm, pottedPlant, tree } from '../parts/plants.ts';
import { sky } from '../parts/sky.ts';
import { beetle, bench } from '../parts/street-things.ts';
import type { Scene } from '../scene.ts';
import { circle, ellipse, line, path, polygon, rect, repeat } from '../svg.ts';

const GROUND = 1010;

/** Commercial premises at street level, under one floor or two, or by themselves. */
export function shop(scene: Scene): string {
  const { random, tint } = scene;
  const paint = scene.turn(streetPaints);
  const { floors, top } = scene.turn([
    { floors: 1, top: 202 },
    { floors: 2, top: 122 },
    { floors: 0, top: 452 },
    { floors: 1, top: 202 },
  ] as const);
  return [
    sky(scene, GROUND),
    neighbour(scene, -80, random.between(300, 560), 320, GROUND, random.pick(streetPaints).wall),
    neighbour(scene, 1370, random.between(340, 600), 320, GROUND, random.pick(streetPaints).wall),
    floors === 0 ? jacaranda(scene, 1120, 700, 1.25) + tree(scene, 520, 680, 0.95) : '',
    rect(240, top, 1130, GROUND - top, tint(paint.wall)),
    rect(222, top - 24, 1166, 32, tint(paint.trim)),
    rect(240, top + 8, 1130, 12, '#1f1a2b', { opacity: 0.14 }),
    upperFloor(scene, paint, floors, top),
    shopFront(scene, paint),
    scene.turn([true, true, false]) ? awning(scene, paint) : canopy(scene, paint),
    street(scene, GROUND),
    pottedPlant(scene, 640, GROUND + 24, 0.75, paint.accent),
    pottedPlant(scene, 962, GROUND + 24, 0.75, paint.accent),
    scene.turn([bench(scene, 1040, GROUND + 74), beetle(scene, 880, GROUND + 158, paint.accent)]),
    lamppost(scene, 1420, GROUND + 70),
    scene.turn([jacaranda, tree, palm] as const)(scene, 110, GROUND + 66, 1.25),
    random.chance(0.5) ? bicycle(scene, 420, GROUND + 84, '#3f6a5c') : '',
  ].join('');
}

function upperFloor(
  scene: Scene,
  { wall, trim, accent }: Paint,
  floors: number,
  top: number,
): string {
  const { tint } = scene;
  const storey = floors === 2 ? 212 : 366;
  const h = storey * 0.52;
  return [
    repeat(floors, (floor) => {
      const y = top + 20 + floor * storey + storey * 0.2;
      return [330, 610, 890, 1170]
        .map((x) =>
          [
            rect(x - 26, y - 30, 172, 18, tint(trim), { rx: 4 }),
            windowPane(scene, x, y, 120, h, {
              frame: accent,
              columns: 2,
              rows: floors === 2 ? 3 : 4,
              sill: false,
            }),
            rect(x - 34, y + h + 8, 188, 18, tint(trim)),
            railing(scene, x - 26, y + h * 0.6, 172, h * 0.42),
            rect(x - 30, y + h + 26, 180, 9, '#1f1a2b', { opacity: 0.14 }),
          ].join(''),
        )
        .join('');
    }),
    floors === 0 ? signBoard(scene, accent, trim) : '',
    rect(240, 556, 1130, 26, tint(trim)),
    rect(240, 582, 1130, 10, '#1f1a2b', { opacity: 0.12 }),
    rect(240, 592, 1130, GROUND - 592, tint(darker(wall, 0.14))),
  ].join('');
}

/** Letters of no alphabet on the parapet. */
function signBoard({ tint }: Scene, accent: string, trim: string): string {
  return [
    rect(560, 400, 480, 130, tint(accent), { rx: 16 }),
    rect(574, 414, 452, 102, 'none', { stroke: tint(trim), width: 4, rx: 10 }),
    circle(800, 465, 34, tint(trim)),
    ...[620, 660, 700, 884, 924, 964].map((x, n) =>
      rect(x, 450 - (n % 2) * 10, 22, 36 + (n % 2) * 10, tint(trim), { rx: 8 }),
    ),
  ].join('');
}

/** A slab of steel instead of an awning. */
function canopy({ tint }: Scene, { accent }: Paint): string {
  return [
    rect(262, 664, 1086, 22, tint(darker(accent, 0.4))),
    rect(270, 686, 1070, 14, '#1f1a2b', { opacity: 0.2 }),
    ...[330, 560, 790, 1020, 1260].map((x) => line(x, 600, x + 20, 664, tint('#2d2a33'), 5)),
  ].join('');
}

function shopFront(scene: Scene, { accent, trim }: Paint): string {
  const { tint, lampsOn, light } = scene;
  const frame = tint(darker(accent, 0.2));
  const inside = lampsOn ? LAMP_LIGHT : light.glass;
  const display = (x: number) =>
    [
      rect(x - 12, 690, 354, 306, frame),
      rect(x, 702, 330, 240, inside),
      goods(scene, x),
      polygon(
        [
          [x + 30, 942],
          [x + 150, 702],
          [x + 220, 702],
          [x + 100, 942],
        ],
        '#ffffff',
        { opacity: 0.2 },
      ),
      rect(x, 950, 330, 40, tint(accent)),
    ].join('');
  return [
    display(282),
    display(998),
    rect(676, 690, 258, GROUND - 690, frame),
    ...[690, 810].map(
      (x) =>
        rect(x, 704, 110, 280, inside) +
        rect(x + (x < 800 ? 94 : 6), 840, 9, 70, tint('#e3c069'), { rx: 4 }),
    ),
    rect(690, 770, 230, 8, frame),
    rect(300, 606, 1010, 56, tint(accent), { rx: 8 }),
    rect(312, 616, 986, 36, 'none', { stroke: tint(trim), width: 3, rx: 4 }),
    ...[0, 1, 2, 3, 4].map((n) => circle(725 + n * 40, 634, n === 2 ? 12 : 7, tint(trim))),
  ].join('');
}

function goods({ tint, random }: Scene, x: number): string {
  const kind = random.whole(0, 2);
  if (kind === 0) {
    return [838, 906]
      .map(
        (y) =>
          rect(x + 20, y, 290, 9, tint('#8a6a4a')) +
          repeat(6, (n) =>
            rect(
              x + 30 + n * 46,
              y - random.between(34, 56),
              34,
              56,
              tint(random.pick(['#c2573f', '#d9a441', '#5c8177', '#f4efe4'])),
              { rx: 5 },
            ),
          ),
      )
      .join('');
  }
  if (kind === 1) {
    return [70, 165, 260]
      .map(
        (dx) =>
          circle(x + dx, 796, 16, tint('#e8d3b8')) +
          path(
            `M ${x + dx - 26} 818 H ${x + dx + 26} L ${x + dx + 14} 862 L ${x + dx + 42} 936 H ${x + dx - 42} L ${x + dx - 14} 862 Z`,
            tint(random.pick(['#c2573f', '#4d6f9b', '#5c8177', '#d9a441'])),
          ),
      )
      .join('');
  }
  return [60, 165, 270]
    .map(
      (dx) =>
        line(x + dx, 702, x + dx, 750, tint('#3b3036'), 4) +
        ellipse(x + dx, 762, 32, 20, tint('#c2693f')) +
        rect(x + dx - 36, 860, 72, 10, tint('#7a5236')) +
        rect(x + dx - 5, 870, 10, 70, tint('#7a5236')) +
        circle(x + dx, 846, 14, tint('#f4efe4')),
    )
    .join('');
}

function awning({ tint }: Scene, { accent }: Paint): string {
  const stripe = (x: number, n: number) =>
    polygon(
      [
        [x + 20, 664],
        [x + 78, 664],
        [x + 66, 740],
        [x, 740],
      ],
      tint(n % 2 === 0 ? accent : '#f6efe2'),
    ) +
    path(
      `M ${x} 740 H ${x + 66} V 752 A 33 18 0 0 1 ${x} 752 Z`,
      tint(n % 2 === 0 ? darker(accent, 0.12) : '#e6dcc9'),
    );
  return [262, 978]
    .map(
      (start) =>
        rect(start, 744, 372, 40, '#1f1a2b', { opacity: 0.14 }) +
        repeat(6, (n) => stripe(start - 6 + n * 64, n)),
    )
    .join('');
}
