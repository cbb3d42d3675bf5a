import { describe, expect, it } from 'vitest';
import { readAmount, readMeasure, readPesos } from './typed-number.ts';

describe('a price as people type it', () => {
  it.each([
    ['', ''],
    ['  ', ''],
    ['4500000', '4500000'],
    ['4,500,000', '4500000'],
    ['$4,500,000.00', '4500000'],
    ['4,500,000.5', '4500000.5'],
    ['4 500 000', '4500000'],
    ['4.500.000', '4500000'],
    ['4.5 M', '4500000'],
    ['4.5M', '4500000'],
    ['4.5 mdp', '4500000'],
    ['4.5 millones', '4500000'],
    ['1 millón', '1000000'],
    ['12,500 mil', '12500000'],
    ['850 mil', '850000'],
    ['45k', '45000'],
    ['US$350,000', '350000'],
    ['350,000 USD', '350000'],
    ['$45,000 pesos', '45000'],
    ['0', '0'],
    ['007', '7'],
  ])('%j is %j', (typed, amount) => {
    expect(readAmount(typed)).toBe(amount);
  });

  it.each([
    '4.500',
    '4,5',
    '45,00',
    '1,2,3',
    'a consultar',
    '-5',
    '4.5 x',
    '1e6',
    '4..5',
    '1.2345 mil',
  ])('%j is ambiguous and not guessed', (typed) => {
    expect(readAmount(typed)).toBeNull();
  });
});

describe('pesos as people type them', () => {
  it.each([
    ['$2,500', '2500'],
    ['2.5 mil pesos', '2500'],
    ['MX$900', '900'],
    ['', ''],
  ])('%j is %j', (typed, amount) => {
    expect(readPesos(typed)).toBe(amount);
  });

  it.each(['US$150', '150 usd', '150 dólares'])('%j is not pesos', (typed) => {
    expect(readPesos(typed)).toBeNull();
  });
});

describe('an area as people type it', () => {
  it.each([
    ['', ''],
    ['120', '120'],
    ['1,200.50', '1200.50'],
    ['96 m²', '96'],
    ['96 m2', '96'],
    ['96mts', '96'],
  ])('%j is %j', (typed, area) => {
    expect(readMeasure(typed, 'm²')).toBe(area);
  });

  it('in another unit is not guessed', () => {
    expect(readMeasure('2 ha', 'm²')).toBeNull();
    expect(readMeasure('96 m', 'm²')).toBeNull();
  });
});

describe('a length as people type it', () => {
  it.each([
    ['', ''],
    ['12', '12'],
    ['7.5 m', '7.5'],
    ['1,200 mts.', '1200'],
    ['20 metros', '20'],
  ])('%j is %j', (typed, length) => {
    expect(readMeasure(typed, 'm')).toBe(length);
  });

  it.each(['120 m²', '120 m2', '3 km'])('%j is not guessed', (typed) => {
    expect(readMeasure(typed, 'm')).toBeNull();
  });
});
