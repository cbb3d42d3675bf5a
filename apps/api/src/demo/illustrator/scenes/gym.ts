import { darker, lighter } from '../color.ts';
import { roomPaints } from '../paints.ts';
import { pottedPlant } from '../parts/plants.ts';
import { FLOOR_LINE, room, viewWindow } from '../parts/room.ts';
import { groundShadow } from '../parts/sky.ts';
import type { Scene } from '../scene.ts';
import { circle, line, rect, repeat } from '../svg.ts';

/** The gym of a residential tower. */
export function gym(scene: Scene): string {
  const { tint } = scene;
  const paint = scene.turn(roomPaints);
  return [
    room(scene, lighter(paint.wall, 0.3), '#8d8f90'),
    rect(1150, 90, 370, 640, scene.light.glass, { stroke: tint('#3a3a40'), width: 10 }),
    rect(1210, 90, 60, 640, '#ffffff', { opacity: 0.2 }),
    viewWindow(scene, {
      name: 'view',
      x: 90,
      y: 120,
      w: 960,
      h: 560,
      columns: 5,
      frame: '#3a3a40',
    }),
    ...[170, 490, 810].map((x) => treadmill(scene, x, paint.accent)),
    rack(scene, paint.accent),
    mat(scene, 260, paint.fabric),
    mat(scene, 640, lighter(paint.accent, 0.2)),
    circle(1060, 1060, 74, tint(paint.fabric)),
    circle(1036, 1034, 20, '#ffffff', { opacity: 0.25 }),
    pottedPlant(scene, 1530, 1120, 1.3, paint.wood),
  ].join('');
}

function treadmill({ tint }: Scene, x: number, accent: string): string {
  const iron = tint('#2f2f36');
  return [
    groundShadow(x + 120, 912, 320, 14),
    rect(x, 872, 240, 34, iron, { rx: 12 }),
    rect(x + 20, 866, 200, 12, tint('#55565e'), { rx: 6 }),
    line(x + 206, 870, x + 226, 660, iron, 14),
    line(x + 228, 664, x + 150, 690, iron, 12),
    rect(x + 176, 606, 88, 60, iron, { rx: 10 }),
    rect(x + 184, 614, 72, 40, tint('#a9c9cf'), { rx: 4 }),
    rect(x + 40, 886, 120, 7, tint(accent), { rx: 3 }),
  ].join('');
}

function rack({ tint }: Scene, accent: string): string {
  const iron = tint('#2f2f36');
  return [
    groundShadow(1340, 938, 420, 14),
    ...[1160, 1500].map((x) => line(x, 760, x + (x < 1300 ? -16 : 16), 934, iron, 14)),
    ...[780, 870].map((y) =>
      [
        rect(1140, y, 390, 14, iron),
        repeat(5, (n) => {
          const x = 1160 + n * 76;
          return (
            rect(x + 14, y - 22, 30, 12, tint('#8f8a80')) +
            rect(x, y - 36, 18, 38, tint(n % 2 === 0 ? accent : darker(accent, 0.2)), { rx: 5 }) +
            rect(x + 40, y - 36, 18, 38, tint(n % 2 === 0 ? accent : darker(accent, 0.2)), {
              rx: 5,
            })
          );
        }),
      ].join(''),
    ),
  ].join('');
}

const mat = ({ tint }: Scene, x: number, color: string) =>
  rect(x, FLOOR_LINE + 190, 330, 46, tint(color), { rx: 20 }) +
  rect(x + 14, FLOOR_LINE + 200, 302, 5, tint(lighter(color, 0.35)), { rx: 2 });
