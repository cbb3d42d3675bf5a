import { expect, test } from 'vitest';
import { compileMap } from '../../import/compile-map.ts';
import { parseMap } from '../../import/load-map.ts';
import { mapOfChoices } from './columns/map-of-choices.ts';
import { TableProfiler } from './columns/profile-table.ts';
import { proposeChoices } from './columns/propose-choices.ts';
import { reasonWords } from './reason-words.ts';

const HEADER = ['Clave', 'Tipo', 'Operación', 'Precio', 'Moneda', 'Colonia', 'Ciudad', 'Estado'];
const RIGHT = ['A-1', 'Casa', 'Venta', '4.5 mdp', 'Pesos', 'Centro', 'Mérida', 'Yucatán'];

test.each([
  ['Estado', 'Narnia'],
  ['Estado', 'Benito Juárez'],
  ['Tipo', 'Castillo'],
  ['Operación', 'Trueque'],
  ['Moneda', 'USD'],
  ['Clave', 'A'.repeat(300)],
])('a refused row is told without words of a mapping file: %s', (column, text) => {
  const profiler = new TableProfiler(HEADER);
  profiler.take(2, RIGHT);
  const choices = proposeChoices(profiler.profile(null));
  const row = RIGHT.map((cell, at) => (HEADER[at] === column ? text : cell));
  const mapped = compileMap(parseMap(mapOfChoices(choices), ''), HEADER).mapRow(row);
  const reasons = mapped.kind === 'refused' ? reasonWords(mapped.problems) : '';
  expect(reasons).toContain(':');
  expect(reasons).not.toMatch(/"|mapa|paso/u);
});
