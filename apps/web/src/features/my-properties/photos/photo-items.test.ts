import { describe, expect, it } from 'vitest';
import { aPropertyImage } from '../../../testing/a-property-card.ts';
import {
  changeBoard,
  emptyBoard,
  keptPhotos,
  type NewPhoto,
  type PhotoAction,
  type PhotoBoard,
} from './photo-items.ts';
import { isAsWanted } from './send-photos.ts';

const a = aPropertyImage({ order: 0, isPrimary: false });
const b = aPropertyImage({ order: 1, isPrimary: true });
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

it('shows stored photos in their order, whichever is the primary one', () => {
  expect(keys(after())).toEqual([a.id, b.id, c.id]);
  expect(after().primary).toBe(b.id);
  expect(isAsWanted(after(), [c, a, b])).toBe(true);
});

it.each([
  [0, [c.id, a.id, b.id]],
  [1, [a.id, c.id, b.id]],
  [9, [a.id, b.id, c.id]],
  [-1, [c.id, a.id, b.id]],
])('moves the last photo to place %i', (to, order) => {
  expect(keys(after({ do: 'move', key: c.id, to }))).toEqual(order);
});

it.each<[string, PhotoAction]>([
  ['another order', { do: 'move', key: a.id, to: 2 }],
  ['another primary one', { do: 'makePrimary', key: a.id }],
  ['another category', { do: 'categorise', key: a.id, category: 'sala' }],
  ['one less', { do: 'remove', key: a.id }],
])('sees %s as a change', (_what, action) => {
  expect(isAsWanted(after(action), [a, b, c])).toBe(false);
});

describe('the primary photo', () => {
  it('passes to another photo when it is removed; there is exactly one while there are any', () => {
    expect(after({ do: 'remove', key: b.id }).primary).toBe(a.id);
    const none = after(...[a, b, c].map(({ id }) => ({ do: 'remove', key: id }) as const));
    expect(none.primary).toBeNull();
  });

  it('of an empty listing is the first one added', () => {
    const board = changeBoard(emptyBoard, {
      do: 'add',
      photos: [aNewPhoto('n1'), aNewPhoto('n2')],
    });
    expect(board.primary).toBe('n1');
  });

  it('stays the same photo when it is stored', () => {
    const image = aPropertyImage();
    const board = after(
      { do: 'add', photos: [aNewPhoto('n1')] },
      { do: 'makePrimary', key: 'n1' },
      { do: 'stored', key: 'n1', image },
    );
    expect(board.primary).toBe(image.id);
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
  expect(keptPhotos(another).map(({ key }) => key)).toEqual([a.id, b.id, image.id]);
  const again = after(...sent, { do: 'stored', key: 'n1', image: c });
  expect(keptPhotos(again).map(({ key }) => key)).toEqual([a.id, b.id, c.id]);
});

it('keeps one copy of a photo that was there already', () => {
  const board = after(
    { do: 'add', photos: [aNewPhoto('n1')] },
    { do: 'stored', key: 'n1', image: c },
  );
  expect(keys(board)).toEqual([a.id, b.id, c.id]);
});
