import { compileMap } from './compile-map.ts';
import { parseMap } from './load-map.ts';
import { IN_THE_MAP, problemText } from './report/problem.ts';

/** A map of a file with the columns clave and titulo. */
export const BASE_MAP = {
  source: 'agencia',
  externalId: { columns: ['clave'] },
  fields: {
    name: { column: 'titulo' },
    description: { value: 'Sin descripción.' },
    street: { value: 'Calle no publicada' },
    neighborhood: { value: 'Centro' },
    city: { value: 'Mérida' },
    state: { value: 'Yucatán' },
    propertyType: { value: 'casa' },
    operationType: { value: 'venta' },
  },
};

/** The same with a column precio and the title in the description. */
export const PRICED_MAP = {
  ...BASE_MAP,
  fields: {
    ...BASE_MAP.fields,
    description: { template: 'Se ofrece {titulo}.' },
    salePrice: { column: 'precio', steps: ['number'] },
  },
};

export type Cells = Record<string, string>;

/** Maps one row whose columns are the keys of `cells`. */
export function mapped(cells: Cells, changes: object = {}, fields: object = {}) {
  const all: Cells = { clave: 'A1', titulo: 'Casa', ...cells };
  const map = parseMap(
    { ...BASE_MAP, ...changes, fields: { ...BASE_MAP.fields, ...fields } },
    'mapa.json',
  );
  return compileMap(map, Object.keys(all)).mapRow(Object.values(all));
}

export function listing(cells: Cells, changes?: object, fields?: object) {
  const row = mapped(cells, changes, fields);
  if (row.kind !== 'listing') throw new Error(JSON.stringify(row));
  return row;
}

export function refusalText(cells: Cells, changes?: object, fields?: object): string {
  const row = mapped(cells, changes, fields);
  if (row.kind !== 'refused') throw new Error(JSON.stringify(row));
  return row.problems.map((problem) => problemText(problem, IN_THE_MAP)).join(' ');
}
