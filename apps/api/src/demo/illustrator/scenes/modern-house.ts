import { darker, lighter } from '../color.ts';
import { LAMP_LIGHT } from '../light.ts';
import { accentWalls } from '../paints.ts';
import {
  boxFloor,
  flatRoof,
  gabledFloor,
  HOUSE_GROUND,
  type HousePaint,
} from '../parts/house-tops.ts';
import { agave, hedge, jacaranda, organ, palm, pottedPlant, tree } from '../parts/plants.ts';
import { hills, sky } from '../parts/sky.ts';
import { type Scene, WIDTH } from '../scene.ts';
import { ellipse, line, path, polygon, rect, repeat } from '../svg.ts';

const GROUND = HOUSE_GROUND;

/** A house of planes and volumes with one strong wall. */
export function modernHouse(scene: Scene): string {
  const { random } = scene;
  const look: HousePaint = {
    white: random.pick(['#f4efe6', '#e7dfd2', '#d9d4cb']),
    stone: random.pick(['#8d8578', '#a0917c', '#75767a']),
    wood: random.pick(['#a06a3f', '#8a5836', '#b57f4c']),
    accent: scene.turn(accentWalls),
  };
  const behind = scene.turn([jacaranda, tree, tree, palm] as const);
  return [
    sky(scene, GROUND),
    hills(scene, GROUND),
    hedge(scene, -20, GROUND, 460, 150),
    hedge(scene, 1240, GROUND, 400, 130),
    behind(scene, random.between(1060, 1180), GROUND, 1.75),
    lowerVolume(scene, look),
    garage(scene, look),
    accentWall(scene, look),
    scene.turn([boxFloor, flatRoof, gabledFloor] as const)(scene, look),
    garden(scene, look),
  ].join('');
}

function lowerVolume(scene: Scene, { stone, white }: HousePaint): string {
  const { tint, lampsOn, light } = scene;
  const glass = lampsOn ? LAMP_LIGHT : light.glass;
  return [
    rect(420, 640, 830, GROUND - 640, tint(stone)),
    repeat(9, (n) => rect(420, 660 + n * 30, 830, 3, tint(darker(stone, 0.16)))),
    rect(470, 668, 480, GROUND - 668, glass),
    lampsOn
      ? rect(470, 668, 480, 60, '#fff0c8', { opacity: 0.6 })
      : polygon(
          [
            [520, GROUND],
            [640, 668],
            [740, 668],
            [620, GROUND],
          ],
          '#ffffff',
          { opacity: 0.25 },
        ),
    path(
      'M 556 880 V 820 Q 556 800 576 800 V 776 Q 576 758 596 758 H 736 Q 756 758 756 776 V 800 Q 776 800 776 820 V 880 Z',
      '#3a2f36',
      { opacity: 0.24 },
    ),
    line(850, 700, 850, 790, '#3a2f36', 4, 0.35),
    ellipse(850, 800, 34, 20, '#3a2f36', { opacity: 0.3 }),
    ...[470, 628, 788, 942].map((x) => rect(x, 668, 8, GROUND - 668, tint('#2d2b31'))),
    rect(420, 640, 830, 28, '#1f1a2b', { opacity: 0.25 }),
    rect(990, 700, 120, GROUND - 700, tint(darker(white, 0.7))),
    rect(1006, 716, 88, GROUND - 716, tint('#9c6a40')),
    rect(1014, 800, 6, 60, tint('#e0c48a')),
  ].join('');
}

function garage(scene: Scene, { white, wood }: HousePaint): string {
  const { tint } = scene;
  return [
    rect(1230, 680, 260, GROUND - 680, tint(darker(white, 0.08))),
    rect(1222, 664, 276, 22, tint(white)),
    rect(1256, 724, 208, GROUND - 724, tint(wood)),
    repeat(8, (n) => rect(1256, 724 + n * 26, 208, 4, tint(darker(wood, 0.28)))),
    rect(1230, 686, 260, 16, '#1f1a2b', { opacity: 0.16 }),
  ].join('');
}

function accentWall({ tint }: Scene, { accent }: HousePaint): string {
  return [
    rect(1128, 430, 104, GROUND - 430, tint(accent)),
    rect(1204, 430, 28, GROUND - 430, '#1f1a2b', { opacity: 0.14 }),
    polygon(
      [
        [1128, 640],
        [1232, 700],
        [1232, 930],
        [1128, 930],
      ],
      '#1f1a2b',
      { opacity: 0.08 },
    ),
  ].join('');
}

function garden(scene: Scene, { white }: HousePaint): string {
  const { random, tint, light } = scene;
  const lawn = tint(random.pick(['#7f9b5c', '#8aa564', '#6f9060']));
  const withPool = scene.turn([true, false]);
  return [
    rect(0, GROUND, WIDTH, 280, lawn),
    repeat(4, (n) => rect(0, GROUND + 40 + n * 62, WIDTH, 20, '#ffffff', { opacity: 0.06 })),
    polygon(
      [
        [980, GROUND],
        [1120, GROUND],
        [1330, 1210],
        [930, 1210],
      ],
      tint('#d8cbb6'),
    ),
    repeat(5, (n) => pathJoint(38 + n * 46 + n * n * 3, tint('#b9aa93'))),
    polygon(
      [
        [1260, GROUND],
        [1466, GROUND],
        [1640, 1210],
        [1380, 1210],
      ],
      tint('#bdb2a2'),
    ),
    withPool ? pool(scene, white) : flowerbed(scene),
    agave(scene, 452, GROUND + 22, 0.9),
    agave(scene, 1180, GROUND + 40, 1.05, '#88a58f'),
    pottedPlant(scene, 960, GROUND + 26, 0.6, '#6d6a70'),
    random.chance(0.5) ? palm(scene, 190, GROUND + 40, 1.35) : organ(scene, 210, GROUND + 40, 1.15),
    light.hour === 'night' ? ellipse(700, GROUND + 8, 420, 40, LAMP_LIGHT, { opacity: 0.22 }) : '',
  ].join('');
}

/** A joint across the path, `below` pixels below its start. */
function pathJoint(below: number, color: string): string {
  const left = 980 - (below * 50) / 280;
  const right = 1120 + (below * 210) / 280;
  return rect(left, GROUND + below, right - left, 5, color, { opacity: 0.8 });
}

function pool({ tint, light }: Scene, white: string): string {
  const water = tint('#57b3bd');
  return [
    polygon(
      [
        [300, 1010],
        [830, 1010],
        [900, 1160],
        [160, 1160],
      ],
      tint(lighter(white, 0.3)),
    ),
    polygon(
      [
        [326, 1024],
        [806, 1024],
        [862, 1146],
        [206, 1146],
      ],
      water,
    ),
    path('M 330 1060 Q 420 1048 520 1060 T 700 1060', 'none', {
      stroke: '#ffffff',
      width: 5,
      opacity: 0.5,
    }),
    path('M 280 1106 Q 400 1092 520 1106 T 780 1106', 'none', {
      stroke: '#ffffff',
      width: 5,
      opacity: 0.4,
    }),
    polygon(
      [
        [560, 1024],
        [806, 1024],
        [840, 1098],
        [520, 1060],
      ],
      light.sky[0],
      { opacity: 0.4 },
    ),
  ].join('');
}

function flowerbed(scene: Scene): string {
  const { random } = scene;
  return (
    ellipse(500, 1120, 360, 66, scene.tint('#6b5340')) +
    repeat(5, (n) => agave(scene, 240 + n * 130, 1120 + (n % 2) * 36, random.between(0.7, 1.1)))
  );
}
