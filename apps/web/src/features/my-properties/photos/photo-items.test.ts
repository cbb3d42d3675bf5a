import { describe, expect, it } from 'vitest';
import { aPropertyImage } from '../../../testing/a-property-card.ts';
import {
  changeBoard,
  coverOf,
  emptyBoard,
  keptPhotos,
  lostPhotos,
  type NewPhoto,
  type PhotoAction,
  type PhotoBoard,
} from './photo-items.ts';
import { isAsWanted } from './send-photos.ts';

const a = aPropertyImage({ order: 0, isPrimary: true });
const b = aPropertyImage({ order: 1, isPrimary: false });
const c = aPropertyImage({ order: 2, isPrimary: false });

const aNewPhoto = (key: string): NewPhoto => ({
  kind: 'new',
  key,
  category: 'fachada',
  file: new File(['x'], `${key}.jpg`),
  preview: `blob:${key}`,
  state: 'waiting',
  progress: 0,
});

const after = (...actions: PhotoAction[]): PhotoBoard =>
  actions.reduce(changeBoard, changeBoard(emptyBoard, { do: 'load', images: [b, a, c] }));
const keys = ({ photos }: PhotoBoard) => photos.map(({ key }) => key);

it('shows stored photos in their order, the cover first', () => {
  expect(keys(after())).toEqual([a.id, b.id, c.id]);
  expect(coverOf(after())).toBe(a.id);
  expect(isAsWanted(after(), [c, a, b])).toBe(true);
});

it.each([
  [0, [c.id, a.id, b.id]],
  [1, [a.id, c.id, b.id]],
  [9, [a.id, b.id, c.id]],
  [-1, [c.id, a.id, b.id]],
])('moves the last photo to position %i', (to, order) => {
  expect(keys(after({ do: 'move', key: c.id, to }))).toEqual(order);
});

it.each<[string, PhotoAction]>([
  ['another order', { do: 'move', key: a.id, to: 2 }],
  ['another cover', { do: 'move', key: b.id, to: 0 }],
  ['another category', { do: 'categorise', keys: [a.id], category: 'sala' }],
  ['one less', { do: 'remove', key: a.id }],
])('sees %s as a change', (_what, action) => {
  expect(isAsWanted(after(action), [a, b, c])).toBe(false);
});

it('gives several photos a category at once, new ones as well', () => {
  const board = after(
    { do: 'add', photos: [aNewPhoto('n1')] },
    { do: 'categorise', keys: [b.id, 'n1'], category: 'cocina' },
  );
  expect(board.photos.map(({ category }) => category)).toEqual([
    a.category,
    'cocina',
    c.category,
    'cocina',
  ]);
});

describe('the cover', () => {
  it('is the first photo that stays', () => {
    expect(coverOf(after({ do: 'remove', key: a.id }))).toBe(b.id);
    const none = after(...[a, b, c].map(({ id }) => ({ do: 'remove', key: id }) as const));
    expect(coverOf(none)).toBeUndefined();
  });

  it('is again the first one when that is restored', () => {
    const board = after({ do: 'remove', key: a.id }, { do: 'restore', key: a.id });
    expect(coverOf(board)).toBe(a.id);
  });

  it('of an empty listing is the first one added', () => {
    const photos = [aNewPhoto('n1'), aNewPhoto('n2')];
    expect(coverOf(changeBoard(emptyBoard, { do: 'add', photos }))).toBe('n1');
  });

  it('stays the same photo when it is stored', () => {
    const image = aPropertyImage();
    const board = after(
      { do: 'add', photos: [aNewPhoto('n1')] },
      { do: 'move', key: 'n1', to: 0 },
      { do: 'stored', key: 'n1', image },
    );
    expect(coverOf(board)).toBe('n1');
    expect(board.photos[0]).toMatchObject({ kind: 'stored', image });
  });
});

describe('a new photo', () => {
  const chosen: PhotoAction = { do: 'add', photos: [{ ...aNewPhoto('n1'), state: 'preparing' }] };
  const file = new File(['smaller'], 'n1.jpg');
  const prepared: PhotoAction = {
    do: 'prepared',
    key: 'n1',
    file,
    preview: 'blob:smaller',
    change: 'Reducida a 2560 × 640 px',
  };
  const shown = (...actions: PhotoAction[]) => after(chosen, ...actions).photos.at(-1);

  it('waits with the file that was prepared', () => {
    expect(shown(prepared)).toMatchObject({
      state: 'waiting',
      file,
      change: 'Reducida a 2560 × 640 px',
    });
  });

  it('is sent, fails, and is sent again', () => {
    const sending = { do: 'progress', key: 'n1', share: 0.5 } as const;
    expect(shown(prepared, sending)).toMatchObject({ state: 'sending', progress: 0.5 });
    const cutOff = { do: 'fail', key: 'n1', failure: 'Sin conexión', canRetry: true } as const;
    expect(shown(prepared, sending, cutOff)).toMatchObject({
      state: 'failed',
      failure: 'Sin conexión',
    });
    expect(lostPhotos(after(chosen, prepared, cutOff))).toEqual([]);
    expect(shown(prepared, cutOff, sending)).toMatchObject({ state: 'sending' });
  });

  it('is lost when the server refuses it for good', () => {
    const refused = { do: 'fail', key: 'n1', failure: 'No es una foto', canRetry: false } as const;
    expect(lostPhotos(after(chosen, prepared, refused))).toHaveLength(1);
  });

  it('that was removed meanwhile does not come back', () => {
    expect(keys(after(chosen, { do: 'remove', key: 'n1' }, prepared))).toEqual([a.id, b.id, c.id]);
  });
});

it('restores a stored photo, and forgets one that was never sent', () => {
  const board = after({ do: 'add', photos: [aNewPhoto('n1')] }, { do: 'remove', key: 'n1' });
  expect(keys(board)).toEqual([a.id, b.id, c.id]);
  const removed = changeBoard(board, { do: 'remove', key: a.id });
  expect(keptPhotos(removed)).toHaveLength(2);
  expect(keptPhotos(changeBoard(removed, { do: 'restore', key: a.id }))).toHaveLength(3);
});

it('keeps a removed photo removed while another one arrives, unless it is the same one', () => {
  const sent = [
    { do: 'remove', key: c.id },
    { do: 'add', photos: [aNewPhoto('n1')] },
  ] as const;
  const image = aPropertyImage();
  const another = after(...sent, { do: 'stored', key: 'n1', image });
  expect(keptPhotos(another).map(({ key }) => key)).toEqual([a.id, b.id, 'n1']);
  const again = after(...sent, { do: 'stored', key: 'n1', image: c });
  expect(keptPhotos(again).map(({ key }) => key)).toEqual([a.id, b.id, c.id]);
});

it('is arranged by the ids of the server', () => {
  const image = aPropertyImage({ order: 3, isPrimary: false, category: 'fachada' });
  const board = after({ do: 'add', photos: [aNewPhoto('n1')] }, { do: 'stored', key: 'n1', image });
  expect(isAsWanted(board, [a, b, c, image])).toBe(true);
  expect(isAsWanted(changeBoard(board, { do: 'remove', key: 'n1' }), [a, b, c, image])).toBe(false);
});

it('keeps a photo that was there when its second copy was removed on its way', () => {
  const board = after();
  expect(changeBoard(board, { do: 'stored', key: 'n1', image: c })).toBe(board);
});

it('keeps one copy of a photo that was there already', () => {
  const board = after(
    { do: 'add', photos: [aNewPhoto('n1')] },
    { do: 'stored', key: 'n1', image: c },
  );
  expect(keys(board)).toEqual([a.id, b.id, c.id]);
});
