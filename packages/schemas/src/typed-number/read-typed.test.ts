import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  formatMoney,
  formatMoneyWithCurrency,
  formatRent,
  ASK_FOR_PRICE,
} from '../format/money.ts';
import { formatArea, formatCount, formatMeasure } from '../format/numbers.ts';
import { plainDecimal } from './decimal.ts';
import type { NumberKind } from './number-kinds.ts';
import { readCell, readTyped, readTypedIn, type Reading } from './read-typed.ts';

const number = (value: string, currency: 'MXN' | 'USD' | null = null): Reading => ({
  is: 'number',
  value,
  currency,
});
const refusal = (words: string) => ({ is: 'refused', reason: expect.stringMatching(words) });

describe('a typed number', () => {
  it.each<[NumberKind, string, string]>([
    ['price', '007', '7'],
    ['price', '4,500,000.-', '4500000'],
    ['price', '4,500,000, negociable', '4500000'],
    ['price', '4500000,00', '4500000'],
    ['price', '4 millones 500 mil', '4500000'],
    ['price', '4 millones y 500 mil', '4500000'],
    ['price', 'un millón y treinta y cinco mil quinientos', '1035500'],
    ['price', 'diez y ocho mil quinientos', '18500'],
    ['price', 'tres punto cinco millones', '3500000'],
    ['price', '4 coma 5 millones', '4500000'],
    ['price', '4,500,000 neg.', '4500000'],
    ['price', '$4,500,000.oo', '4500000'],
    ['price', '$18,500⁰⁰', '18500'],
    ['price', '15,000 mtto. incluido', '15000'],
    ['price', '12,500 con servicios', '12500'],
    ['percent', 'cinco punto cinco por ciento', '5.5'],
    ['count', '2 punto 5', '2.5'],
    ['area', '10 x 20 m2', '200'],
    ['price', '18 mil 500', '18500'],
    ['price', 'mil quinientos', '1500'],
    ['amount', '0', '0'],
    ['area', '8x20', '160'],
    ['area', '8 m x 20 m', '160'],
    ['area', '10 por 20', '200'],
    ['area', '7.25 × 18.35', '133.04'],
    ['area', '8 x 20 = 160 m2', '160'],
    ['area', '1 ha', '10000'],
    ['area', 'hectárea y media', '15000'],
    ['area', '2 mil m2', '2000'],
    ['area', '96 m', '96'],
    ['length', '7.5 m', '7.5'],
    ['length', '1,200 mts.', '1200'],
    ['count', 'dos (2)', '2'],
    ['count', '2 y 1/2', '2.5'],
    ['count', 'ninguno', '0'],
    ['count', '2 recámaras', '2'],
    ['count', 'Sin cochera', '0'],
    ['count', '1 coch.', '1'],
    ['area', '85,5 m2 cub.', '85.5'],
    ['floor', 'PB', '0'],
    ['floor', 'P.B.', '0'],
    ['floor', 'Planta Baja', '0'],
    ['floor', '3', '3'],
    ['floor', '1er piso', '1'],
    ['floor', '3ero', '3'],
    ['floor', '2°', '2'],
    ['floor', '4º', '4'],
    ['floor', '5to. nivel', '5'],
    ['floor', 'Segundo piso', '2'],
    ['floor', 'Piso 12', '12'],
    ['percent', '96,5', '96.5'],
    ['percent', '5 por ciento', '5'],
    ['change', '1,000 %', '1000'],
    ['rate', '18.500', '18.5'],
    ['rate', '18,4532', '18.4532'],
    ['degrees', '-99,1332', '-99.1332'],
    ['degrees', '19.432', '19.432'],
  ])('of kind %s, “%s”, is %s', (kind, typed, value) => {
    expect(readTyped(kind, typed)).toEqual(number(value));
  });

  it.each<[string, string, 'MXN' | 'USD']>([
    ['US$350 mil', '350000', 'USD'],
    ['$4,500,000.00 (cuatro millones quinientos mil pesos 00/100 M.N.)', '4500000', 'MXN'],
    ['$18,500.50 (dieciocho mil quinientos pesos 50/100 M.N.)', '18500.5', 'MXN'],
    ['4.5 M de pesos', '4500000', 'MXN'],
    ['MX$18,500', '18500', 'MXN'],
  ])('“%s” is %s %s', (typed, value, currency) => {
    expect(readTyped('price', typed)).toEqual(number(value, currency));
  });

  it.each(['', '  ', '$', 'A tratar', ASK_FOR_PRICE, '0', '0.00'])('“%s” is no price', (typed) => {
    expect(readTyped('price', typed)).toEqual({ is: 'empty' });
  });

  it.each<[NumberKind, string, string]>([
    ['price', '4.5', 'dos maneras: escribe, por ejemplo, 4,500,000 o 4.5 M'],
    ['price', '4.500', 'dos maneras'],
    ['price', '4,5', 'dos maneras'],
    ['price', '4 punto 5', 'dos maneras'],
    ['price', '4,5oo', 'dos maneras'],
    ['price', '4,500000', 'dos maneras'],
    ['price', '4.500000', 'dos maneras'],
    ['area', '1,2000', 'dos maneras'],
    ['price', '850 M', 'dos maneras'],
    ['price', '4500 mil', 'dos maneras'],
    ['price', '2,750 millones', 'dos maneras'],
    ['price', '4 millones 500', 'dos maneras'],
    ['price', '4 millones y 500', 'No se entiende'],
    ['price', '4 millones 500 mil y 200', 'No se entiende'],
    ['price', '3 mil y 500', 'No se entiende'],
    ['price', '4 millones y 5 millones', 'dos maneras'],
    ['price', '1.2345 mil', 'No se entiende'],
    ['price', '10²', 'No se entiende'],
    ['price', '1e6', 'No se entiende'],
    ['price', '-5', 'negativo'],
    ['price', '€350,000', 'pesos y dólares'],
    ['price', '350,000 USD M.N.', 'dos monedas'],
    ['price', 'desde 4,500,000', 'exacta'],
    ['price', '$45,000 + IVA', 'todo incluido'],
    ['price', '$1,200 por noche', 'de un mes'],
    ['price', '$4,500,000 (cinco millones)', 'no dicen lo mismo'],
    ['area', '1.200', 'dos maneras'],
    ['area', '4.5 m', 'dos maneras'],
    ['area', '8x20x3', 'exacta'],
    ['area', '200 m2 x 2', 'No se entiende'],
    ['area', '8 x 20 = 150', 'no dicen lo mismo'],
    ['length', '120 m²', 'No se entiende'],
    ['count', '1/2', 'dos maneras'],
    ['count', '2.3', 'enteros y medios'],
    ['percent', '0', 'Va de 0.01 a 100'],
    ['percent', '100.01', 'Va de 0.01 a 100'],
    ['percent', '3.333', 'Usa 2 decimales como máximo'],
  ])('of kind %s, “%s”, is refused with a word and an example', (kind, typed, words) => {
    expect(readTyped(kind, typed)).toEqual(refusal(words));
  });

  it('is refused unread when it is longer than any number', () => {
    expect(readTyped('price', '9'.repeat(100_000))).toEqual(refusal('No se entiende'));
  });
});

describe('a number in a field of one currency', () => {
  it.each<[string, string]>([
    ['350,000', '350000'],
    ['US$350 mil', '350000'],
  ])('“%s” is read', (typed, value) => {
    expect(readTypedIn('price', typed, 'USD')).toMatchObject({ is: 'number', value });
  });

  it('is refused in another one, which it names', () => {
    expect(readTypedIn('price', 'US$350 mil', 'MXN')).toEqual({
      is: 'refused',
      reason: 'Está en dólares: escríbelo en pesos.',
      otherCurrency: 'USD',
    });
    expect(readTypedIn('price', '4.5 mdp', 'USD')).toMatchObject({ otherCurrency: 'MXN' });
  });
});

describe('the cell of a file', () => {
  it.each<[NumberKind, string, ',' | '.', string]>([
    ['price', '4.500.000,50', ',', '4500000.5'],
    ['price', '4.500', ',', '4500'],
    ['area', '1.250', '.', '1.25'],
    ['area', '85,125', ',', '85.125'],
    ['area', '120.5', ',', '120.5'],
    ['area', '120.5550', ',', '120.555'],
    ['price', '4,500,000', '.', '4500000'],
    ['number', '-99.133', '.', '-99.133'],
    ['degrees', '-99.133', ',', '-99.133'],
  ])(
    'of kind %s, “%s”, in a file whose decimals follow “%4$s”, is read by it',
    (kind, cell, decimal, value) => {
      expect(readCell(kind, cell, { decimal, keepsDecimals: true })).toEqual(number(value));
    },
  );

  it.each<[string, ',' | '.']>([
    ['4,500,000', ','],
    ['4.500.000', '.'],
    ['4,5', '.'],
  ])('“%s” contradicts “%s” and is refused', (cell, decimal) => {
    expect(readCell('price', cell, { decimal })).toEqual(refusal('dos maneras'));
  });

  it.each(['4.500', '-99.133', '4.5 M'])('“%s” of an unknown kind is not guessed', (cell) => {
    expect(readCell('number', cell)).toEqual(refusal('dos maneras'));
  });

  it('may be a text as spreadsheets mark one', () => {
    expect(readCell('price', '="4500000"')).toEqual(number('4500000'));
  });

  it.each(['1', '1.00'])('“%s” is no price', (cell) => {
    expect(readCell('price', cell)).toEqual(refusal('No se entiende'));
  });
});

describe('the portal reads again', () => {
  const cents = fc.bigInt({ min: 1n, max: 999_999_999_999n });
  const decimalText = (units: bigint) => plainDecimal({ units, decimals: 2 });
  const currencies = fc.constantFrom('MXN' as const, 'USD' as const);

  it('every amount that it prints', () => {
    fc.assert(
      fc.property(cents, currencies, (units, currency) => {
        const value = decimalText(units);
        const named = number(value, currency);
        const bare = currency === 'USD' ? named : number(value);
        expect(readTyped('price', formatMoney(value, currency))).toEqual(bare);
        expect(readTyped('price', formatRent(value, currency))).toEqual(bare);
        expect(readTyped('price', formatMoneyWithCurrency(value, currency))).toEqual(named);
      }),
    );
  });

  it('every area, length and count that it prints', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 9_999_999_999n }), (units) => {
        const value = decimalText(units);
        expect(readTyped('area', formatArea(value))).toEqual(number(value));
        expect(readTyped('length', formatMeasure(value, 'm'))).toEqual(number(value));
        const whole = Number(units / 100n);
        expect(readTyped('count', formatCount(whole))).toEqual(number(String(whole)));
      }),
    );
  });

  it('one amount in any spelling as the same', () => {
    const spelled = (whole: string, sign: string) => whole.replaceAll(/\B(?=(\d{3})+$)/gu, sign);
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 9999 }), (hundredths) => {
        const whole = `${hundredths}0000`;
        const millions = String(hundredths / 100);
        const texts = [
          whole,
          spelled(whole, ','),
          spelled(whole, ' '),
          spelled(whole, '.'),
          spelled(whole, ',').replace(',', "'"),
          `$${spelled(whole, ',')}.00`,
          `${spelled(whole, '.')},00`,
          `${millions} M`,
          `${millions.replace('.', ',')} millones`,
          `${Math.floor(hundredths / 100)} millones ${hundredths % 100}0 mil`.replace(
            ' 00 mil',
            '',
          ),
        ];
        for (const text of texts) expect(readTyped('price', text)).toEqual(number(whole));
      }),
    );
  });
});
