import { darker, lighter } from '../color.ts';
import { type RoomPaint, roomPaints } from '../paints.ts';
import { tableLamp } from '../parts/furniture.ts';
import { pottedPlant } from '../parts/plants.ts';
import { framedPicture, room, rug, viewWindow } from '../parts/room.ts';
import { groundShadow } from '../parts/sky.ts';
import type { Scene } from '../scene.ts';
import { circle, path, rect, repeat } from '../svg.ts';

export function bedroom(scene: Scene): string {
  const { random } = scene;
  const paint = scene.turn(roomPaints);
  const twoPictures = random.chance(0.5);
  return [
    room(scene, paint.wall, paint.floor),
    random.chance(0.5) ? rect(440, 50, 720, 780, scene.tint(darker(paint.wall, 0.12))) : '',
    viewWindow(scene, {
      name: 'view',
      x: 100,
      y: 170,
      w: 250,
      h: 560,
      curtain: lighter(paint.accent, 0.7),
      columns: 1,
    }),
    twoPictures
      ? framedPicture(scene, 'art', [590, 150, 180, 210], [paint.accent, paint.fabric]) +
        framedPicture(scene, 'art2', [830, 150, 180, 210], [paint.fabric, paint.wood])
      : framedPicture(scene, 'art', [600, 150, 400, 200], [paint.fabric, paint.accent]),
    rug(scene, 800, 1050, 640, 120, lighter(paint.accent, 0.45)),
    nightstand(scene, 400, paint),
    nightstand(scene, 1200, paint),
    tableLamp(scene, 'lamp1', 400, 724, paint.accent),
    tableLamp(scene, 'lamp2', 1200, 724, paint.accent),
    bed(scene, paint),
    random.chance(0.5) ? pottedPlant(scene, 1450, 960, 1.35, paint.accent) : wardrobe(scene, paint),
  ].join('');
}

function bed({ tint, random }: Scene, { fabric, accent, wood }: RoomPaint): string {
  const linen = '#f7f2e8';
  const padded = random.chance(0.5);
  const pillow = (x: number, y: number, w: number, h: number, color: string) =>
    rect(x, y, w, h, tint(color), { rx: 28 }) +
    rect(x + 10, y + h - 20, w - 20, 12, '#1f1a2b', { opacity: 0.06, rx: 6 });
  return [
    groundShadow(800, 1090, 780, 26),
    padded
      ? rect(484, 420, 632, 420, tint(fabric), { rx: 40 }) +
        repeat(5, (n) =>
          rect(500 + n * 122, 440, 112, 300, tint(lighter(fabric, 0.12)), { rx: 26 }),
        )
      : rect(484, 470, 632, 370, tint(wood), { rx: 14 }) +
        repeat(4, (n) => rect(504, 492 + n * 62, 592, 46, tint(lighter(wood, 0.1)), { rx: 8 })),
    rect(500, 760, 600, 300, tint(linen), { rx: 24 }),
    pillow(530, 628, 250, 150, linen),
    pillow(820, 628, 250, 150, linen),
    pillow(576, 676, 190, 116, lighter(accent, 0.15)),
    pillow(834, 676, 190, 116, lighter(accent, 0.15)),
    pillow(716, 704, 168, 100, lighter(fabric, 0.4)),
    path(
      'M 486 836 Q 800 800 1114 836 V 1030 Q 1114 1060 1084 1060 H 516 Q 486 1060 486 1030 Z',
      tint(lighter(fabric, 0.55)),
    ),
    path('M 486 836 Q 800 800 1114 836 V 884 Q 800 848 486 884 Z', tint(linen)),
    path(
      'M 486 940 Q 800 904 1114 940 V 1030 Q 1114 1060 1084 1060 H 516 Q 486 1060 486 1030 Z',
      tint(accent),
    ),
    ...[560, 680, 800, 920, 1040].map((x) =>
      path(`M ${x} 930 L ${x + (x - 800) * 0.05} 1058`, 'none', {
        stroke: tint(darker(accent, 0.16)),
        width: 5,
      }),
    ),
    ...[530, 1046].map((x) => rect(x, 1056, 26, 34, tint(darker(wood, 0.3)))),
  ].join('');
}

function nightstand({ tint }: Scene, x: number, { wood }: RoomPaint): string {
  return [
    groundShadow(x, 900, 190, 12),
    rect(x - 76, 724, 152, 150, tint(wood), { rx: 8 }),
    rect(x - 64, 742, 128, 54, tint(lighter(wood, 0.12)), { rx: 4 }),
    rect(x - 64, 806, 128, 54, tint(lighter(wood, 0.12)), { rx: 4 }),
    circle(x, 769, 7, tint('#e3c069')),
    circle(x, 833, 7, tint('#e3c069')),
    ...[-66, 52].map((dx) => rect(x + dx, 874, 14, 28, tint(darker(wood, 0.3)))),
  ].join('');
}

function wardrobe({ tint }: Scene, { wood }: RoomPaint): string {
  return [
    groundShadow(1470, 892, 330, 14),
    rect(1340, 180, 300, 710, tint(wood), { rx: 8 }),
    rect(1356, 200, 120, 660, tint(lighter(wood, 0.12)), { rx: 6 }),
    rect(1488, 200, 130, 660, tint(lighter(wood, 0.12)), { rx: 6 }),
    rect(1458, 500, 9, 90, tint('#e3c069'), { rx: 4 }),
    rect(1498, 500, 9, 90, tint('#e3c069'), { rx: 4 }),
  ].join('');
}
