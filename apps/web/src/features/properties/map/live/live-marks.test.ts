import { describe, expect, it, vi } from 'vitest';
import { aPropertyCard } from '../../../../testing/a-property-card.ts';
import { aMapPoint, aPropertyMap } from '../../../../testing/a-property-map.ts';
import type { Box } from '../../../../lib/map/drawing/boxes.ts';
import { viewOf } from '../../../../lib/map/drawing/view.ts';
import { arrangedLabels } from './arranged-labels.ts';
import { liveMarks } from './live-marks.ts';

const marksOf = (map = aPropertyMap(), listed = [aPropertyCard()]) =>
  liveMarks({ map, view: viewOf(map.frame), operation: undefined, across: 6, listed });

describe('the marks of the map', () => {
  it('come in the order of the list, with the name and the price', () => {
    const points = [19.41, 19.415, 19.42].map((latitude) => aMapPoint({ latitude }));
    const [first, second, third] = points.map(({ id }) => id);
    const listed = [
      aPropertyCard({ id: third!, name: 'Casa azul' }),
      aPropertyCard({ id: first!, name: 'Casa gris' }),
    ];
    const marks = marksOf(aPropertyMap({ points }), listed);
    expect(marks.map(({ ids }) => ids)).toEqual([[third], [first], [second]]);
    expect(marks.map(({ name }) => name)).toEqual([
      expect.stringMatching(/^Casa azul, \$4.5 M/u),
      expect.stringMatching(/^Casa gris, \$4.5 M/u),
      expect.stringMatching(/^\$4.5 M/u),
    ]);
  });

  it('keep their order in every engine where the list has none of them', () => {
    const sort = vi.spyOn(Array.prototype, 'sort');
    const points = [19.41, 19.415].map((latitude) => aMapPoint({ latitude }));
    const [first, second] = marksOf(aPropertyMap({ points }));
    // An engine may ask in either direction.
    const compare = sort.mock.lastCall?.[0];
    expect(compare?.(first, second)).toBe(0);
    expect(compare?.(second, first)).toBe(0);
  });

  it('stand for all listings at one point', () => {
    const points = [aMapPoint(), aMapPoint()];
    const [mark, ...others] = marksOf(aPropertyMap({ points }));
    expect(others).toEqual([]);
    expect(mark?.text).toBe('2 aquí');
    expect(mark?.ids).toEqual(points.map(({ id }) => id));
  });

  it('are cells with the frame that a press shows', () => {
    const cell = { latitude: 19.4103, longitude: -99.1706, total: 12, medianPrice: '8000000' };
    const [mark] = marksOf(aPropertyMap({ cells: [cell] }));
    expect(mark?.ids).toEqual([]);
    expect(mark?.cell?.west).toBeLessThan(cell.longitude);
    expect(mark?.cell?.north).toBeGreaterThan(cell.latitude);
  });

  it('of a crowd are circles, which know their listings and keep the order of the list', () => {
    const points = Array.from({ length: 20 }, (_, index) =>
      aMapPoint({ longitude: -99.188 + (index % 2) * 0.03, latitude: 19.41 + index * 0.00001 }),
    );
    const last = points[19]!;
    const marks = marksOf(aPropertyMap({ points }), [aPropertyCard({ id: last.id })]);
    expect(marks.map(({ text, ids }) => [text, ids.length])).toEqual([
      ['10', 10],
      ['10', 10],
    ]);
    expect(marks[0]?.ids).toContain(last.id);
    expect(marks[0]?.cell?.east).toBeGreaterThan(last.longitude);
  });

  it('of a crowd on one spot can still be told apart by coming nearer', () => {
    const points = Array.from({ length: 20 }, (_, index) =>
      aMapPoint({ longitude: -99.1721 + index * 0.00002 }),
    );
    const frame = { west: -99.1731, south: 19.412, east: -99.1712, north: 19.4138 };
    expect(marksOf(aPropertyMap({ points, frame })).length).toBeGreaterThan(1);
  });

  const arranged = (count: number, step: number, covered: readonly Box[] = []) => {
    const { frame } = aPropertyMap();
    const [mark] = marksOf(aPropertyMap({ points: [aMapPoint()] }));
    const marks = Array.from({ length: count }, (_, index) => ({
      ...mark!,
      key: `${index}`,
      spot: [500 + index * step, 500] as const,
    }));
    return arrangedLabels({ marks, places: [], view: viewOf(frame), width: 900, covered });
  };

  it('are written as far as there is room, around each other, the first ones first', () => {
    const { written, moved } = arranged(16, 0.1);
    expect([...written]).toEqual(['0', '1', '2']);
    expect([...moved.values()]).toEqual([
      [0, -60],
      [0, 60],
    ]);
  });

  it('are all written when they are few', () => {
    expect(arranged(15, 0.1).written.size).toBe(15);
  });

  it('overlap as little as they can where they are few and have no room', () => {
    const { moved } = arranged(15, 0.1);
    const uses = new Map<string, number>();
    for (let key = 0; key < 15; key += 1) {
      const place = (moved.get(`${key}`) ?? [0, 0]).join();
      uses.set(place, (uses.get(place) ?? 0) + 1);
    }
    // They spread over all seven places instead of lying on one.
    expect(uses.size).toBe(7);
    expect(Math.max(...uses.values())).toBeLessThanOrEqual(4);
  });

  it('rather overlap each other than be cut off at the edge of the map', () => {
    const edge = { left: 490, top: 0, right: 490, bottom: 900 };
    const { moved } = arranged(15, 0.1, [edge]);
    expect([...moved.values()].every(([x]) => x <= 0)).toBe(true);
  });

  it('of a few stand at their places, and the names beside them', () => {
    const { latitude, longitude } = aMapPoint();
    // The label of a pin lies above its point.
    const place = { name: 'Condesa', level: 'colonia', total: 9, latitude, longitude } as const;
    const places = [place, { ...place, latitude: latitude + 0.0009 }];
    const map = aPropertyMap({ points: [aMapPoint()], places });
    const { moved, names } = arrangedLabels({
      marks: marksOf(map),
      places,
      view: viewOf(map.frame),
      width: 900,
      covered: [],
    });
    expect(moved.size).toBe(0);
    expect(names).toHaveLength(2);
  });

  it('keep clear of what lies over the map', () => {
    const all = { left: 0, top: 0, right: 900, bottom: 900 };
    expect(arranged(16, 1, [all]).written.size).toBe(0);
  });

  it('leave room for the names of places', () => {
    const places = [
      { name: 'Condesa', level: 'colonia', latitude: 19.41, longitude: -99.17, total: 9 } as const,
    ];
    const map = aPropertyMap({ places });
    const { names } = arrangedLabels({
      marks: marksOf(map),
      places,
      view: viewOf(map.frame),
      width: 900,
      covered: [],
    });
    expect(names.map(({ name }) => name)).toEqual(['Condesa']);
  });
});
