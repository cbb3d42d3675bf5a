import { expect, test } from 'vitest';
import { doubtfulPrice, type NewPrice } from '../property/prices/doubtful-price.ts';
import { doubtSentence } from './price-doubts.ts';

const scale = {
  pesosPerDollar: '20',
  medians: [
    { propertyType: 'casa', price: 'sale' as const, median: '8000000.00' },
    { propertyType: 'casa', price: 'rent' as const, median: '150000.00' },
  ],
};
const pesos = (amount: string) => ({ amount, currency: 'MXN' });
const dollars = (amount: string) => ({ amount, currency: 'USD' });

test.each<[Partial<NewPrice>, string]>([
  [
    { ...pesos('895000000'), before: pesos('8950000.00') },
    'El precio de venta sube a 100 veces el de antes, de $8,950,000 a $895,000,000.',
  ],
  [
    { ...pesos('895000000'), price: 'rent', before: pesos('38000') },
    'La renta sube a más de 100 veces la de antes, de $38,000 a $895,000,000.',
  ],
  [
    { ...pesos('999000'), price: 'rent', before: pesos('100000') },
    'La renta sube 899 %, de $100,000 a $999,000.',
  ],
  [
    { ...dollars('1400'), price: 'rent', before: dollars('1000') },
    'La renta sube 40 %, de US$1,000 a US$1,400.',
  ],
  [
    { ...pesos('895'), before: pesos('8950000') },
    'El precio de venta baja más de 99 %, de $8,950,000 a $895.',
  ],
  [
    { ...pesos('1300100'), before: pesos('1000000') },
    'El precio de venta sube más de 30 %, de $1,000,000 a $1,300,100.',
  ],
  [
    { ...pesos('13000000.01'), before: pesos('10000000') },
    'El precio de venta sube más de 30 %, de $10,000,000 a $13,000,000.01.',
  ],
  [
    { ...pesos('999900'), before: pesos('2000000') },
    'El precio de venta baja más de 50 %, de $2,000,000 a $999,900.',
  ],
  [pesos('4500'), 'El precio de venta es de $4,500; casi ninguno es menor que $50,000.'],
  [
    { ...dollars('300000'), price: 'rent' },
    'La renta es de US$300,000; casi ninguna es mayor que $2,000,000 MXN.',
  ],
  [
    pesos('900000000'),
    'El precio de venta es de $900,000,000; la mitad de los de su tipo es menor que $8,000,000.',
  ],
  [
    { ...pesos('1400'), price: 'rent' },
    'La renta es de $1,400; la mitad de las de su tipo es mayor que $150,000.',
  ],
])('%o reads %s', (values, sentence) => {
  const next: NewPrice = {
    price: 'sale',
    propertyType: 'casa',
    before: null,
    ...pesos('1'),
    ...values,
  };
  const doubt = doubtfulPrice(next, scale);
  expect(doubt && doubtSentence(next, doubt)).toBe(sentence);
});
