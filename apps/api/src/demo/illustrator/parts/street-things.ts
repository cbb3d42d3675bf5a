import { darker, lighter } from '../color.ts';
import { LAMP_LIGHT } from '../light.ts';
import { type Scene, WIDTH } from '../scene.ts';
import { circle, curve, ellipse, path, polygon, rect, repeat } from '../svg.ts';
import { groundShadow } from './sky.ts';

const PAPERS = ['#d2577a', '#d9a441', '#3f8f86', '#7b5a8e', '#d9734f', '#4d6f9b'] as const;

/** A round little car from the side; (x, ground) is the left end of its bumper. */
export function beetle({ tint, light }: Scene, x: number, ground: number, color: string): string {
  const body = tint(color);
  const wheel = (cx: number) =>
    circle(cx, ground - 36, 37, tint('#2b2a31')) +
    circle(cx, ground - 36, 20, tint('#d9d4c8')) +
    circle(cx, ground - 36, 8, tint('#8f8a80'));
  return [
    groundShadow(x + 185, ground, 420, 14),
    path(
      `M ${x + 12} ${ground - 46} Q ${x + 4} ${ground - 104} ${x + 74} ${ground - 112} Q ${x + 106} ${ground - 196} ${x + 190} ${ground - 196} Q ${x + 268} ${ground - 194} ${x + 288} ${ground - 112} Q ${x + 366} ${ground - 106} ${x + 362} ${ground - 46} Z`,
      body,
    ),
    path(
      `M ${x + 98} ${ground - 114} Q ${x + 124} ${ground - 176} ${x + 182} ${ground - 178} V ${ground - 114} Z`,
      light.glass,
    ),
    path(
      `M ${x + 198} ${ground - 178} Q ${x + 250} ${ground - 174} ${x + 266} ${ground - 114} H ${x + 198} Z`,
      light.glass,
    ),
    rect(x + 60, ground - 60, 250, 14, tint(darker(color, 0.25)), { rx: 6 }),
    ...[84, 290].map((dx) =>
      path(
        `M ${x + dx - 56} ${ground - 44} A 56 56 0 0 1 ${x + dx + 56} ${ground - 44} Z`,
        tint(lighter(color, 0.14)),
      ),
    ),
    wheel(x + 84),
    wheel(x + 290),
    rect(x - 6, ground - 52, 40, 10, tint('#d9d4c8'), { rx: 5 }),
    rect(x + 338, ground - 52, 40, 10, tint('#d9d4c8'), { rx: 5 }),
    circle(x + 350, ground - 84, 12, tint('#f7edd0')),
  ].join('');
}

export function bench({ tint }: Scene, x: number, ground: number): string {
  const wood = '#9a6a40';
  return [
    ellipse(x + 130, ground, 150, 10, '#1f1a2b', { opacity: 0.2 }),
    ...[20, 228].map((dx) => rect(x + dx, ground - 66, 14, 68, tint('#33333d'))),
    ...[-106, -88].map((dy) => rect(x, ground + dy, 260, 14, tint(lighter(wood, 0.1)), { rx: 5 })),
    rect(x - 4, ground - 58, 268, 16, tint(wood), { rx: 5 }),
  ].join('');
}

/** Cut paper on cords across the street. */
export function paperFlags({ tint, random }: Scene, y: number): string {
  const height = (x: number) => y + Math.sin((x / WIDTH) * Math.PI) * 70;
  return [
    curve(`M 0 ${y} Q ${WIDTH / 2} ${y + 140} ${WIDTH} ${y}`, tint('#5b4a44'), 3),
    repeat(19, (n) => {
      const x = 30 + n * 82;
      const top = height(x + 32);
      return (
        path(
          `M ${x} ${top} H ${x + 64} V ${top + 62} L ${x + 53} ${top + 76} L ${x + 43} ${top + 62} L ${x + 32} ${top + 76} L ${x + 21} ${top + 62} L ${x + 11} ${top + 76} L ${x} ${top + 62} Z`,
          tint(random.pick(PAPERS)),
          { opacity: 0.92 },
        ) +
        circle(x + 32, top + 32, 11, '#fffaf0', { opacity: 0.6 }) +
        [14, 50].map((dx) => circle(x + dx, top + 16, 5, '#fffaf0', { opacity: 0.6 })).join('')
      );
    }),
  ].join('');
}

/** A lantern on a wall. */
export function wallLantern({ tint, lampsOn }: Scene, x: number, y: number): string {
  return [
    lampsOn ? circle(x, y + 30, 84, LAMP_LIGHT, { opacity: 0.28 }) : '',
    rect(x - 3, y - 22, 6, 22, tint('#2d2a33')),
    path(
      `M ${x - 22} ${y} H ${x + 22} L ${x + 13} ${y + 52} H ${x - 13} Z`,
      lampsOn ? LAMP_LIGHT : tint('#f0e6cf'),
      { stroke: tint('#2d2a33'), width: 4 },
    ),
    polygon(
      [
        [x - 26, y],
        [x, y - 20],
        [x + 26, y],
      ],
      tint('#2d2a33'),
    ),
  ].join('');
}

/** A tank and the hut of the stairs on a flat roof. */
export function roofThings({ tint }: Scene, x: number, roof: number): string {
  return [
    rect(x, roof - 74, 130, 76, tint('#cbbfae')),
    rect(x - 6, roof - 84, 142, 14, tint('#e2d8c8')),
    rect(x + 44, roof - 52, 40, 54, tint('#6d6259')),
    rect(x + 170, roof - 62, 76, 62, tint('#3b3a42'), { rx: 10 }),
    ellipse(x + 208, roof - 62, 38, 12, tint('#4b4a53')),
    rect(x + 164, roof - 6, 88, 8, tint('#8f8579')),
  ].join('');
}
