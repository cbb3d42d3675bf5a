import { darker, lighter } from '../color.ts';
import { LAMP_LIGHT } from '../light.ts';
import { type Paint, streetPaints } from '../paints.ts';
import { railing, windowPane } from '../parts/building.ts';
import { foliage } from '../parts/plants.ts';
import type { Scene } from '../scene.ts';
import { path, polygon, rect, repeat } from '../svg.ts';

export const paintOf = (index: number): Paint =>
  streetPaints[index % streetPaints.length] ?? streetPaints[0];

interface Building {
  x: number;
  width: number;
  ground: number;
  floors: number;
}

const FLOOR = 98;

/** Concrete, wooden shutters and plants over the edges of the balconies. */
export function modernBuilding(scene: Scene, { x, width, ground, floors }: Building): string {
  const { tint, light, lampsOn } = scene;
  const top = ground - floors * FLOOR - 92;
  const concrete = '#dcd5ca';
  return [
    rect(x, top, width, ground - top, tint(concrete)),
    rect(x - 6, top - 14, width + 12, 18, tint(lighter(concrete, 0.5))),
    foliage(scene, x + width * 0.32, top - 22, width * 0.26, 26, '#5e8a4f'),
    foliage(scene, x + width * 0.7, top - 18, width * 0.16, 20, '#76904b'),
    rect(x - 6, top - 14, width + 12, 14, tint(lighter(concrete, 0.5))),
    repeat(floors, (n) => {
      const y = top + 18 + n * FLOOR;
      const shutters = n % 2 === 0 ? 0.06 : 0.56;
      return [
        rect(x + width * 0.06, y, width * 0.88, 66, scene.pane()),
        repeat(9, (bar) =>
          rect(
            x + width * shutters + bar * width * 0.042,
            y,
            width * 0.026,
            66,
            tint(bar % 3 === 1 ? '#b98150' : '#a06a3f'),
          ),
        ),
        foliage(
          scene,
          x + width * (shutters === 0.06 ? 0.74 : 0.28),
          y + 54,
          width * 0.16,
          18,
          '#4f7d55',
        ),
        rect(x + width * 0.03, y + 56, width * 0.94, 24, tint(lighter(concrete, 0.35))),
        rect(x + width * 0.03, y + 80, width * 0.94, 8, '#1f1a2b', { opacity: 0.16 }),
      ].join('');
    }),
    rect(x + width * 0.08, ground - 84, width * 0.5, 84, lampsOn ? LAMP_LIGHT : light.glass),
    repeat(3, (n) => rect(x + width * (0.08 + n * 0.24), ground - 84, 5, 84, tint('#3a3a40'))),
    rect(x + width * 0.7, ground - 80, width * 0.18, 80, tint('#8a5836')),
    rect(x + width * 0.84, top, width * 0.16, ground - top, '#1f1a2b', { opacity: 0.06 }),
  ].join('');
}

/** A painted house with tall shutters and iron balconies, one to three floors. */
export function townHouse(
  scene: Scene,
  { x, width, ground, floors }: Building,
  paint: number,
): string {
  const { tint } = scene;
  const { wall, trim, accent } = paintOf(paint);
  const top = ground - floors * 120 - 26;
  const columns = Math.max(2, Math.round(width / 96));
  const cell = width / columns;
  return [
    rect(x, top, width, ground - top, tint(wall)),
    rect(x - 8, top - 18, width + 16, 22, tint(trim)),
    rect(x, top + 4, width, 9, '#1f1a2b', { opacity: 0.14 }),
    repeat(floors * columns, (n) => {
      const [column, floor] = [n % columns, Math.floor(n / columns)];
      const left = x + column * cell + cell / 2 - 21;
      const y = top + 32 + floor * 120;
      const isGround = floor === floors - 1;
      if (isGround && column === Math.floor(columns / 2))
        return door(scene, left - 6, ground, accent);
      return [
        windowPane(scene, left, y, 42, isGround ? 64 : 70, {
          frame: trim,
          columns: 2,
          rows: 2,
          sill: isGround,
        }),
        isGround ? '' : railing(scene, left - 16, y + 48, 74, 28, darker(accent, 0.3)),
      ].join('');
    }),
    rect(x, ground - 22, width, 22, tint(darker(wall, 0.25))),
    rect(x + width * 0.88, top, width * 0.12, ground - top, '#1f1a2b', { opacity: 0.07 }),
  ].join('');
}

function door({ tint }: Scene, x: number, ground: number, color: string): string {
  return (
    path(
      `M ${x - 5} ${ground} V ${ground - 78} A 32 30 0 0 1 ${x + 59} ${ground - 78} V ${ground} Z`,
      tint(lighter(color, 0.6)),
    ) +
    path(
      `M ${x} ${ground} V ${ground - 76} A 27 26 0 0 1 ${x + 54} ${ground - 76} V ${ground} Z`,
      tint(darker(color, 0.1)),
    ) +
    rect(x + 26, ground - 100, 2, 100, '#1f1a2b', { opacity: 0.3 })
  );
}

/** A striped awning over a shop's window. */
export function awning({ tint }: Scene, x: number, y: number, width: number, color: string) {
  const stripes = Math.round(width / 18);
  return repeat(stripes, (n) => {
    const [left, right] = [x + (n * width) / stripes, x + ((n + 1) * width) / stripes];
    return polygon(
      [
        [left, y],
        [right, y],
        [right + 4, y + 30],
        [left + 4, y + 30],
      ],
      tint(n % 2 === 0 ? color : '#fbf3e4'),
    );
  });
}
