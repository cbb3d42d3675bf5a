import { describe, expect, test } from 'vitest';
import { dealRefusal, dealStatusesFor, isClosedDeal } from './deal-status.ts';

test.each([
  ['venta', ['apartada', 'vendida']],
  ['renta', ['apartada', 'rentada']],
  ['ambos', ['apartada', 'vendida', 'rentada']],
  ['traspaso', ['apartada', 'vendida', 'rentada']],
])('a listing for %s can become %j', (operationType, statuses) => {
  expect(dealStatusesFor(operationType)).toEqual(statuses);
});

describe('an impossible deal is refused in words', () => {
  test.each([
    ['renta', 'vendida', 'Solo está en renta: no puede quedar como vendida.'],
    ['venta', 'rentada', 'Solo está en venta: no puede quedar como rentada.'],
    ['venta', null, undefined],
    ['renta', null, undefined],
  ])('%s as %s: %s', (operationType, dealStatus, words) => {
    expect(dealRefusal(dealStatus, operationType)).toBe(words);
  });
});

test.each([
  [null, false],
  ['apartada', false],
  ['vendida', true],
  ['rentada', true],
])('the deal of a listing that is %s is closed: %s', (dealStatus, isClosed) => {
  expect(isClosedDeal(dealStatus)).toBe(isClosed);
});
