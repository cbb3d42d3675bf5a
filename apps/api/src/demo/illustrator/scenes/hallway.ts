import { darker, lighter } from '../color.ts';
import { type RoomPaint, roomPaints } from '../paints.ts';
import { sideboard } from '../parts/furniture.ts';
import { pottedPlant } from '../parts/plants.ts';
import { FLOOR_LINE, framedPicture, pendant, room } from '../parts/room.ts';
import type { Scene } from '../scene.ts';
import { circle, line, path, rect, repeat } from '../svg.ts';

/** An entrance with its stairs. */
export function hallway(scene: Scene): string {
  const paint = scene.turn(roomPaints);
  return [
    room(scene, lighter(paint.wall, 0.15), paint.floor),
    frontDoor(scene, paint),
    scene.turn([true, false])
      ? framedPicture(scene, 'art', [590, 230, 210, 280], [paint.accent, paint.fabric])
      : mirror(scene, 690, 380),
    sideboard(scene, 500, 890, 400, paint.wood),
    pottedPlant(scene, 560, 684, 0.55, paint.accent),
    rect(760, 650, 96, 18, scene.tint('#f1e6d2'), { rx: 4 }),
    rect(772, 632, 76, 18, scene.tint(paint.accent), { rx: 4 }),
    stairs(scene, paint),
    pendant(scene, 'pendant', 690, 130, 1.1, paint.accent),
    pottedPlant(scene, 100, 1090, 1.35, paint.fabric),
  ].join('');
}

function frontDoor({ tint, light }: Scene, { accent, wood }: RoomPaint): string {
  return [
    rect(120, 200, 300, FLOOR_LINE - 200, tint(lighter(wood, 0.5))),
    rect(140, 220, 260, 120, light.glass),
    rect(266, 220, 8, 120, tint(lighter(wood, 0.5))),
    rect(140, 352, 260, FLOOR_LINE - 352, tint(accent)),
    ...[166, 282].map((x) =>
      [380, 610].map((y) => rect(x, y, 92, 200, tint(darker(accent, 0.14)), { rx: 6 })).join(''),
    ),
    circle(380, 608, 12, tint('#e3c069')),
    rect(90, FLOOR_LINE + 50, 380, 60, tint(darker(wood, 0.1)), { rx: 8 }),
  ].join('');
}

function mirror({ tint, light }: Scene, x: number, y: number): string {
  return [
    circle(x, y, 138, tint('#c9a13b')),
    circle(x, y, 124, light.glass),
    path(
      `M ${x - 80} ${y + 70} L ${x + 30} ${y - 110} L ${x + 74} ${y - 90} L ${x - 34} ${y + 100} Z`,
      '#ffffff',
      {
        opacity: 0.3,
      },
    ),
  ].join('');
}

function stairs({ tint }: Scene, { wood, wall }: RoomPaint): string {
  const steps = 11;
  const at = (n: number) => [1000 + n * 58, FLOOR_LINE + 90 - n * 62] as const;
  return [
    path(
      `M 1000 ${FLOOR_LINE + 90} L ${1000 + steps * 58} ${FLOOR_LINE + 90 - steps * 62} V ${FLOOR_LINE + 90} Z`,
      tint(lighter(wall, 0.5)),
    ),
    repeat(steps, (n) => {
      const [x, y] = at(n);
      return (
        rect(x, y - 62, 640, 62, tint(lighter(wall, 0.55 - n * 0.02))) +
        rect(x - 10, y - 70, 660, 16, tint(wood))
      );
    }),
    repeat(steps, (n) => {
      const [x, y] = at(n);
      return line(x + 26, y - 70, x + 26, y - 236, tint('#2f2d34'), 7);
    }),
    line(
      1010,
      FLOOR_LINE - 150,
      1000 + steps * 58,
      FLOOR_LINE - 150 - (steps - 0.2) * 62,
      tint(darker(wood, 0.2)),
      18,
    ),
    rect(1002, FLOOR_LINE - 170, 22, 260, tint(darker(wood, 0.25)), { rx: 6 }),
  ].join('');
}
