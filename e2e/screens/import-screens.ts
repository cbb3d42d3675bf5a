import type { Page, Route } from '@playwright/test';
import type { Screen } from './screen.ts';

const PATH = '/admin?tab=import';
const ADMIN = 'admin@demo.pbr.mx';
const CUT_OFF = /Failed to load resource|^console /;
const ID = '5b1f0c9e-7d3a-4f7e-9c55-2f4c8c1b7a10';

const totals = { rows: 24, new: 18, changed: 2, unchanged: 1, deleted: 0, skipped: 1, refused: 2 };
const refusals = [
  { line: 8, externalId: 'A-107', reason: 'Precio “4.500”: Puede ser 4500 o 4.5.' },
  { line: 10, externalId: 'A-109', reason: 'Estado “Narnia”: No es ninguno de los 32 estados.' },
];
const notices = ['Quedaron vacíos 3 datos de Recámaras; el primero está en la línea 5: “muchas”.'];

/** The import in the browser. Nothing is stored: the test answers every call about an import. */
export const importScreens: readonly Screen[] = [
  { name: 'import', path: PATH, as: ADMIN },
  { name: 'import-refused', path: PATH, as: ADMIN, prepare: cutOffFile, noise: CUT_OFF },
  { name: 'import-reading', path: PATH, as: ADMIN, prepare: opened({ state: 'reading' }) },
  { name: 'import-columns', path: PATH, as: ADMIN, prepare: opened({}) },
  {
    name: 'import-checked',
    path: PATH,
    as: ADMIN,
    prepare: opened({ state: 'checked', totals, refusals, notices }),
  },
  {
    name: 'import-done',
    path: PATH,
    as: ADMIN,
    prepare: opened({ state: 'imported', totals, undoUntil: '2099-11-27T18:00:00.000Z' }),
  },
  {
    name: 'import-undone',
    path: PATH,
    as: ADMIN,
    prepare: opened({ state: 'undone', undone: { gone: 20, restored: 3, kept: 1 } }),
  },
];

const fileField = (page: Page) => page.getByLabel('Archivo de propiedades');
const FILE = { name: 'inventario.csv', mimeType: 'text/csv', buffer: Buffer.from('a') };

async function cutOffFile(page: Page): Promise<void> {
  await page.route('**/api/imports**', (route) => route.abort());
  await fileField(page).setInputFiles(FILE);
  await page.getByRole('alert').waitFor();
}

const RUN = {
  id: ID,
  fileName: 'inventario de noviembre.xlsx',
  state: 'ready',
  createdAt: '2026-11-26T18:00:00.000Z',
  createdBy: 'Elena Cárdenas Ruiz',
  totals: null,
  owner: { id: ID, name: 'Elena Cárdenas Ruiz' },
  rows: 24,
  done: 0,
  note: 'XLSX, hoja “Inventario”.',
  failure: null,
  refusals: [],
  notices: [],
  columns: [
    { name: 'Clave', filled: 24, samples: ['A-101', 'A-102'], words: null },
    {
      name: 'Tipo',
      filled: 24,
      samples: ['Casa', 'Bodega'],
      words: [
        { text: 'Casa', count: 20 },
        { text: 'Bodega', count: 4 },
      ],
    },
    { name: 'Precio', filled: 20, samples: ['3.1 mdp', '$ 18,001'], words: null },
    { name: 'Foto', filled: 24, samples: ['https://x.mx/1.jpg'], words: null },
  ],
  choices: {
    source: 'importacion',
    columns: [
      { column: 'Clave', target: 'key', words: {} },
      { column: 'Tipo', target: 'propertyType', words: { Casa: 'casa' } },
      { column: 'Precio', target: 'salePrice', words: {} },
      { column: 'Foto', target: null, words: {} },
    ],
    otherwise: { street: 'Calle no publicada', description: 'Pide los detalles a tu agente.' },
  },
  mapName: null,
  problem: 'Falta decir de dónde sale: operación, estado, ciudad, colonia.',
  preview: [
    {
      line: 2,
      cells: [
        { column: 'Clave', text: 'A-101' },
        { column: 'Precio', text: '3.1 mdp' },
      ],
      reason: null,
      fields: [
        { name: 'name', text: 'Casa en venta en Condesa' },
        { name: 'salePrice', text: '$3,100,000' },
      ],
    },
    {
      line: 3,
      cells: [{ column: 'Tipo', text: 'Bodega' }],
      reason: 'Tipo “Bodega”: Di en su columna qué significa.',
      fields: [],
    },
  ],
  undoUntil: null,
  photos: 0,
  undone: null,
};

/** Opens an import in this state, as if its file had just been sent. */
function opened(state: object) {
  return async (page: Page): Promise<void> => {
    await page.route('**/api/imports**', (route) => route.fulfill({ json: { id: ID } }));
    await page.route('**/trpc/**import.get**', (route) => answer(route, { ...RUN, ...state }));
    await fileField(page).setInputFiles(FILE);
    await page.getByRole('heading', { name: RUN.fileName }).waitFor();
  };
}

/** The question may travel with others. */
async function answer(route: Route, data: object): Promise<void> {
  const response = await route.fetch();
  const names = new URL(route.request().url()).pathname.split('/').at(-1)?.split(',') ?? [];
  const json = (await response.json()) as unknown[];
  json[names.indexOf('import.get')] = { result: { data } };
  await route.fulfill({ response, status: 200, json });
}
