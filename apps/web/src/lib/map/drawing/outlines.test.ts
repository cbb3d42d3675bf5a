import { expect, it } from 'vitest';
import { outlines } from './outlines.ts';
import type { Position } from './view.ts';

/** Whether a ray to the east crosses the rings an odd number of times. */
function isInside([lng, lat]: Position, rings: Position[][]): boolean {
  const crossings = rings.flatMap((ring) =>
    ring.filter(([x1, y1], index) => {
      const [x2, y2] = ring[index + 1] ?? [x1, y1];
      return y1 > lat !== y2 > lat && lng < x1 + ((lat - y1) / (y2 - y1)) * (x2 - x1);
    }),
  );
  return crossings.length % 2 === 1;
}

it.each<[string, Position, string]>([
  ['Ciudad de México', [-99.13, 19.43], 'land'],
  ['Tijuana', [-116.97, 32.48], 'land'],
  ['Mérida', [-89.62, 20.97], 'land'],
  ['Cozumel', [-86.9, 20.42], 'land'],
  ['La Paz', [-110.28, 24.1], 'land'],
  ['San Diego', [-117.1, 32.8], 'neighbours'],
  ['Guatemala', [-90.5, 14.62], 'neighbours'],
  ['the Gulf of Mexico', [-94, 22], 'sea'],
  ['the Gulf of California', [-111, 26.5], 'sea'],
])('the outlines put %s at %s on its side', (_, position, side) => {
  const { land, neighbours } = outlines();
  const sides = { land: isInside(position, land), neighbours: isInside(position, neighbours) };
  expect(sides).toEqual({ land: side === 'land', neighbours: side === 'neighbours' });
});

it('rings are closed, and borders run between the states', () => {
  const { land, neighbours, borders } = outlines();
  for (const ring of [...land, ...neighbours]) expect(ring.at(-1)).toEqual(ring[0]);
  // Where Jalisco, Zacatecas and Aguascalientes are neighbours.
  const near = borders.flat().filter(([x, y]) => Math.hypot(x + 102.3, y - 21.9) < 0.6);
  expect(near.length).toBeGreaterThan(20);
});
