import { adminSearchSchema } from '@pbr/schemas/employee/admin-search';
import type { ImportChoices } from '@pbr/schemas/import/choices';
import type { ImportRun } from '@pbr/schemas/import/run';
import type { PropertyImage } from '@pbr/schemas/property/photos';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { FakeRequest } from '../../../testing/fake-request.ts';
import { aFileOf, aJpeg } from '../../../testing/photo-files.ts';
import { refusal } from '../../../testing/refusal.ts';
import { type Answers, renderRoute } from '../../../testing/render-route.tsx';
import { ColumnList } from './column-list.tsx';
import { Part } from './import-screen.tsx';
import { Preview } from './preview.tsx';

const ID = '5b1f0c9e-7d3a-4f7e-9c55-2f4c8c1b7a10';
const choices: ImportChoices = {
  source: 'importacion',
  columns: [
    { column: 'Tipo', target: 'propertyType', words: { Casona: 'casa' } },
    { column: 'Clase', target: null, words: {} },
  ],
  otherwise: {},
};
const words = [
  { text: 'Casona', count: 3 },
  { text: 'Bodega', count: 1 },
];

function aRun(values: Partial<ImportRun>): ImportRun {
  return {
    id: ID,
    fileName: 'inventario.xlsx',
    state: 'ready',
    createdAt: '2026-11-26T18:00:00.000Z',
    createdBy: 'Elena Ríos',
    totals: null,
    owner: { id: ID, name: 'Elena Ríos' },
    rows: 4,
    done: 0,
    note: null,
    failure: null,
    refusals: [],
    notices: [],
    columns: ['Tipo', 'Clase'].map((name) => ({ name, filled: 4, samples: [], words })),
    choices,
    mapName: null,
    problem: null,
    preview: [],
    undoUntil: null,
    photos: 0,
    undone: null,
    ...values,
  };
}

async function open(values: Partial<ImportRun>, answers: Answers = {}) {
  const mine = vi.fn(() => ({ items: [] }));
  const list = vi.fn(() => ({ runs: [], maps: [] }));
  const { trpcUtils } = await renderRoute({
    path: '/admin',
    at: `/admin?tab=import&run=${ID}`,
    parseSearch: (search) => adminSearchSchema.parse(search),
    component: Part,
    answers: {
      'import.get': () => aRun(values),
      'import.list': list,
      'property.mine': mine,
      'agent.colleagues': () => ({ items: [], total: 0 }),
      'session.user': () => null,
      ...answers,
    },
  });
  await screen.findByText('inventario.xlsx');
  const showListings = () => trpcUtils.property.mine.fetch({});
  await trpcUtils.import.list.fetch();
  await showListings();
  return {
    list,
    /** How often the listings are read by a screen that shows them before and now. */
    readsOfListings: async () => {
      await showListings();
      return mine.mock.calls.length;
    },
  };
}

const image: PropertyImage = {
  id: ID,
  propertyId: ID,
  imageUrl: '/media/a/1024.jpg',
  url: '/media/a/1024.jpg',
  baseUrl: '/media/a',
  category: 'fachada',
  order: 0,
  isPrimary: true,
  width: 1200,
  height: 900,
  placeholder: null,
  createdAt: '2026-11-26T18:00:00.000Z',
};

const choose = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

it('a column that becomes a field takes it from the column that had it, and its words may stay out', () => {
  const onChange = vi.fn<(choices: ImportChoices) => void>();
  render(<ColumnList run={aRun({})} choices={choices} onChange={onChange} />);
  expect(screen.getByText('Falta decir qué significa 1 palabra')).toBeTruthy();
  choose('Qué es Clase', 'propertyType');
  expect(onChange.mock.lastCall?.[0].columns).toMatchObject([
    { column: 'Tipo', target: null },
    { column: 'Clase', target: 'propertyType' },
  ]);
  choose('Qué significa Bodega', '-');
  expect(onChange.mock.lastCall?.[0].columns[0]?.words).toEqual({ Casona: 'casa', Bodega: '' });
});

it('a choice that could not be stored stays on the screen, and is sent before the check', async () => {
  const called: string[] = [];
  await open(
    {},
    {
      'import.arrange': () => {
        called.push('arrange');
        if (called.length === 1) throw refusal('server.unavailable', 'Intenta de nuevo.');
        return aRun({});
      },
      'import.act': () => {
        called.push('act');
        return aRun({ state: 'checking' });
      },
    },
  );
  const city = screen.getByLabelText<HTMLInputElement>(/^Ciudad/u);
  fireEvent.change(city, { target: { value: 'Mérida' } });
  fireEvent.blur(city);
  await waitFor(() => expect(called).toEqual(['arrange']));
  expect(city.value).toBe('Mérida');
  fireEvent.click(screen.getByText('Revisar las 4 filas'));
  await waitFor(() => expect(called).toEqual(['arrange', 'arrange', 'act']));
});

it('a map that is taken after such a choice replaces it', async () => {
  const called: string[] = [];
  await open(
    {},
    {
      'import.arrange': () => {
        called.push('arrange');
        throw refusal('server.unavailable', 'Intenta de nuevo.');
      },
      'import.chooseMap': () => {
        called.push('map');
        return aRun({});
      },
      'import.act': () => {
        called.push('act');
        return aRun({ state: 'checking' });
      },
    },
  );
  const city = screen.getByLabelText<HTMLInputElement>(/^Ciudad/u);
  fireEvent.change(city, { target: { value: 'Mérida' } });
  fireEvent.blur(city);
  await waitFor(() => expect(called).toEqual(['arrange']));
  fireEvent.click(screen.getByText('Volver a lo propuesto'));
  await waitFor(() => expect(called).toEqual(['arrange', 'map']));
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>(/^Ciudad/u).value).toBe(''));
  fireEvent.click(screen.getByText('Revisar las 4 filas'));
  await waitFor(() => expect(called).toEqual(['arrange', 'map', 'act']));
});

it('a row that a word leaves out is no failure, and does not count as entering', () => {
  const row = { cells: [], reason: null, fields: [] };
  const enters = { ...row, line: 2, fields: [{ name: 'name' as const, text: 'Casa' }] };
  render(<Preview rows={[enters, { ...row, line: 3 }]} isOld={false} />);
  expect(screen.getByText('Entra 1 de 2.')).toBeTruthy();
  expect(screen.getByText('Se queda fuera, como dice su columna.')).toBeTruthy();
});

it('listings and imports that were loaded before are read again after an import', async () => {
  const { list, readsOfListings } = await open(
    { state: 'importing' },
    { 'import.act': () => aRun({ state: 'canceled' }) },
  );
  expect(await readsOfListings()).toBe(1);
  fireEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
  await screen.findByText('Se canceló antes de guardar algo');
  expect(await readsOfListings()).toBe(2);
  fireEvent.click(screen.getByRole('link', { name: 'Otro archivo' }));
  await screen.findByRole('heading', { name: 'Trae tus propiedades de un archivo' });
  expect(await readsOfListings()).toBe(2);
  expect(list).toHaveBeenCalledTimes(2);
});

it('they are read again by somebody who leaves while it goes on', async () => {
  const { readsOfListings } = await open({ state: 'undoing' });
  expect(await readsOfListings()).toBe(1);
  fireEvent.click(screen.getByRole('link', { name: 'Todas las importaciones' }));
  await screen.findByRole('heading', { name: 'Trae tus propiedades de un archivo' });
  expect(await readsOfListings()).toBe(2);
});

it('a check changes no listing', async () => {
  const { readsOfListings } = await open({ state: 'checking' });
  fireEvent.click(screen.getByRole('link', { name: 'Todas las importaciones' }));
  await screen.findByRole('heading', { name: 'Trae tus propiedades de un archivo' });
  expect(await readsOfListings()).toBe(1);
});

it('undoing waits for the photo on its way, which the import then knows, and no other is sent', async () => {
  FakeRequest.sent = [];
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  const called: string[] = [];
  const undoUntil = '2026-11-27T18:00:00.000Z';
  await open(
    { state: 'imported', undoUntil },
    {
      'import.matchPhotos': (input) => ({
        photos: (input as { names: string[] }).names.map((_, at) => ({
          at,
          propertyId: ID,
          key: 'A-1',
        })),
      }),
      'import.notePhotos': (input) => {
        called.push(`note ${(input as { imageIds: string[] }).imageIds.length}`);
        if (called.length === 1) throw refusal('server.unavailable', 'Intenta de nuevo.');
        return { id: ID };
      },
      'import.act': (input) => {
        called.push((input as { action: string }).action);
        return aRun({ state: 'undoing' });
      },
    },
  );
  const files = [aJpeg('A-1 1.jpg'), aJpeg('A-1 2.jpg')];
  fireEvent.change(screen.getByLabelText('Archivos de las fotos'), { target: { files } });
  await waitFor(() => expect(FakeRequest.sent).toHaveLength(1));
  fireEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/ya no se envían/u)).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Deshacer' }));
  await waitFor(() => expect(dialog.getByText('Deshaciendo...')).toBeTruthy());
  expect(called).toEqual([]);
  await FakeRequest.sent[0]?.answer(201, { image });
  await screen.findByText(/Deshaciendo la importación/u);
  expect(called).toEqual(['note 1', 'note 1', 'undo']);
  expect(FakeRequest.sent).toHaveLength(1);
});

it("only a photo that the listing did not have is noted as the import's", async () => {
  FakeRequest.sent = [];
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  const noted: unknown[] = [];
  await open(
    { state: 'imported' },
    {
      'import.matchPhotos': () => ({
        photos: [0, 1].map((at) => ({ at, propertyId: ID, key: 'A-1' })),
      }),
      'import.notePhotos': (input) => {
        noted.push(input);
        return { id: ID };
      },
    },
  );
  const files = [aJpeg('A-1 1.jpg'), aJpeg('A-1 2.jpg')];
  fireEvent.change(screen.getByLabelText('Archivos de las fotos'), { target: { files } });
  await waitFor(() => expect(FakeRequest.sent).toHaveLength(1));
  const there = '0d9cf1ab-77a5-4a35-8a5e-6c7f5c1d2e3f';
  await FakeRequest.sent[0]?.answer(200, { image: { ...image, id: there } });
  await waitFor(() => expect(FakeRequest.sent).toHaveLength(2));
  await FakeRequest.sent[1]?.answer(201, { image });
  await waitFor(() => expect(noted).toEqual([{ id: ID, imageIds: [image.id] }]));
});

it('photos of a listing go one after the other, and only what may still succeed is tried again', async () => {
  FakeRequest.sent = [];
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  const { readsOfListings } = await open(
    { state: 'imported' },
    {
      'import.matchPhotos': (input) => ({
        photos: (input as { names: string[] }).names.flatMap((name, at) =>
          name.startsWith('A-1') ? [{ at, propertyId: ID, key: 'A-1' }] : [],
        ),
      }),
    },
  );
  const files = [aJpeg('A-1 10.jpg'), aJpeg('A-1 2.jpg'), aFileOf('x', 'A-1.jpg'), aJpeg('B.jpg')];
  fireEvent.change(screen.getByLabelText('Archivos de las fotos'), { target: { files } });
  const names = () => FakeRequest.sent.map(({ body }) => (body?.get('photo') as File | null)?.name);
  await waitFor(() => expect(names()).toEqual(['A-1 2.jpg']));
  await FakeRequest.sent[0]?.cutOff();
  await waitFor(() => expect(names()).toEqual(['A-1 2.jpg', 'A-1 10.jpg']));
  await FakeRequest.sent[1]?.cutOff();
  expect(await screen.findByText('Reintentar 2')).toBeTruthy();
  const lines = within(screen.getByLabelText('Fotos que no entraron'));
  expect(lines.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
    expect.stringMatching(/^1 foto.*A-1\.jpg$/u),
    expect.stringMatching(/^2 fotos.*A-1 2\.jpg · A-1 10\.jpg$/u),
    expect.stringMatching(/^1 foto.*clave.*B\.jpg$/u),
  ]);
  expect(await readsOfListings()).toBe(2);
});

const NO_ROWS = { rows: 0, new: 0, changed: 0, unchanged: 0, deleted: 0, skipped: 0, refused: 0 };

it.each([
  [
    1,
    '1 propiedad que la importación había publicado ya no está, y 1 propiedad volvió a quedar como estaba.',
  ],
  [
    2,
    '2 propiedades que la importación había publicado ya no están, y 2 propiedades volvieron a quedar como estaban.',
  ],
])('an import of %i that was undone says so', async (many, said) => {
  await open({ state: 'undone', undone: { gone: many, restored: many, kept: 0 } });
  expect(screen.getByText(said)).toBeTruthy();
});

it.each([
  [1, 'con su foto'],
  [2, 'con sus 2 fotos'],
])('undoing an import with %i photos says that they go', async (photos, said) => {
  await open({ state: 'imported', totals: NO_ROWS, photos, undoUntil: '2026-11-27T18:00:00.000Z' });
  fireEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
  expect(
    await screen.findByText(new RegExp(`vuelve a quedar como estaba, ${said}\\.`, 'u')),
  ).toBeTruthy();
});

it.each([
  [
    1,
    'Se publicaría o cambiaría 1 propiedad',
    '1 fila revisada; todavía no se guarda nada.',
    '1 de las que no cambian la eliminó alguien en el portal, y así se queda.',
  ],
  [
    2,
    'Se publicarían o cambiarían 2 propiedades',
    '2 filas revisadas; todavía no se guarda nada.',
    '2 de las que no cambian las eliminó alguien en el portal, y así se quedan.',
  ],
])('a check of %i says what it found', async (many, ...said) => {
  const totals = { ...NO_ROWS, rows: many, new: many, deleted: many };
  await open({ state: 'checked', totals });
  for (const text of said) expect(screen.getByText(text)).toBeTruthy();
});
