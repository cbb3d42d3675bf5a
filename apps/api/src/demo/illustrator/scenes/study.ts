import { darker, lighter } from '../color.ts';
import { type RoomPaint, roomPaints } from '../paints.ts';
import { armchair, tableLamp } from '../parts/furniture.ts';
import { pottedPlant } from '../parts/plants.ts';
import { framedPicture, room, rug, viewWindow } from '../parts/room.ts';
import { groundShadow } from '../parts/sky.ts';
import type { Scene } from '../scene.ts';
import { line, rect } from '../svg.ts';

const BOOKS = ['#c2573f', '#d9a441', '#5c8177', '#4d6f9b', '#f1e6d2', '#7b5a8e'] as const;

/** A room to read and work in. */
export function study(scene: Scene): string {
  const paint = scene.turn(roomPaints);
  return [
    room(scene, paint.wall, paint.floor),
    bookcase(scene, paint),
    viewWindow(scene, {
      name: 'view',
      x: 780,
      y: 170,
      w: 420,
      h: 400,
      curtain: lighter(paint.accent, 0.6),
    }),
    framedPicture(scene, 'art', [1350, 220, 170, 220], [paint.fabric, paint.accent]),
    rug(scene, 860, 1070, 600, 108, lighter(paint.fabric, 0.4)),
    desk(scene, paint),
    scene.turn([true, false])
      ? armchair(scene, 330, 1080, paint.fabric)
      : pottedPlant(scene, 430, 1040, 1.2, paint.accent),
    pottedPlant(scene, 1480, 1050, 1.35, paint.wood),
  ].join('');
}

function bookcase({ tint, random }: Scene, { wood }: RoomPaint): string {
  const shelf = (y: number) => {
    const parts: string[] = [];
    for (let x = 110; x < 560;) {
      const w = random.between(16, 34);
      const h = random.between(66, 104);
      if (random.chance(0.86)) {
        parts.push(rect(x, y - h, w - 3, h, tint(random.pick(BOOKS)), { rx: 3 }));
      }
      x += w;
    }
    return parts.join('') + rect(90, y, 500, 16, tint(wood));
  };
  return [
    rect(76, 130, 528, 760, tint(darker(wood, 0.25))),
    rect(92, 146, 496, 730, tint(darker(wood, 0.5))),
    ...[270, 400, 530, 660].map(shelf),
    rect(92, 690, 496, 190, tint(wood)),
    ...[100, 348].map((x) => rect(x, 702, 232, 166, tint(lighter(wood, 0.1)), { rx: 4 })),
    ...[312, 360].map((x) => rect(x, 770, 10, 36, tint('#e3c069'), { rx: 4 })),
  ].join('');
}

function desk(scene: Scene, { wood, accent, fabric }: RoomPaint): string {
  const { tint } = scene;
  return [
    groundShadow(1020, 1010, 640, 18),
    ...[770, 1250].map((x) =>
      line(x, 800, x + (x < 1000 ? -14 : 14), 1006, tint(darker(wood, 0.25)), 16),
    ),
    rect(730, 770, 580, 28, tint(lighter(wood, 0.12)), { rx: 8 }),
    rect(1080, 798, 190, 60, tint(wood)),
    rect(930, 640, 200, 122, tint('#2f2f36'), { rx: 8 }),
    rect(938, 648, 184, 106, tint('#a9c9cf')),
    ...[0, 20, 40].map((dy) => rect(952, 668 + dy, 130 - dy, 8, tint('#5c8177'))),
    rect(900, 760, 260, 12, tint('#c9c4ba'), { rx: 5 }),
    tableLamp(scene, 'lamp', 800, 770, accent),
    ...[0, 1, 2].map((n) =>
      rect(1190, 746 - n * 16, 84 - n * 10, 14, tint(BOOKS[n] ?? accent), { rx: 3 }),
    ),
    rect(930, 836, 200, 150, tint(fabric), { rx: 34 }),
    rect(946, 970, 168, 30, tint(darker(fabric, 0.15)), { rx: 14 }),
    rect(1022, 1000, 16, 80, tint('#2f2f36')),
    ...[-70, 0, 70].map((dx) => line(1030, 1080, 1030 + dx, 1104, tint('#2f2f36'), 12)),
  ].join('');
}
