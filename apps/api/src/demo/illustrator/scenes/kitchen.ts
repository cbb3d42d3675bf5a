import { darker, lighter } from '../color.ts';
import { roomPaints } from '../paints.ts';
import { pottedPlant } from '../parts/plants.ts';
import { pendant, room, viewWindow } from '../parts/room.ts';
import { groundShadow } from '../parts/sky.ts';
import { type Scene, WIDTH } from '../scene.ts';
import { circle, ellipse, line, path, rect, repeat } from '../svg.ts';

interface Look {
  cabinet: string;
  upper: string;
  stone: string;
  wood: string;
  accent: string;
  tiles: readonly [string, string];
}

export function kitchen(scene: Scene): string {
  const { random } = scene;
  const paint = scene.turn(roomPaints);
  const look: Look = {
    cabinet: scene.turn(['#3f6a5c', '#4d6680', '#b96d4f', '#efe6d6', '#6b7f6a']),
    upper: random.pick(['#f3ece0', '#e3d6c2', '#d8c0a0']),
    stone: random.pick(['#f1ede6', '#4b484c', '#d9cfc0']),
    wood: paint.wood,
    accent: paint.accent,
    tiles: scene.turn([
      ['#f4efe4', '#3d6f9c'],
      ['#f4ede0', '#c2693f'],
      ['#e8efe9', '#4f8573'],
    ]),
  };
  return [
    room(scene, paint.wall, paint.floor),
    backsplash(scene, look),
    random.chance(0.5) ? windowOverSink(scene) : shelves(scene, look),
    upperCabinets(scene, look),
    hood(scene, look),
    lowerCabinets(scene, look),
    fridge(scene),
    [560, 800, 1040]
      .map((x, n) => pendant(scene, `pendant${n}`, x, 150, 0.75, look.accent))
      .join(''),
    island(scene, look),
  ].join('');
}

/** Tiles with a figure, as they are made in Puebla. */
function backsplash({ tint }: Scene, { tiles: [ground, figure] }: Look): string {
  const size = 60;
  return (
    rect(80, 440, 1180, 190, tint(ground)) +
    repeat(60, (n) => {
      const [x, y] = [80 + (n % 20) * size, 446 + Math.floor(n / 20) * size];
      if (x > 1200) return '';
      return (
        path(
          `M ${x + 30} ${y + 8} L ${x + 52} ${y + 30} L ${x + 30} ${y + 52} L ${x + 8} ${y + 30} Z`,
          tint(lighter(figure, (n + Math.floor(n / 20)) % 2 === 0 ? 0.15 : 0.55)),
        ) +
        circle(x + 30, y + 30, 7, tint(ground)) +
        rect(x, y, size, size, 'none', { stroke: tint(darker(ground, 0.1)), width: 2 })
      );
    })
  );
}

function windowOverSink(scene: Scene): string {
  return viewWindow(scene, { name: 'view', x: 150, y: 170, w: 330, h: 300, columns: 2 });
}

function shelves({ tint, random }: Scene, { wood, accent }: Look): string {
  const jar = (x: number, y: number) => {
    const h = random.between(44, 84);
    return (
      rect(x, y - h, 40, h, tint(random.pick([accent, '#e8dcc6', '#5c8177', '#e0a24a'])), {
        rx: 10,
      }) + rect(x + 6, y - h - 10, 28, 12, tint('#7a5236'), { rx: 3 })
    );
  };
  return [210, 350]
    .map(
      (y) =>
        rect(120, y, 400, 16, tint(wood)) +
        rect(120, y + 16, 400, 7, '#1f1a2b', { opacity: 0.12 }) +
        repeat(6, (n) => jar(140 + n * 62, y)),
    )
    .join('');
}

function upperCabinets({ tint }: Scene, { upper }: Look): string {
  return (
    [940, 1100]
      .map(
        (x) =>
          rect(x, 150, 156, 270, tint(upper), { rx: 4 }) +
          rect(x + 12, 162, 132, 246, 'none', { stroke: tint(darker(upper, 0.12)), width: 4 }) +
          rect(x + (x < 1000 ? 130 : 16), 360, 8, 40, tint('#b08d4f'), { rx: 4 }),
      )
      .join('') + rect(940, 420, 316, 10, '#1f1a2b', { opacity: 0.14 })
  );
}

function hood({ tint }: Scene, { upper }: Look): string {
  return [
    rect(690, 40, 120, 230, tint(darker(upper, 0.05))),
    path('M 690 270 H 810 L 880 400 H 620 Z', tint(upper)),
    rect(612, 396, 276, 26, tint('#8a6a4a')),
    rect(770, 40, 40, 230, '#1f1a2b', { opacity: 0.06 }),
  ].join('');
}

function lowerCabinets({ tint }: Scene, { cabinet, stone }: Look): string {
  return [
    rect(80, 650, 1180, 210, tint(cabinet)),
    repeat(8, (n) => {
      const x = 90 + n * 148;
      if (n === 4)
        return (
          rect(x, 662, 132, 178, tint('#2f2d34'), { rx: 6 }) +
          rect(x + 14, 700, 104, 90, tint('#5a5660'), { rx: 6 }) +
          repeat(4, (k) => circle(x + 24 + k * 28, 680, 7, tint('#d8d2c6')))
        );
      return (
        rect(x, 662, 132, 178, tint(lighter(cabinet, 0.08)), { rx: 4 }) +
        rect(x + 40, 676, 52, 7, tint('#d9b973'), { rx: 3 })
      );
    }),
    rect(66, 626, 1208, 30, tint(stone)),
    rect(66, 656, 1208, 9, '#1f1a2b', { opacity: 0.18 }),
    rect(80, 846, 1180, 18, tint(darker(cabinet, 0.5))),
    path('M 300 626 V 560 Q 300 530 330 530 Q 360 530 360 556', 'none', {
      stroke: tint('#a9a6a2'),
      width: 10,
    }),
    rect(650, 596, 96, 30, tint('#c2573f'), { rx: 8 }),
    rect(638, 604, 120, 8, tint('#9c422f'), { rx: 4 }),
    rect(780, 570, 60, 56, tint('#a9a6a2'), { rx: 8 }),
    ...[1010, 1050, 1094].map((x, n) =>
      rect(
        x,
        570 - n * 8,
        32,
        56 + n * 8,
        tint(['#e8dcc6', '#5c8177', '#e0a24a'][n] ?? '#e8dcc6'),
        { rx: 8 },
      ),
    ),
  ].join('');
}

function fridge(scene: Scene): string {
  const { tint } = scene;
  return [
    groundShadow(1414, 862, 270, 12),
    rect(1294, 220, 240, 640, tint('#c9cbcb'), { rx: 14 }),
    rect(1294, 470, 240, 6, tint('#9a9c9e')),
    rect(1484, 220, 50, 640, '#1f1a2b', { opacity: 0.08 }),
    rect(1316, 400, 12, 56, tint('#7d7f82'), { rx: 6 }),
    rect(1316, 492, 12, 120, tint('#7d7f82'), { rx: 6 }),
    pottedPlant(scene, 1420, 222, 0.5),
  ].join('');
}

function island({ tint, random }: Scene, { stone, wood, cabinet, accent }: Look): string {
  const stool = (x: number) =>
    [
      ...[-34, 34].map((dx) => line(x + dx * 0.7, 1010, x + dx, 1150, tint(darker(wood, 0.2)), 11)),
      line(x - 30, 1096, x + 30, 1096, tint(darker(wood, 0.2)), 8),
      ellipse(x, 1008, 58, 18, tint(accent)),
      ellipse(x, 1000, 58, 18, tint(lighter(accent, 0.2))),
    ].join('');
  return [
    groundShadow(800, 1128, WIDTH * 0.62, 24),
    rect(360, 930, 880, 196, tint(darker(cabinet, 0.08))),
    repeat(22, (n) => rect(366 + n * 40, 936, 32, 186, tint(cabinet), { opacity: 0.85 })),
    rect(316, 890, 968, 40, tint(stone), { rx: 6 }),
    rect(360, 930, 880, 12, '#1f1a2b', { opacity: 0.2 }),
    ellipse(690, 884, 96, 18, tint(wood)),
    ...[640, 676, 716, 744].map((x) =>
      circle(x, 862, 25, tint(random.pick(['#c9a13b', '#8fae54', '#d2734f']))),
    ),
    stool(500),
    stool(700),
    stool(900),
    stool(1100),
  ].join('');
}
