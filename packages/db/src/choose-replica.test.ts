import { describe, expect, test } from 'vitest';
import { AWAY, chooseReplica, lagOf } from './choose-replica.ts';

const at = (replayed: bigint, lagMs = 0) => ({ replayed, lagMs });
const wanted = { needed: 100n, maxLagMs: 5_000, turn: 0 };

describe('a replica is read', () => {
  test.each([
    ['when it has replayed the last change', [at(100n)], wanted, 0],
    ['not while it has not', [at(99n)], wanted, null],
    ['not while nobody knows where the last change stands', [at(100n)], { needed: null }, null],
    ['not when it lags more than it may', [at(100n, 5_001)], wanted, null],
    ['not when it is away or has been promoted', [AWAY], wanted, null],
    ['in the place of one that may not be', [at(99n), AWAY, at(101n)], wanted, 2],
    ['not when there is none', [], wanted, null],
  ])('%s', (_when, states, more, expected) => {
    expect(chooseReplica(states, { ...wanted, ...more })).toBe(expected);
  });

  test('in turn with the others', () => {
    const turns = [1, 2, 3].map((turn) =>
      chooseReplica([at(100n), AWAY, at(200n)], { ...wanted, turn }),
    );
    expect(turns).toEqual([2, 0, 2]);
  });
});

describe('the lag', () => {
  const marks = [
    { at: 1_000, position: 10n },
    { at: 1_200, position: 20n },
    { at: 1_400, position: 20n },
  ];

  test.each([
    [20n, 0],
    [25n, 0],
    [19n, 400],
    [10n, 400],
    [9n, Number.POSITIVE_INFINITY],
  ])('of data up to %s is %s ms', (replayed, expected) => {
    expect(lagOf(replayed, marks)).toBe(expected);
  });

  test('is not known before the primary has said where it stands', () => {
    expect(lagOf(10n, [])).toBe(Number.POSITIVE_INFINITY);
  });
});
