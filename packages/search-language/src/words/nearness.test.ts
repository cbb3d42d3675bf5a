import { expect, test } from 'vitest';
import { isOneSlipOf, isSlipOf } from './nearness.ts';

test.each([
  ['monterey', 'monterrey'],
  ['monterrrey', 'monterrey'],
  ['monterei', 'montere'],
  ['nonterrey', 'monterrey'],
  ['monetrrey', 'monterrey'],
  ['abab', 'abba'],
])('«%s» and «%s» differ by one slip', (one, other) => {
  expect([isOneSlipOf(one, other), isOneSlipOf(other, one)]).toEqual([true, true]);
  expect(isSlipOf(one, other)).toBe(true);
});

test.each([
  ['monterrey', 'monterrey'],
  ['monteey', 'monterrey'],
  ['nonterei', 'montere'],
  ['abcd', 'badc'],
  ['merida', 'madero'],
])('«%s» and «%s» do not', (one, other) => {
  expect([isOneSlipOf(one, other), isOneSlipOf(other, one)]).toEqual([false, false]);
});
