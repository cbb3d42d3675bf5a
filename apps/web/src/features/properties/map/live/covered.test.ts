import { expect, it } from 'vitest';
import { overlap } from '../../../../lib/map/drawing/boxes.ts';
import { coveredBoxes } from './covered.ts';

it('no label stands across the edge of the map; one beyond it waits there', () => {
  const boxes = coveredBoxes({ width: 400, height: 300, left: -50, top: 20 });
  const isCovered = (left: number, top: number) => {
    // In pixels from the frame, which begins outside of the map.
    const label = { left: left + 50, top: top - 20, right: left + 110, bottom: top + 6 };
    return boxes.some((box) => overlap(label, box));
  };
  expect(isCovered(100, 150)).toBe(false);
  expect(isCovered(-30, 150)).toBe(true);
  expect(isCovered(370, 150)).toBe(true);
  expect(isCovered(-200, 150)).toBe(false);
});
