import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadMap, parseMap } from './load-map.ts';

const value = { value: 'x' };
const fields = {
  name: value,
  description: value,
  street: value,
  neighborhood: value,
  city: value,
  state: value,
  propertyType: value,
  operationType: value,
};
const good = { source: 'agencia', externalId: { columns: ['id'] }, fields };

describe('a mapping file', () => {
  it('is accepted with the minimal content', () => {
    expect(parseMap(good, 'm.json')).toMatchObject({ source: 'agencia', values: {}, rules: [] });
  });

  it.each([
    [{ ...good, source: 'Mi Agencia' }, 'source: Usa minúsculas'],
    [{ ...good, source: undefined }, 'source: Falta; aquí va un texto.'],
    [{ ...good, fuente: 'x' }, '(todo): Claves desconocidas: fuente.'],
    [{ ...good, externalId: {} }, 'externalId: Escribe exactamente una de estas claves'],
    [{ ...good, externalId: { columns: [] } }, 'externalId.columns: Escribe al menos un nombre.'],
    [{ ...good, csv: { delimiter: ';;' } }, 'csv.delimiter: Escribe un solo carácter.'],
    [{ ...good, fields: { ...fields, name: undefined } }, 'fields.name: Falta'],
    [{ ...good, fields: { ...fields, colour: value } }, 'fields: Claves desconocidas: colour.'],
    [
      { ...good, fields: { ...fields, name: { value: 'x', column: 'y' } } },
      'fields.name: Escribe exactamente una de estas claves: column, from, template, value, first.',
    ],
    [
      { ...good, fields: { ...fields, name: { column: 'x', steps: ['shout'] } } },
      'fields.name.steps.0: No es un paso. Hay lower,',
    ],
    [
      { ...good, fields: { ...fields, name: { column: 'x', steps: [{ match: '(' }] } } },
      'fields.name.steps.0.match: No es una expresión regular.',
    ],
    [
      { ...good, fields: { ...fields, name: { column: 'x', otherwise: 'guess' } } },
      'fields.name.otherwise: Elige "refuse", "keep", "empty" o "report".',
    ],
    [
      { ...good, rules: [{ if: { column: 'x', is: ['y'] }, drop: true }] },
      'rules.0: Claves desconocidas: drop.',
    ],
    [
      { ...good, rules: [{ if: { column: 'x' }, skip: true }] },
      'rules.0.if: Escribe exactamente una de estas claves: is, isNot.',
    ],
    ['hola', '(todo): Aquí va un objeto.'],
  ])('is refused in Spanish, with the position of the error (case %#)', (map, message) => {
    expect(() => parseMap(map, 'm.json')).toThrow(message);
  });

  it('is refused when it is missing or not JSON', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'pbr-map-'));
    await writeFile(join(folder, 'roto.json'), '{ "source": ');
    await expect(loadMap(join(folder, 'nada.json'))).rejects.toThrow(/No se pudo leer el mapa/u);
    await expect(loadMap(join(folder, 'roto.json'))).rejects.toThrow(/no es JSON válido/u);
    await rm(folder, { recursive: true });
  });

  it('is accepted as the project ships it', async () => {
    const folder = join(import.meta.dirname, '../../../../import/maps');
    const names = await readdir(folder);
    expect(names).toContain('properati.json');
    for (const name of names) await expect(loadMap(join(folder, name))).resolves.toBeDefined();
  });
});
