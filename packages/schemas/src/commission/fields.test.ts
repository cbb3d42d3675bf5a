import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { changeFields, externalShareFields, internalShareFields } from './fields.ts';

const internalShareFieldsSchema = internalShareFields('MXN');
const externalShareFieldsSchema = externalShareFields('MXN');
const changeFieldsSchema = changeFields('MXN');

const terms = { percentage: '2.5', fixedAmount: '', notes: '' };
const agentId = '0b6f8a54-0000-4000-8000-000000000001';

function saidOf(schema: z.core.$ZodType, fields: object): Record<string, string> {
  const { error } = z.safeParse(schema, fields);
  return Object.fromEntries(
    (error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]),
  );
}

describe('the fields of a share', () => {
  it('with a colleague contain the person and the terms, but nothing of an outside agent', () => {
    expect(z.parse(internalShareFieldsSchema, { ...terms, agentId })).toEqual({
      agentId,
      percentage: '2.50',
      commissionTotal: null,
      commissionPart: null,
      fixedAmount: null,
      notes: null,
      shareType: 'outgoing',
      externalAgentName: null,
      externalAgentEmail: null,
      externalAgentPhone: null,
    });
  });

  it('with an outside agent contain no id, whatever the form held before', () => {
    const fields = { ...terms, agentId, externalAgentName: ' Óscar Lara ', shareType: 'incoming' };
    expect(z.parse(externalShareFieldsSchema, fields)).toMatchObject({
      agentId: null,
      externalAgentName: 'Óscar Lara',
      shareType: 'incoming',
    });
  });

  it.each([
    ['2.5 %', '2.50'],
    ['2.5%', '2.50'],
    ['5,5', '5.50'],
    ['2,25 %', '2.25'],
    ['100', '100.00'],
    ['0.01', '0.01'],
  ])('read a percentage as people type it: %s', (percentage, stored) => {
    expect(z.parse(internalShareFieldsSchema, { ...terms, agentId, percentage })).toMatchObject({
      percentage: stored,
    });
  });

  it('keep the total and the part whose product is the percentage', () => {
    const part = { percentage: '1.84', commissionTotal: '5.25', commissionPart: '35' };
    for (const schema of [internalShareFieldsSchema, changeFieldsSchema])
      expect(z.parse(schema, { ...terms, agentId, ...part })).toMatchObject({
        percentage: '1.84',
        commissionTotal: '5.25',
        commissionPart: '35.00',
      });
  });

  it.each([
    { commissionTotal: '5', commissionPart: '40' },
    { commissionTotal: '5', commissionPart: '' },
    { commissionTotal: '', commissionPart: '50' },
  ])('refuse %j beside 2.5 %%', (part) => {
    for (const schema of [internalShareFieldsSchema, changeFieldsSchema])
      expect(saidOf(schema, { ...terms, agentId, ...part })).toEqual({
        commissionPart:
          'El total y la parte van juntos, y su producto es el porcentaje: 50 % de 5 % es 2.50 %.',
      });
  });

  it.each([
    ['$25,000', '25000'],
    ['25,000.50', '25000.5'],
    ['1 000', '1000'],
    ['25 mil', '25000'],
  ])('read an amount as people type it: %s', (fixedAmount, stored) => {
    const { fixedAmount: kept } = z.parse(internalShareFieldsSchema, {
      ...terms,
      agentId,
      fixedAmount,
    });
    expect(Number(kept)).toBe(Number(stored));
  });

  it.each([
    ['', 'El porcentaje es requerido.'],
    ['0', 'Va de 0.01 a 100: escribe, por ejemplo, 5 o 5.5.'],
    ['100.01', 'Va de 0.01 a 100: escribe, por ejemplo, 5 o 5.5.'],
    ['2,505', 'Va de 0.01 a 100: escribe, por ejemplo, 5 o 5.5.'],
    ['2.505', 'Usa 2 decimales como máximo: escribe, por ejemplo, 5 o 5.5.'],
    ['50/50', 'Hace falta una sola cantidad exacta: escribe, por ejemplo, 5 o 5.5.'],
    ['5% + IVA', 'Hace falta el total, con todo incluido: escribe, por ejemplo, 5 o 5.5.'],
  ])('refuse the percentage "%s"', (percentage, words) => {
    expect(saidOf(internalShareFieldsSchema, { ...terms, agentId, percentage })).toEqual({
      percentage: words,
    });
  });

  it('show all errors of an empty form at once', () => {
    const empty = { percentage: '', fixedAmount: 'mucho', notes: '' };
    expect(Object.keys(saidOf(internalShareFieldsSchema, { ...empty, agentId: '' }))).toEqual([
      'percentage',
      'fixedAmount',
      'agentId',
    ]);
    expect(
      Object.keys(saidOf(externalShareFieldsSchema, { ...empty, externalAgentName: ' ' })),
    ).toEqual(['percentage', 'fixedAmount', 'externalAgentName']);
  });

  it('refuse an invalid amount', () => {
    for (const fixedAmount of ['-1', 'mucho', '25,00,0', '4.500', '4.5', 'US$500'])
      expect(
        Object.keys(saidOf(internalShareFieldsSchema, { ...terms, agentId, fixedAmount })),
        fixedAmount,
      ).toEqual(['fixedAmount']);
  });

  it('ask for the missing agent', () => {
    expect(saidOf(internalShareFieldsSchema, { ...terms, agentId: '' })).toEqual({
      agentId: 'Selecciona un agente interno.',
    });
    expect(saidOf(externalShareFieldsSchema, { ...terms, externalAgentName: ' ' })).toEqual({
      externalAgentName: 'El nombre del agente externo es requerido.',
    });
    expect(
      saidOf(externalShareFieldsSchema, {
        ...terms,
        externalAgentName: 'Óscar',
        externalAgentEmail: 'óscar@',
      }),
    ).toEqual({ externalAgentEmail: 'Email inválido' });
  });
});

it('an amount is in the currency of the listing', () => {
  const fields = { ...terms, agentId, fixedAmount: 'US$500' };
  expect(z.parse(internalShareFields('USD'), fields)).toMatchObject({ fixedAmount: '500' });
});

describe('the fields of a change', () => {
  it('keep the contact that the form does not show', () => {
    const change = z.parse(changeFieldsSchema, {
      ...terms,
      percentage: '3 %',
      notes: ' A la firma ',
    });
    expect(change).toEqual({
      percentage: '3.00',
      commissionTotal: null,
      commissionPart: null,
      fixedAmount: null,
      notes: 'A la firma',
    });
  });

  it('do not clear the name of an outside agent', () => {
    expect(saidOf(changeFieldsSchema, { ...terms, externalAgentName: '' })).toEqual({
      externalAgentName: 'El nombre del agente externo es requerido.',
    });
  });
});
