import { darker, lighter } from '../color.ts';
import { roomPaints } from '../paints.ts';
import { pottedPlant } from '../parts/plants.ts';
import { framedPicture, room, viewWindow } from '../parts/room.ts';
import { groundShadow } from '../parts/sky.ts';
import type { Scene } from '../scene.ts';
import { circle, ellipse, glow, line, path, polygon, rect, repeat } from '../svg.ts';

/** A floor of desks with the city behind the glass, or a meeting room. */
export function office(scene: Scene): string {
  const paint = scene.turn(roomPaints);
  const meeting = scene.turn([false, false, true]);
  return [
    room(scene, lighter(paint.wall, 0.4), darker(paint.floor, 0.05)),
    viewWindow(scene, {
      name: 'view',
      x: 90,
      y: 120,
      w: 900,
      h: 600,
      columns: 5,
      frame: '#3a3a40',
    }),
    meeting ? screen(scene) : shelf(scene, paint.wood, paint.accent),
    linearLamp(scene, 'tube1', 420),
    linearLamp(scene, 'tube2', 1060),
    ...(meeting
      ? [
          ...[420, 640, 860, 1080].map((x) => officeChair(scene, x, 960, paint.fabric)),
          longTable(scene, paint.wood),
          ...[530, 980].map((x) => officeChair(scene, x, 1130, paint.fabric)),
        ]
      : [
          desk(scene, 150, 960, paint.wood),
          desk(scene, 700, 960, paint.wood),
          officeChair(scene, 330, 1080, paint.fabric),
          officeChair(scene, 880, 1080, paint.accent),
        ]),
    pottedPlant(scene, 1490, 1040, 1.5, paint.accent),
    pottedPlant(scene, 60, 1020, 1.2, paint.accent),
  ].join('');
}

function desk({ tint, random }: Scene, x: number, ground: number, wood: string): string {
  const dark = tint('#2f2f36');
  return [
    groundShadow(x + 230, ground, 520, 18),
    ...[20, 424].map((dx) => rect(x + dx, ground - 170, 16, 172, dark)),
    rect(x + 330, ground - 168, 96, 150, tint(darker(wood, 0.2)), { rx: 4 }),
    ...[0, 48, 96].map((dy) => rect(x + 338, ground - 160 + dy, 80, 40, tint(wood), { rx: 3 })),
    rect(x, ground - 190, 460, 24, tint(lighter(wood, 0.1)), { rx: 5 }),
    rect(x + 110, ground - 358, 210, 132, dark, { rx: 8 }),
    rect(x + 118, ground - 350, 194, 112, tint('#a9c9cf')),
    rect(x + 130, ground - 336, 90, 10, tint('#5c8177')),
    ...[0, 20, 40].map((dy) => rect(x + 130, ground - 314 + dy, 150 - dy, 7, tint('#7f9ca3'))),
    rect(x + 206, ground - 228, 18, 36, dark),
    rect(x + 170, ground - 198, 92, 10, dark, { rx: 5 }),
    rect(x + 380, ground - 238, 42, 48, tint(random.pick(['#c2573f', '#d9a441', '#5c8177'])), {
      rx: 8,
    }),
    rect(x + 30, ground - 212, 62, 20, tint('#f1e6d2'), { rx: 3 }),
  ].join('');
}

function officeChair({ tint }: Scene, x: number, ground: number, fabric: string): string {
  const dark = tint('#2f2f36');
  return [
    groundShadow(x, ground, 170, 11),
    path(
      `M ${x} ${ground - 30} L ${x - 64} ${ground - 6} M ${x} ${ground - 30} L ${x + 64} ${ground - 6} M ${x} ${ground - 120} V ${ground - 6}`,
      'none',
      { stroke: dark, width: 11 },
    ),
    ...[-64, 0, 64].map((dx) => circle(x + dx, ground - 4, 10, dark)),
    rect(x - 70, ground - 330, 140, 170, tint(fabric), { rx: 36 }),
    rect(x - 54, ground - 312, 108, 120, tint(lighter(fabric, 0.14)), { rx: 26 }),
    rect(x - 80, ground - 160, 160, 44, tint(darker(fabric, 0.12)), { rx: 20 }),
  ].join('');
}

function longTable({ tint }: Scene, wood: string): string {
  return [
    groundShadow(760, 1060, 1060, 24),
    polygon(
      [
        [300, 900],
        [1220, 900],
        [1310, 966],
        [210, 966],
      ],
      tint(lighter(wood, 0.16)),
    ),
    rect(210, 966, 1100, 24, tint(darker(wood, 0.15))),
    ...[330, 1150].map((x) => rect(x, 990, 40, 70, tint(darker(wood, 0.35)))),
    ...[440, 700, 960].map((x) =>
      polygon(
        [
          [x, 920],
          [x + 110, 920],
          [x + 118, 944],
          [x - 8, 944],
        ],
        tint('#f4efe4'),
      ),
    ),
    ...[620, 890].map((x) => ellipse(x, 926, 16, 6, tint('#c2573f'))),
  ].join('');
}

function screen(scene: Scene): string {
  const { tint } = scene;
  return [
    rect(1080, 210, 430, 260, tint('#2a2a31'), { rx: 10 }),
    rect(1094, 224, 402, 232, tint('#dfe7e4')),
    ...[60, 110, 84, 150, 128].map((h, n) =>
      rect(1130 + n * 66, 430 - h, 40, h, tint(n % 2 === 0 ? '#5c8177' : '#d2734f')),
    ),
    rect(1130, 246, 160, 14, tint('#2a2a31'), { opacity: 0.6 }),
    framedPicture(scene, 'art', [1120, 560, 150, 180], ['#d2734f', '#5c8177']),
    framedPicture(scene, 'art2', [1320, 560, 150, 180], ['#4d6f9b', '#d9a441']),
  ].join('');
}

function shelf({ tint, random }: Scene, wood: string, accent: string): string {
  return (
    rect(1080, 180, 360, 670, tint(darker(wood, 0.1)), { rx: 6 }) +
    repeat(5, (row) => {
      const y = 196 + row * 130;
      let x = 1104;
      const things: string[] = [];
      while (x < 1390) {
        const w = random.between(14, 30);
        const h = random.between(64, 100);
        things.push(
          rect(
            x,
            y + 110 - h,
            w,
            h,
            tint(random.pick([accent, '#e8dcc6', '#5c8177', '#d9a441', '#4d6f9b', '#f4efe4'])),
            { rx: 2 },
          ),
        );
        x += w + (random.chance(0.15) ? 40 : 3);
      }
      return rect(1094, y, 332, 112, tint(lighter(wood, 0.35))) + things.join('');
    })
  );
}

function linearLamp({ tint, lampsOn }: Scene, name: string, x: number): string {
  return [
    line(x - 140, 40, x - 140, 110, tint('#3b3036'), 4),
    line(x + 140, 40, x + 140, 110, tint('#3b3036'), 4),
    lampsOn ? glow(name, '#ffe7b5', 0.5) + ellipse(x, 130, 360, 150, `url(#${name})`) : '',
    rect(x - 190, 108, 380, 22, tint('#2f2f36'), { rx: 6 }),
    rect(x - 182, 128, 364, 8, lampsOn ? '#fff0c8' : tint('#f4efe4')),
  ].join('');
}
