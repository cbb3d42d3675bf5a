import type { NewPrice, PriceDoubt } from '../property/prices/doubtful-price.ts';
import { formatMoney } from './money.ts';
import { formatCount } from './numbers.ts';

const WORDS = {
  sale: { price: 'El precio de venta', none: 'ninguno', one: 'el', all: 'los' },
  rent: { price: 'La renta', none: 'ninguna', one: 'la', all: 'las' },
} as const;

/** From here on percentages say less. */
const MANY_TIMES = 10;
/** Beyond it the exact number says nothing. */
const MOST_TIMES = 100;

/** Why a price is doubtful: 'El precio de venta sube a 100 veces el de antes, de $8,950,000 a $895,000,000.' */
export function doubtSentence(next: NewPrice, doubt: PriceDoubt): string {
  const words = WORDS[next.price];
  const amount = formatMoney(next.amount, next.currency);
  const is = `${words.price} es de ${amount}`;
  switch (doubt.reason) {
    case 'change': {
      const { before, times } = doubt;
      const steps = `de ${formatMoney(before.amount, before.currency)} a ${amount}`;
      if (times >= MANY_TIMES)
        return `${words.price} sube a ${timesOf(times)} veces ${words.one} de antes, ${steps}.`;
      return `${words.price} ${times > 1 ? 'sube' : 'baja'} ${percentOf(times)} %, ${steps}.`;
    }
    case 'low':
      return `${is}; casi ${words.none} es menor que ${inPesos(doubt.bound, next)}.`;
    case 'high':
      return `${is}; casi ${words.none} es mayor que ${inPesos(doubt.bound, next)}.`;
    case 'unlike_others':
      return `${is}; la mitad de ${words.all} de su tipo es ${doubt.isAbove ? 'menor' : 'mayor'} que ${inPesos(doubt.median, next)}.`;
  }
}

const timesOf = (times: number): string =>
  times > MOST_TIMES ? `más de ${MOST_TIMES}` : formatCount(Math.floor(times));

/** 1.4 times is 40 % more. Cut off, so that nothing falls by 100 %, and then it is 'más de': 30.01 % is more than the 30 % that nobody asks about. */
function percentOf(times: number): string {
  const percent = Math.abs(times - 1) * 100;
  // Binary fractions lose less than this, and a centavo is more.
  const lost = 1e-10;
  const whole = Math.floor(percent + lost);
  return `${percent - whole > lost ? 'más de ' : ''}${formatCount(whole)}`;
}

/** Beside a price in dollars the currency is named. */
const inPesos = (amount: number, { currency }: NewPrice) =>
  formatMoney(amount, 'MXN') + (currency === 'MXN' ? '' : ' MXN');
