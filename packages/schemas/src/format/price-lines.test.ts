import { describe, expect, it } from 'vitest';
import { type Priced, priceLines } from './price-lines.ts';

const aPriced = (property: Partial<Priced>): Priced => ({
  operationType: 'venta',
  salePrice: '4500000.00',
  rentPrice: null,
  currency: 'MXN',
  mxnEquivalent: null,
  ...property,
});

function linesOf(property: Partial<Priced>) {
  return priceLines(aPriced(property)).map((line) => `${line.text}${line.perMonth ? '/mes' : ''}`);
}

describe('priceLines', () => {
  it.each([
    ['venta', '4500000.00', null, ['$4,500,000']],
    ['venta', null, null, ['Precio a consultar']],
    ['renta', null, '25000', ['$25,000/mes']],
    ['renta', '4500000', null, ['Precio a consultar']],
    ['ambos', '4500000', '25000', ['$4,500,000', '$25,000/mes']],
    ['ambos', null, '25000', ['$25,000/mes']],
    ['ambos', '4500000', null, ['$4,500,000']],
    ['ambos', null, null, ['Precio a consultar']],
    ['traspaso', '300000', null, ['$300,000']],
  ])('of %s with sale %s and rent %s are %j', (operationType, salePrice, rentPrice, lines) => {
    expect(linesOf({ operationType, salePrice, rentPrice })).toEqual(lines);
  });

  it.each([
    ['renta', '4500000', '25000', ['$25,000/mes', '$4,500,000']],
    ['renta', '4500000', null, ['Precio a consultar', '$4,500,000']],
    ['renta', null, '25000', ['$25,000/mes']],
    ['venta', '4500000', '25000', ['$4,500,000', '$25,000/mes']],
    ['venta', null, '25000', ['Precio a consultar', '$25,000/mes']],
  ] as const)(
    'of both operations, among listings for %s with sale %s and rent %s, are %j',
    (among, salePrice, rentPrice, lines) => {
      const priced = aPriced({ operationType: 'ambos', salePrice, rentPrice });
      const shown = priceLines(priced, among).map(
        ({ text, perMonth }) => `${text}${perMonth ? '/mes' : ''}`,
      );
      expect(shown).toEqual(lines);
    },
  );

  it('show the pesos of dollars, with the day of the rate', () => {
    const [sale, rent] = priceLines(
      aPriced({
        operationType: 'ambos',
        currency: 'USD',
        salePrice: '350000.00',
        rentPrice: '1500',
        mxnEquivalent: { salePrice: '6300000.00', rentPrice: '27000.00', date: '2026-11-01' },
      }),
    );
    expect(sale).toMatchObject({
      text: 'US$350,000',
      equivalent: 'aprox. $6,300,000 MXN al 1 nov 2026',
    });
    expect(rent?.equivalent).toBe('aprox. $27,000 MXN al 1 nov 2026');
  });

  it('show dollars alone while there is no rate', () => {
    const [sale] = priceLines(aPriced({ currency: 'USD', salePrice: '350000' }));
    expect(sale.equivalent).toBeNull();
  });
});
