import type { MapPlace } from '@pbr/schemas/property/map';
import { describe, expect, it } from 'vitest';
import { type Box, boxOfMark, boxOfName, boxOfPrice, overlap } from './boxes.ts';
import { labelsOf } from './labels.ts';
import type { Mark } from './marks.ts';
import { viewOf } from './view.ts';

const view = viewOf({ west: -99.25, south: 19.33, east: -99.12, north: 19.46 });
const WIDTHS = [280, 360, 460, 580, 700, 900];

const aMark = (mark: Partial<Mark>): Mark => ({
  key: 'a',
  kind: 'pin',
  spot: [500, 500],
  text: '$4.5 M',
  price: null,
  size: 0,
  isRent: false,
  name: '$4.5 M, departamento en venta',
  href: '/properties/a',
  ids: [],
  ...mark,
});

const aPlace = (name: string, longitude: number, latitude: number): MapPlace => ({
  name,
  longitude,
  latitude,
  level: 'colonia',
  total: 1,
});

/** Different on each call, and the same in each run. */
function sequence() {
  let seed = 7;
  return () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647;
}

describe('labels', () => {
  it('never overlap, in no width', () => {
    const next = sequence();
    const marks = Array.from({ length: 120 }, (_, index) =>
      aMark({
        key: `${index}`,
        spot: [next() * 1000, next() * 1000],
        kind: (['cell', 'pin', 'patch'] as const)[index % 3] ?? 'pin',
        ...(index % 3 === 0 && { text: `${index}`, price: '$4.5 M', size: 28 + next() * 44 }),
      }),
    );
    const places = Array.from({ length: 40 }, (_, index) =>
      aPlace(`Colonia ${index}`, -99.25 + next() * 0.13, 19.33 + next() * 0.13),
    );
    const labels = labelsOf(marks, places, view);
    for (const [index, width] of WIDTHS.entries()) {
      const isAt = ({ at }: { at: string }) => at.includes(`${index}`);
      const boxes = [
        ...labels.marks.filter(isAt).map(({ mark }) => boxOfMark(mark, width, view)),
        ...labels.marks
          .filter(({ priceAt }) => isAt({ at: priceAt }))
          .map(({ mark }) => boxOfPrice(mark, width, view)),
        ...labels.names
          .filter(isAt)
          .map(({ place, ...at }) => boxOfName(place, { ...at, width, view, rivals: [] })),
      ].filter((box): box is Box => box !== null);
      expect(boxes.length).toBeGreaterThan(15);
      const pairs = boxes.flatMap((one, at) =>
        boxes.slice(at + 1).map((other) => [one, other] as const),
      );
      expect(pairs.filter(([one, other]) => overlap(one, other))).toEqual([]);
    }
  });

  it('give the first mark the room, and a wide drawing more of it', () => {
    const marks = [aMark({}), aMark({ spot: [560, 500] })];
    const [first, second] = labelsOf(marks, [], view).marks;
    expect(first?.at).toBe('012345');
    expect(second?.at).toBe('');
    const [, apart] = labelsOf([aMark({}), aMark({ spot: [600, 500] })], [], view).marks;
    expect(apart?.at).toBe('5');
  });

  it('write a name beside the circle that stands on its place', () => {
    const circle = aMark({ kind: 'cell', text: '12', size: 40, spot: view.spot([-99.18, 19.4]) });
    const { names } = labelsOf([circle], [aPlace('Condesa', -99.18, 19.4)], view);
    expect(names.length).toBeGreaterThan(0);
    expect(names.every(({ steps }) => steps !== 0)).toBe(true);
  });

  it('write no name nearer to another place than to its own', () => {
    const states = [
      { ...aPlace('Ciudad de México', -99.18, 19.4), level: 'state' as const },
      { ...aPlace('Morelos', -99.18, 19.396), level: 'state' as const },
      { ...aPlace('Hidalgo', -99.18, 19.404), level: 'state' as const },
    ];
    const circle = aMark({ kind: 'cell', text: '25', size: 60, spot: view.spot([-99.18, 19.4]) });
    const written = labelsOf([circle], states, view).names.map(({ place }) => place.name);
    expect(written).not.toContain('Ciudad de México');
    const [alone] = states;
    const { names } = labelsOf([circle], alone ? [alone] : [], view);
    expect(names.length).toBeGreaterThan(0);
  });
});
