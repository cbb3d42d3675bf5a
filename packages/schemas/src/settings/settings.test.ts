import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { companySchema, settingsFormSchema } from './settings.ts';

const company = {
  name: 'Portal',
  legalName: 'Portal, S.A. de C.V.',
  rfc: '',
  phone: '55 1234 5678',
  whatsapp: '',
  email: 'hola@portal.mx',
  privacyEmail: '',
  address: 'Ámsterdam 12',
  hours: {
    weekdays: { opens: '09:00', closes: '19:00' },
    saturday: { opens: '', closes: '' },
  },
  social: { facebook: 'facebook.com/portal', instagram: '', linkedin: '' },
  figures: { propertiesSold: '500+', years: '15+', satisfied: '98%', support: '24/7' },
  servicePrices: {
    commercialAppraisal: '8,500',
    fiscalAppraisal: '$6,500',
    expressAppraisal: '3500',
    dueDiligence: 15_000,
    deeds: '25 000',
    legalAdviceHour: '0',
  },
  serviceTerms: {
    commercialAppraisal: '5 a 7 días',
    fiscalAppraisal: '3 a 5 días',
    expressAppraisal: '24 a 48 horas',
    dueDiligence: '7 a 10 días',
    deeds: '15 a 30 días',
  },
  answerTimes: { reply: '24 horas', quote: '2 horas' },
};

describe('the settings form', () => {
  test('reads typed values, and hides empty ones', () => {
    const form = { company, usdMxnRate: { rate: '', date: '2026-01-01' } };
    const read = z.parse(settingsFormSchema, form);
    expect(read.usdMxnRate).toBeNull();
    expect(read.company).toMatchObject({
      rfc: null,
      whatsapp: null,
      privacyEmail: null,
      hours: { saturday: null },
      social: { facebook: 'https://facebook.com/portal', instagram: null },
    });
    expect(Object.values(read.company.servicePrices)).toEqual([
      8500, 6500, 3500, 15_000, 25_000, 0,
    ]);
  });

  test('reads a record from before without a word about IVA', () => {
    expect(z.parse(companySchema, company).commissionVat).toBe('none');
    expect(z.parse(companySchema, { ...company, commissionVat: 'plus' }).commissionVat).toBe(
      'plus',
    );
  });

  test('reads an RFC as people type it', () => {
    const { rfc } = z.parse(companySchema, { ...company, rfc: ' abc010101xy9 ' });
    expect(rfc).toBe('ABC010101XY9');
  });

  test('reads its own output unchanged', () => {
    const read = z.parse(companySchema, company);
    expect(z.parse(companySchema, read)).toEqual(read);
  });

  test.each([
    ['social.facebook', { social: { ...company.social, facebook: 'javascript:alert(1)' } }],
    ['email', { email: 'hola' }],
    ['rfc', { rfc: 'ABC' }],
    [
      'hours.saturday.closes',
      { hours: { ...company.hours, saturday: { opens: '09:00', closes: '' } } },
    ],
    [
      'hours.weekdays.closes',
      { hours: { ...company.hours, weekdays: { opens: '19:00', closes: '09:00' } } },
    ],
    ['servicePrices.deeds', { servicePrices: { ...company.servicePrices, deeds: '25.5' } }],
    ['servicePrices.deeds', { servicePrices: { ...company.servicePrices, deeds: '' } }],
    ['servicePrices.deeds', { servicePrices: { ...company.servicePrices, deeds: '-1' } }],
    ['servicePrices.deeds', { servicePrices: { ...company.servicePrices, deeds: '10000001' } }],
    [
      'hours.saturday.closes',
      { hours: { ...company.hours, saturday: { opens: '09:00', closes: '24:00' } } },
    ],
    ['serviceTerms.deeds', { serviceTerms: { ...company.serviceTerms, deeds: ' ' } }],
  ])('names the error beside %s', (field, change) => {
    const { error } = z.safeParse(companySchema, { ...company, ...change });
    expect([...new Set(error?.issues.map(({ path }) => path.join('.')))]).toEqual([field]);
  });

  test.each([
    ['rate', { rate: '0', date: '2026-01-01' }],
    ['rate', { rate: '18,5', date: '2026-01-01' }],
    ['date', { rate: '18.5', date: '' }],
  ])('refuses a rate with a wrong %s', (field, usdMxnRate) => {
    const { error } = z.safeParse(settingsFormSchema, { company, usdMxnRate });
    expect([...new Set(error?.issues.map(({ path }) => path.join('.')))]).toEqual([
      `usdMxnRate.${field}`,
    ]);
  });
});
