import { describe, expect, it } from 'vitest';
import { formatMoney, formatMoneyWithCurrency, formatRent, formatRoundMoney } from './money.ts';

describe('money', () => {
  it.each([
    ['4500000', 'MXN', '$4,500,000'],
    ['4500000.00', 'MXN', '$4,500,000'],
    ['25000.50', 'MXN', '$25,000.50'],
    ['0.07', 'MXN', '$0.07'],
    ['0', 'MXN', '$0'],
    ['9999999999.99', 'MXN', '$9,999,999,999.99'],
    ['350000', 'USD', 'US$350,000'],
    ['350000', 'EUR', '350,000 EUR'],
  ])('%s %s is read as %s', (amount, currency, text) => {
    expect(formatMoney(amount, currency)).toBe(text);
  });

  it('rounds what was computed', () => {
    expect(formatRoundMoney('6299999.50', 'MXN')).toBe('$6,300,000');
  });

  it('says that a rent is by the month', () => {
    expect(formatRent('25000', 'MXN')).toBe('$25,000/mes');
  });

  it('names the currency where it is not in view', () => {
    expect(formatMoneyWithCurrency('200000', 'MXN')).toBe('$200,000 MXN');
    expect(formatMoneyWithCurrency('350000', 'USD')).toBe('US$350,000 USD');
  });
});
