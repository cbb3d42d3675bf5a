import { expect, it } from 'vitest';
import type { ShareTerms } from './amounts.ts';
import { partWords, percentageWords } from './terms-words.ts';

it.each([
  ['2.50', '5.00', '50.00', '50 % de 5 %', '2.50 % (50 % de 5 %)'],
  ['1.84', '5.25', '35.00', '35 % de 5.25 %', '1.84 % (35 % de 5.25 %)'],
  ['2.50', null, null, null, '2.50 %'],
  ['3.00', '5.00', '50.00', null, '3.00 %'],
  ['2.50', undefined, undefined, null, '2.50 %'],
])('%s %% of total %s and part %s', (percentage, commissionTotal, commissionPart, part, whole) => {
  // An answer of the release before has neither.
  const terms = { percentage, commissionTotal, commissionPart } as ShareTerms;
  expect(partWords(terms)).toBe(part);
  expect(percentageWords(terms)).toBe(whole);
});
