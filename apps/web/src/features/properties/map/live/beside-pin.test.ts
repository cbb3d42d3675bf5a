import { expect, it } from 'vitest';
import { type Box, overlap } from '../../../../lib/map/drawing/boxes.ts';
import { besidePin, type Side } from './beside-pin.ts';
import { coveredBoxes } from './covered.ts';

const map = { width: 700, height: 720 };
const card = { width: 296, height: 384 };

function placedAt(x: number, y: number, former?: Side, labels: readonly Box[] = []) {
  const pin = { left: x - 35, right: x + 35, top: y - 35, bottom: y };
  const { side, left, top } = besidePin({ pin, card, map, labels, former });
  const box = { left, top, right: left + card.width, bottom: top + card.height };
  const controls = coveredBoxes({ ...map, left: 0, top: 0 });
  return { side, isFree: [pin, ...controls].every((one) => !overlap(box, one)) };
}

it.each([
  ['in the upper half', 350, 150, 'below'],
  ['in the lower half', 350, 690, 'above'],
  // There is no room above it but over the switch.
  ['a little above the middle', 250, 440, 'right'],
  ['at the right edge', 640, 400, 'left'],
] as const)('the card of a pin %s stands where it covers nothing', (_, x, y, side) => {
  expect(placedAt(x, y)).toEqual({ side, isFree: true });
});

it('stays on its side while the map moves, as long as it covers nothing', () => {
  expect(placedAt(250, 300, 'right').side).toBe('right');
  expect(placedAt(690, 300, 'right').side).not.toBe('right');
});

it('covers as few prices as it can', () => {
  const below = { left: 300, top: 500, right: 370, bottom: 526 };
  expect(placedAt(350, 300)).toEqual({ side: 'below', isFree: true });
  expect(placedAt(350, 300, undefined, [below])).toEqual({ side: 'left', isFree: true });
});
