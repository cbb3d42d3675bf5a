import type { PropertyImage } from '@pbr/schemas/property/photos';
import type { PropertyDetail } from '@pbr/schemas/property/read';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, vi } from 'vitest';
import { aPropertyImage } from './a-property-card.ts';
import { FakeRequest } from './fake-request.ts';
import { anEmptyDraft, openForm } from './listing-form.tsx';
import { aJpeg } from './photo-files.ts';

/** A draft that the first photo of a form has made. */
export const begunDraft = anEmptyDraft({ version: 1, name: 'Sin título' });

export function fakeUploads() {
  localStorage.clear();
  FakeRequest.sent = [];
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:photo');
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
}

export const answering = (answer: (input: unknown) => unknown) => vi.fn(answer);
export const choose = (...names: string[]) =>
  userEvent.upload(
    screen.getByLabelText('Archivos de las fotos'),
    names.map((name) => aJpeg(name)),
  );
export const areSent = (count: number) =>
  waitFor(() => expect(FakeRequest.sent).toHaveLength(count));

/** Opens the form of a new listing whose draft has these photos on the server. */
export async function openNew(answers: Parameters<typeof openForm>[1] = {}) {
  const images: PropertyImage[] = [];
  const create = answering(() => begunDraft);
  const update = answering((input) => ({
    ...begunDraft,
    ...(input as PropertyDetail),
    version: 2,
  }));
  await openForm('new', {
    'property.create': create,
    'property.update': update,
    'property.getForEditing': () => ({ ...begunDraft, images: [...images] }),
    'property.setImages': () => ({ images }),
    ...answers,
  });
  const store = async (request: FakeRequest | undefined) => {
    const image = aPropertyImage({ order: images.length, isPrimary: images.length === 0 });
    images.push(image);
    await request?.answer(201, { image });
  };
  return { create, update, store };
}
