import { beforeEach, expect, it, vi } from 'vitest';
import { FakeRequest } from '../../../testing/fake-request.ts';
import { changeBoard, emptyBoard, type NewPhoto } from './photo-items.ts';
import { uploadPhotos } from './send-photos.ts';

beforeEach(() => {
  FakeRequest.sent = [];
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
});

const aNewPhoto = (key: string, state: NewPhoto['state']): NewPhoto => ({
  kind: 'new',
  key,
  category: '',
  file: new File(['x'], `${key}.jpg`),
  state,
  progress: 0,
});

function send(state: NewPhoto['state'], signal?: AbortSignal) {
  const board = changeBoard(emptyBoard, { do: 'add', photos: [aNewPhoto('n1', state)] });
  return uploadPhotos({
    propertyId: crypto.randomUUID(),
    board: () => board,
    whenPrepared: async () => {},
    change: () => {},
    ...(signal && { signal }),
  });
}

it('sends no original whose preparation has ended with its form', async () => {
  expect(await send('preparing')).toEqual([]);
  expect(FakeRequest.sent).toEqual([]);
});

it('sends nothing once it has to end', async () => {
  expect(await send('waiting', AbortSignal.abort())).toEqual([]);
  expect(FakeRequest.sent).toEqual([]);
});
