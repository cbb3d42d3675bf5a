import { darker, lighter } from '../color.ts';
import { roomPaints } from '../paints.ts';
import { chair, sideboard } from '../parts/furniture.ts';
import { pottedPlant } from '../parts/plants.ts';
import { framedPicture, pendant, room, rug, viewWindow } from '../parts/room.ts';
import { groundShadow } from '../parts/sky.ts';
import type { Scene } from '../scene.ts';
import { circle, ellipse, line, path, rect } from '../svg.ts';

export function diningRoom(scene: Scene): string {
  const { random } = scene;
  const paint = scene.turn(roomPaints);
  const single = random.chance(0.5);
  return [
    room(scene, paint.wall, paint.floor),
    viewWindow(scene, {
      name: 'view',
      x: 1110,
      y: 170,
      w: 330,
      h: 460,
      curtain: lighter(paint.accent, 0.6),
    }),
    sideboard(scene, 120, 880, 440, paint.wood),
    framedPicture(scene, 'art', [200, 250, 280, 300], [paint.accent, paint.fabric]),
    pottedPlant(scene, 190, 672, 0.5, paint.accent),
    circle(420, 642, 28, scene.tint(lighter(paint.accent, 0.3))),
    circle(476, 648, 21, scene.tint(paint.fabric)),
    rug(scene, 800, 1060, 640, 112, lighter(paint.fabric, 0.35)),
    ...[600, 800, 1000].map((x) => chair(scene, x, 1000, paint.wood, paint.fabric)),
    table(scene, paint.wood),
    chair(scene, 440, 1090, paint.wood, paint.accent),
    chair(scene, 1160, 1090, paint.wood, paint.accent),
    single
      ? pendant(scene, 'pendant', 800, 200, 1.9, paint.accent)
      : [620, 800, 980]
          .map((x, n) =>
            pendant(scene, `pendant${n}`, x, 230 + (n === 1 ? 30 : 0), 0.95, paint.accent),
          )
          .join(''),
    pottedPlant(scene, 1500, 980, 1.2, paint.accent),
  ].join('');
}

function table({ tint, random }: Scene, wood: string): string {
  return [
    groundShadow(800, 1108, 680, 24),
    ...[560, 1040].map((x) =>
      line(x, 850, x + (x < 800 ? -24 : 24), 1104, tint(darker(wood, 0.3)), 26),
    ),
    rect(470, 836, 660, 26, tint(darker(wood, 0.15)), { rx: 8 }),
    ellipse(800, 834, 336, 30, tint(lighter(wood, 0.14))),
    path('M 742 828 Q 730 770 766 752 H 834 Q 870 770 858 828 Z', tint('#5c8177')),
    ...[-66, -30, 6, 40, 74].map((dx) =>
      line(800, 756, 800 + dx, 660 + Math.abs(dx) * 0.7, tint('#5e8a4f'), 7),
    ),
    ...[-66, -30, 6, 40, 74].map((dx) =>
      circle(
        800 + dx,
        654 + Math.abs(dx) * 0.7,
        random.between(18, 26),
        tint(random.pick(['#d45a8c', '#e0a24a', '#f1e6d2'])),
      ),
    ),
    ...[570, 1010].map((x) => ellipse(x, 828, 56, 9, tint('#f6efe2'))),
  ].join('');
}
