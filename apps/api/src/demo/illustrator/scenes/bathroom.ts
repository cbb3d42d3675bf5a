import { darker, lighter } from '../color.ts';
import { LAMP_LIGHT } from '../light.ts';
import { pottedPlant } from '../parts/plants.ts';
import { FLOOR_LINE, room, viewWindow } from '../parts/room.ts';
import { groundShadow } from '../parts/sky.ts';
import { type Scene, WIDTH } from '../scene.ts';
import { circle, ellipse, glow, line, path, polygon, rect, repeat } from '../svg.ts';

const looks = [
  { wall: '#f1e9dc', tile: '#6f9a8d', floor: '#cbbba2', wood: '#94683f', towel: '#d2734f' },
  { wall: '#e9dccb', tile: '#c98a72', floor: '#d8cbb8', wood: '#6b4630', towel: '#4f7a68' },
  { wall: '#eef0ea', tile: '#7f9cb5', floor: '#b9ada0', wood: '#a8743f', towel: '#e0a24a' },
  { wall: '#ece2d2', tile: '#e3d8c6', floor: '#8f8579', wood: '#5c3f2c', towel: '#a84f6b' },
] as const;
type Look = (typeof looks)[number];

export function bathroom(scene: Scene): string {
  const { random } = scene;
  const look = scene.turn(looks);
  return [
    room(scene, look.wall, look.floor),
    tiles(scene, look),
    viewWindow(scene, { name: 'view', x: 1010, y: 140, w: 400, h: 320, columns: 2 }),
    vanity(scene, look),
    mirror(scene, random.chance(0.5)),
    towels(scene, look),
    scene.turn([true, false, true]) ? tub(scene, look) : shower(scene, look),
    pottedPlant(scene, random.chance(0.5) ? 880 : 830, 960, 1.05, look.towel),
    ellipse(420, 1050, 330, 58, scene.tint(lighter(look.towel, 0.35))),
    ellipse(420, 1050, 292, 46, 'none', { stroke: scene.tint('#fbf5ea'), width: 6 }),
  ].join('');
}

function tiles({ tint, random }: Scene, { tile }: Look): string {
  return (
    rect(0, 520, WIDTH, FLOOR_LINE - 546, tint(lighter(tile, 0.3))) +
    repeat(96, (n) => {
      const row = Math.floor(n / 16);
      const x = (n % 16) * 108 - (row % 2) * 54;
      return rect(x + 3, 530 + row * 50, 102, 44, tint(lighter(tile, random.between(0, 0.16))), {
        rx: 4,
      });
    }) +
    rect(0, 506, WIDTH, 16, tint(darker(tile, 0.14)))
  );
}

function vanity({ tint }: Scene, { wood }: Look): string {
  const basin = (x: number) =>
    [
      path(
        `M ${x - 84} 640 H ${x + 84} Q ${x + 74} 708 ${x} 710 Q ${x - 74} 708 ${x - 84} 640 Z`,
        tint('#fbf8f2'),
      ),
      ellipse(x, 640, 84, 13, tint('#dcd8d0')),
      path(`M ${x} 632 V 576 Q ${x} 556 ${x + 24} 556 H ${x + 34}`, 'none', {
        stroke: tint('#b08d4f'),
        width: 10,
      }),
    ].join('');
  return [
    groundShadow(400, 900, 600, 16),
    rect(130, 724, 540, 130, tint(wood), { rx: 6 }),
    ...[142, 320, 498].map((x) => rect(x, 738, 162, 102, tint(lighter(wood, 0.12)), { rx: 4 })),
    ...[200, 378, 556].map((x) => rect(x, 756, 46, 8, tint('#e3c069'), { rx: 4 })),
    ...[150, 630].map((x) => rect(x, 854, 20, 46, tint(darker(wood, 0.3)))),
    rect(112, 704, 576, 24, tint('#f4f0e8'), { rx: 4 }),
    basin(280),
    basin(520),
    rect(384, 650, 30, 54, tint('#8fae8f'), { rx: 8 }),
    rect(390, 636, 18, 16, tint('#3b3036')),
  ].join('');
}

function mirror({ tint, lampsOn }: Scene, round: boolean): string {
  const glass = tint('#cfe0e2');
  const shine = (x: number, y: number) =>
    polygon(
      [
        [x - 40, y + 90],
        [x + 20, y - 90],
        [x + 52, y - 90],
        [x - 8, y + 90],
      ],
      '#ffffff',
      { opacity: 0.35 },
    );
  const sconce = (x: number) =>
    [
      lampsOn ? circle(x, 330, 170, 'url(#sconce)') : '',
      rect(x - 5, 300, 10, 80, tint('#b08d4f')),
      circle(x, 300, 30, lampsOn ? LAMP_LIGHT : tint('#fbf3e0')),
    ].join('');
  return [
    glow('sconce', LAMP_LIGHT, 0.6),
    round
      ? [270, 530]
          .map(
            (x) => circle(x, 340, 104, tint('#b08d4f')) + circle(x, 340, 94, glass) + shine(x, 340),
          )
          .join('')
      : rect(170, 200, 460, 290, tint('#b08d4f'), { rx: 24 }) +
        rect(181, 211, 438, 268, glass, { rx: 16 }) +
        shine(330, 340) +
        shine(500, 340),
    sconce(round ? 400 : 110),
    round ? '' : sconce(690),
  ].join('');
}

function towels({ tint }: Scene, { towel }: Look): string {
  return [
    line(744, 560, 904, 560, tint('#b08d4f'), 9),
    rect(760, 560, 74, 190, tint(towel), { rx: 4 }),
    rect(760, 700, 74, 12, tint(lighter(towel, 0.5))),
    rect(828, 560, 62, 150, tint(lighter(towel, 0.6)), { rx: 4 }),
  ].join('');
}

function tub({ tint }: Scene, { wood, towel }: Look): string {
  return [
    groundShadow(1230, 1016, 660, 24),
    path('M 930 730 H 1530 Q 1526 940 1440 984 H 1020 Q 934 940 930 730 Z', tint('#fbf8f2')),
    path('M 1330 730 H 1530 Q 1526 940 1440 984 H 1340 Q 1390 880 1330 730 Z', '#1f1a2b', {
      opacity: 0.06,
    }),
    rect(912, 710, 636, 34, tint('#ffffff'), { rx: 17 }),
    ...[1040, 1400].map((x) => ellipse(x, 992, 30, 22, tint('#b08d4f'))),
    path('M 1480 712 V 600 Q 1480 566 1446 566 Q 1416 566 1416 600', 'none', {
      stroke: tint('#b08d4f'),
      width: 12,
    }),
    rect(1010, 694, 300, 18, tint(wood), { rx: 6 }),
    rect(1040, 666, 60, 28, tint(towel), { rx: 8 }),
    circle(1180, 674, 20, tint('#e8dcc6')),
  ].join('');
}

function shower({ tint }: Scene, { tile }: Look): string {
  return [
    rect(980, 60, 520, 900, tint('#dbe9ea'), { opacity: 0.38 }),
    polygon(
      [
        [1030, 960],
        [1250, 60],
        [1340, 60],
        [1120, 960],
      ],
      '#ffffff',
      { opacity: 0.3 },
    ),
    rect(972, 56, 12, 908, tint('#3b3a40')),
    rect(1496, 56, 12, 908, tint('#3b3a40')),
    rect(972, 52, 536, 12, tint('#3b3a40')),
    rect(1232, 60, 8, 900, tint('#3b3a40'), { opacity: 0.7 }),
    rect(1206, 520, 14, 90, tint('#3b3a40'), { rx: 7 }),
    line(1400, 120, 1400, 210, tint('#b08d4f'), 10),
    ellipse(1400, 214, 76, 14, tint('#b08d4f')),
    repeat(7, (n) => line(1346 + n * 18, 236, 1342 + n * 19, 300, '#ffffff', 3, 0.5)),
    rect(966, 948, 550, 22, tint(darker(tile, 0.1))),
  ].join('');
}
