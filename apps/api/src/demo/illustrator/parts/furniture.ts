import { darker, lighter } from '../color.ts';
import { LAMP_LIGHT } from '../light.ts';
import type { Scene } from '../scene.ts';
import { circle, ellipse, glow, line, path, rect, repeat } from '../svg.ts';
import { groundShadow } from './sky.ts';

/** A sofa from the front; (x, ground) is the left end of its feet. */
export function sofa(
  { tint, random }: Scene,
  x: number,
  ground: number,
  w: number,
  fabric: string,
  cushion: string,
): string {
  const seats = w > 560 ? 3 : 2;
  const seat = (w - 130) / seats;
  const pillow = (px: number, color: string, tilt: number) =>
    `<g transform="rotate(${tilt} ${px} ${ground - 190})">${rect(px - 56, ground - 250, 112, 104, tint(color), { rx: 20 })}</g>`;
  return [
    groundShadow(x + w / 2, ground, w * 1.06, 20),
    ...[40, w - 64].map((dx) => rect(x + dx, ground - 34, 24, 36, tint('#4a352b'))),
    rect(x + 26, ground - 286, w - 52, 220, tint(darker(fabric, 0.1)), { rx: 34 }),
    repeat(seats, (n) =>
      rect(x + 66 + n * seat, ground - 272, seat - 6, 150, tint(fabric), { rx: 26 }),
    ),
    repeat(seats, (n) =>
      rect(x + 62 + n * seat, ground - 146, seat - 2, 66, tint(lighter(fabric, 0.14)), { rx: 20 }),
    ),
    rect(x + 40, ground - 88, w - 80, 56, tint(darker(fabric, 0.16)), { rx: 12 }),
    rect(x, ground - 200, 74, 170, tint(fabric), { rx: 30 }),
    rect(x + w - 74, ground - 200, 74, 170, tint(darker(fabric, 0.12)), { rx: 30 }),
    pillow(x + 130, cushion, -9),
    pillow(x + w - 132, lighter(cushion, 0.35), 8),
    random.chance(0.6) ? pillow(x + 218, lighter(cushion, 0.55), 4) : '',
  ].join('');
}

export function armchair({ tint }: Scene, x: number, ground: number, fabric: string): string {
  return [
    groundShadow(x + 120, ground, 270, 18),
    line(x + 40, ground - 60, x + 20, ground, tint('#6b4630'), 14),
    line(x + 200, ground - 60, x + 222, ground, tint('#6b4630'), 14),
    path(
      `M ${x + 34} ${ground - 70} V ${ground - 250} Q ${x + 40} ${ground - 310} ${x + 120} ${ground - 312} Q ${x + 200} ${ground - 310} ${x + 206} ${ground - 250} V ${ground - 70} Z`,
      tint(fabric),
    ),
    rect(x + 24, ground - 140, 192, 62, tint(lighter(fabric, 0.16)), { rx: 24 }),
    rect(x, ground - 190, 48, 130, tint(darker(fabric, 0.1)), { rx: 24 }),
    rect(x + 192, ground - 190, 48, 130, tint(darker(fabric, 0.18)), { rx: 24 }),
  ].join('');
}

export function floorLamp(scene: Scene, x: number, ground: number, color: string): string {
  const { tint, lampsOn } = scene;
  return [
    lampsOn
      ? glow('floorlamp', LAMP_LIGHT, 0.75) + circle(x, ground - 500, 330, 'url(#floorlamp)')
      : '',
    groundShadow(x, ground, 130, 11),
    rect(x - 5, ground - 500, 10, 496, tint('#3b3036')),
    ellipse(x, ground - 5, 56, 11, tint('#3b3036')),
    path(
      `M ${x - 54} ${ground - 570} H ${x + 54} L ${x + 92} ${ground - 440} H ${x - 92} Z`,
      lampsOn ? '#ffe7b5' : tint(color),
    ),
    rect(x - 92, ground - 446, 184, 8, tint(darker(color, 0.2)), { opacity: 0.6 }),
  ].join('');
}

export function tableLamp(
  scene: Scene,
  name: string,
  x: number,
  top: number,
  color: string,
): string {
  const { tint, lampsOn } = scene;
  return [
    lampsOn ? glow(name, LAMP_LIGHT, 0.75) + circle(x, top - 120, 220, `url(#${name})`) : '',
    ellipse(x, top - 34, 30, 36, tint(darker(color, 0.3))),
    rect(x - 4, top - 92, 8, 30, tint('#3b3036')),
    path(
      `M ${x - 38} ${top - 172} H ${x + 38} L ${x + 60} ${top - 84} H ${x - 60} Z`,
      lampsOn ? '#ffe7b5' : tint(lighter(color, 0.55)),
    ),
  ].join('');
}

export function coffeeTable({ tint }: Scene, x: number, ground: number, wood: string): string {
  return [
    groundShadow(x, ground, 420, 22),
    ...[-150, 150].map((dx) =>
      line(x + dx * 0.8, ground - 84, x + dx, ground - 4, tint(darker(wood, 0.25)), 14),
    ),
    ellipse(x, ground - 92, 220, 44, tint(darker(wood, 0.2))),
    ellipse(x, ground - 104, 220, 44, tint(wood)),
    rect(x - 110, ground - 136, 112, 16, tint('#f1e6d2'), { rx: 3 }),
    rect(x - 100, ground - 150, 96, 14, tint('#c2573f'), { rx: 3 }),
    path(
      `M ${x + 70} ${ground - 112} Q ${x + 54} ${ground - 160} ${x + 84} ${ground - 178} H ${x + 104} Q ${x + 132} ${ground - 160} ${x + 116} ${ground - 112} Z`,
      tint('#5c8177'),
    ),
    ...[-34, -8, 22, 44].map((tip) =>
      line(x + 94, ground - 176, x + 94 + tip, ground - 258 + Math.abs(tip), tint('#5e8a4f'), 6),
    ),
    ...[-34, -8, 22, 44].map((tip) =>
      circle(x + 94 + tip, ground - 262 + Math.abs(tip), 14, tint('#e0a24a')),
    ),
  ].join('');
}

/** A low cupboard with things on it. */
export function sideboard(
  { tint }: Scene,
  x: number,
  ground: number,
  w: number,
  wood: string,
): string {
  const doors = Math.round(w / 150);
  const door = w / doors;
  return [
    groundShadow(x + w / 2, ground, w * 1.05, 16),
    ...[30, w - 46].map((dx) => rect(x + dx, ground - 46, 16, 46, tint(darker(wood, 0.4)))),
    rect(x, ground - 200, w, 160, tint(wood), { rx: 6 }),
    repeat(
      doors,
      (n) =>
        rect(x + n * door + 7, ground - 188, door - 14, 136, tint(lighter(wood, 0.1)), { rx: 4 }) +
        circle(
          x + (n % 2 === 0 ? (n + 1) * door - 26 : n * door + 26),
          ground - 120,
          7,
          tint('#e3c069'),
        ),
    ),
    rect(x - 10, ground - 212, w + 20, 18, tint(darker(wood, 0.15)), { rx: 5 }),
  ].join('');
}

export function chair(
  { tint }: Scene,
  x: number,
  ground: number,
  wood: string,
  fabric: string,
): string {
  return [
    ...[-44, 44].map((dx) =>
      line(x + dx, ground - 130, x + dx * 1.12, ground, tint(darker(wood, 0.2)), 13),
    ),
    path(
      `M ${x - 52} ${ground - 330} Q ${x} ${ground - 352} ${x + 52} ${ground - 330} L ${x + 46} ${ground - 160} H ${x - 46} Z`,
      tint(wood),
    ),
    path(
      `M ${x - 36} ${ground - 312} Q ${x} ${ground - 328} ${x + 36} ${ground - 312} L ${x + 32} ${ground - 186} H ${x - 32} Z`,
      tint(lighter(wood, 0.18)),
    ),
    rect(x - 62, ground - 160, 124, 36, tint(fabric), { rx: 14 }),
  ].join('');
}
