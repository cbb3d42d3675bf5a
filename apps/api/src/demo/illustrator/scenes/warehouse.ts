import { darker, lighter } from '../color.ts';
import { LAMP_LIGHT } from '../light.ts';
import { lamppost } from '../parts/building.ts';
import { hedge, organ, tree } from '../parts/plants.ts';
import { groundShadow, hills, sky } from '../parts/sky.ts';
import { HEIGHT, type Scene, WIDTH } from '../scene.ts';
import { circle, polygon, rect, repeat } from '../svg.ts';

const GROUND = 930;

/** A warehouse with its docks and an office corner. */
export function warehouse(scene: Scene): string {
  const sheet = scene.turn(['#d7d9d6', '#c9b79c', '#9fb0b8'] as const);
  const accent = scene.turn(['#c2573f', '#2f5d70', '#d9a441'] as const);
  return [
    sky(scene, GROUND),
    hills(scene, GROUND - 60, '#8a9a92'),
    nave(scene, sheet, accent),
    offices(scene, accent),
    yard(scene),
    truck(scene, accent),
    lamppost(scene, 1500, GROUND + 60),
    tree(scene, 1420, GROUND + 30, 0.95),
    organ(scene, 60, GROUND + 40, 0.8),
    hedge(scene, 1180, GROUND + 26, 380, 44),
  ].join('');
}

function nave(scene: Scene, sheet: string, accent: string): string {
  const { tint, lampsOn, light } = scene;
  return [
    repeat(3, (n) => {
      const x = 120 + n * 290;
      return (
        polygon(
          [
            [x, 470],
            [x, 360],
            [x + 290, 470],
          ],
          tint(darker(sheet, 0.2)),
        ) +
        polygon(
          [
            [x + 16, 456],
            [x + 16, 392],
            [x + 180, 456],
          ],
          lampsOn ? LAMP_LIGHT : light.glass,
        )
      );
    }),
    rect(120, 466, 870, GROUND - 466, tint(sheet)),
    repeat(29, (n) => rect(126 + n * 30, 486, 5, GROUND - 486, tint(darker(sheet, 0.09)))),
    rect(120, 466, 870, 20, tint(darker(sheet, 0.3))),
    rect(120, 560, 870, 34, tint(accent)),
    ...[180, 450, 720].map((x) =>
      [
        rect(x - 14, 646, 230, GROUND - 646, tint(darker(sheet, 0.4))),
        rect(x, 662, 202, GROUND - 662, tint(lighter(sheet, 0.4))),
        repeat(9, (n) => rect(x, 684 + n * 28, 202, 4, tint(darker(sheet, 0.14)))),
        rect(x - 22, GROUND - 40, 16, 40, tint('#e0b23f')),
        rect(x + 208, GROUND - 40, 16, 40, tint('#e0b23f')),
        circle(x + 101, 622, 13, lampsOn ? LAMP_LIGHT : tint('#f3ead6')),
      ].join(''),
    ),
  ].join('');
}

function offices(scene: Scene, accent: string): string {
  const { tint } = scene;
  return [
    rect(960, 560, 380, GROUND - 560, tint('#f0eae0')),
    rect(946, 544, 410, 24, tint('#3b3a42')),
    rect(960, 568, 380, 14, '#1f1a2b', { opacity: 0.14 }),
    ...[990, 1110, 1230].map((x) =>
      rect(x, 610, 90, 90, scene.pane(), { stroke: tint('#3b3a42'), width: 6 }),
    ),
    rect(1000, 770, 130, 160, tint(accent)),
    rect(1014, 784, 102, 146, scene.pane()),
    rect(1062, 784, 6, 146, tint('#3b3a42')),
    rect(980, 748, 180, 16, tint('#3b3a42')),
    rect(1180, 780, 130, 90, scene.pane(), { stroke: tint('#3b3a42'), width: 6 }),
  ].join('');
}

function yard({ tint }: Scene): string {
  return [
    rect(0, GROUND, WIDTH, HEIGHT - GROUND, tint('#b9b1a4')),
    rect(0, GROUND, WIDTH, 20, '#1f1a2b', { opacity: 0.1 }),
    repeat(5, (n) =>
      polygon(
        [
          [150 + n * 190, GROUND + 40],
          [164 + n * 190, GROUND + 40],
          [120 + n * 215, HEIGHT],
          [96 + n * 215, HEIGHT],
        ],
        tint('#f1e6c8'),
        { opacity: 0.7 },
      ),
    ),
  ].join('');
}

function truck({ tint, light }: Scene, accent: string): string {
  const wheel = (x: number) =>
    circle(x, 1086, 34, tint('#2b2a31')) + circle(x, 1086, 14, tint('#c9c4ba'));
  return [
    groundShadow(560, 1116, 640, 18),
    rect(300, 830, 400, 230, tint('#f6f1e6'), { rx: 8 }),
    rect(300, 930, 400, 34, tint(accent)),
    polygon(
      [
        [706, 1060],
        [706, 880],
        [800, 880],
        [850, 966],
        [862, 984],
        [862, 1060],
      ],
      tint(lighter(accent, 0.15)),
    ),
    polygon(
      [
        [730, 904],
        [790, 904],
        [828, 968],
        [730, 968],
      ],
      light.glass,
    ),
    rect(290, 1056, 578, 18, tint('#3b3a42')),
    wheel(390),
    wheel(476),
    wheel(786),
  ].join('');
}
