import { darker, lighter } from '../color.ts';
import { LAMP_LIGHT } from '../light.ts';
import { accentWalls } from '../paints.ts';
import { pottedPlant } from '../parts/plants.ts';
import { FLOOR_LINE, room, viewWindow } from '../parts/room.ts';
import { groundShadow } from '../parts/sky.ts';
import { type Scene, WIDTH } from '../scene.ts';
import { circle, ellipse, glow, line, rect, repeat } from '../svg.ts';

/** Commercial premises from inside: a bare hall, or one with a counter. */
export function premises(scene: Scene): string {
  const wall = scene.turn(['#e4e0d8', '#efe7da', '#d3d5d0', '#e6d8c6'] as const);
  const accent = scene.turn(accentWalls);
  return [
    room(scene, wall, '#bdb6aa'),
    beams(scene),
    viewWindow(scene, {
      name: 'front',
      x: 110,
      y: 230,
      w: 620,
      h: 560,
      columns: 3,
      frame: '#33323a',
    }),
    scene.turn([true, false]) ? mezzanine(scene, accent) : counter(scene, accent),
    column(scene, wall, 780),
    pottedPlant(scene, 1500, 1090, 1.3, accent),
  ].join('');
}

function beams({ tint, lampsOn }: Scene): string {
  return [
    glow('spot', LAMP_LIGHT, 0.6),
    repeat(6, (n) => rect(60 + n * 290, 0, 34, 120, tint('#8f8579'))),
    rect(0, 110, WIDTH, 16, tint('#4a4a50')),
    repeat(7, (n) => {
      const x = 130 + n * 220;
      return (
        rect(x - 12, 124, 24, 44, tint('#2f2d34'), { rx: 6 }) +
        (lampsOn ? circle(x, 190, 110, 'url(#spot)') : '') +
        ellipse(x, 170, 12, 5, LAMP_LIGHT)
      );
    }),
  ].join('');
}

function column({ tint }: Scene, wall: string, x: number): string {
  return (
    rect(x, 126, 76, FLOOR_LINE + 60 - 126, tint(lighter(wall, 0.35))) +
    rect(x + 54, 126, 22, FLOOR_LINE + 60 - 126, '#1f1a2b', { opacity: 0.09 }) +
    ellipse(x + 40, FLOOR_LINE + 62, 70, 10, '#1f1a2b', { opacity: 0.15 })
  );
}

function mezzanine({ tint }: Scene, accent: string): string {
  return [
    rect(900, 430, 700, 34, tint('#6d6259')),
    rect(900, 464, 700, 16, '#1f1a2b', { opacity: 0.18 }),
    rect(900, 330, 700, 8, tint('#2f2d34')),
    repeat(15, (n) => rect(904 + n * 48, 334, 5, 98, tint('#2f2d34'))),
    rect(1180, 520, 420, 330, tint(accent)),
    rect(1280, 600, 150, 250, tint(darker(accent, 0.35))),
    repeat(9, (n) => rect(930 + n * 26, 800 - n * 41, 120, 13, tint('#9a6a40'))),
    line(930, 862, 1166, 462, tint('#2f2d34'), 10),
    line(1052, 800, 1270, 420, tint('#2f2d34'), 6),
  ].join('');
}

function counter({ tint, random }: Scene, accent: string): string {
  return [
    rect(930, 230, 600, 370, tint(accent)),
    ...[330, 430, 530].map((y) =>
      [
        rect(970, y, 520, 14, tint('#9a6a40')),
        repeat(9, (n) =>
          rect(
            986 + n * 56,
            y - random.between(40, 66),
            34,
            66,
            tint(random.pick(['#f4efe4', '#c9a13b', '#5c8177', '#d9734f'])),
            { rx: 6 },
          ),
        ),
        rect(970, y + 14, 520, 30, tint(accent)),
      ].join(''),
    ),
    groundShadow(1220, 1000, 700, 22),
    rect(900, 740, 640, 250, tint('#8a5a38')),
    repeat(16, (n) => rect(906 + n * 40, 764, 30, 226, tint('#a06a3f'))),
    rect(880, 716, 680, 34, tint('#efe7da'), { rx: 6 }),
    rect(1380, 620, 120, 96, tint('#3b3a42'), { rx: 10 }),
    circle(1440, 660, 20, tint('#d9d4c8')),
    ...[960, 1080, 1200].map((x) =>
      [
        rect(x - 6, 1000, 12, 110, tint('#2f2d34')),
        ellipse(x, 1110, 46, 9, tint('#2f2d34')),
        ellipse(x, 996, 52, 15, tint(lighter(accent, 0.1))),
      ].join(''),
    ),
  ].join('');
}
