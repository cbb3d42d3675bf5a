import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { latestToast } from '../../../lib/notify.ts';
import { areSent, choose, fakeUploads } from '../../../testing/begun-draft.tsx';
import { FakeRequest } from '../../../testing/fake-request.ts';
import { aStored, fill, isGone, openStored, press } from '../../../testing/listing-form.tsx';

beforeEach(fakeUploads);

it('a form that is closed while it is saved sends no more photos', async () => {
  const stored = aStored();
  const setImages = vi.fn(() => ({ images: [] }));
  await openStored(stored, { 'property.update': () => stored, 'property.setImages': setImages });
  await choose('una.jpg', 'dos.jpg', 'tres.jpg');
  await press('Guardar cambios');
  await areSent(2);
  await press('Cancelar');
  expect(await screen.findByText('Los cambios en las fotos se pierden.')).toBeTruthy();
  await press('Salir sin guardar');
  await isGone();
  await waitFor(() =>
    expect(latestToast()).toMatchObject({
      message: 'La propiedad se actualizó, pero 3 fotos no se subieron.',
    }),
  );
  expect(FakeRequest.sent).toHaveLength(2);
  expect(setImages).not.toHaveBeenCalled();
});

it('a save that ends late leaves open what was opened meanwhile', async () => {
  const stored = aStored();
  let save = () => {};
  const { url } = await openStored(stored, {
    'property.update': () =>
      new Promise((resolve) => {
        save = () => resolve(stored);
      }),
  });
  await fill('Calle', 'Tabasco');
  await press('Guardar cambios');
  await press('Cancelar');
  await screen.findByRole('dialog', { name: '¿Salir sin guardar?' });
  await press('Salir sin guardar');
  await isGone();
  await press('Nueva Propiedad');
  await screen.findByRole('button', { name: 'Guardar borrador' });
  await act(async () => save());
  await waitFor(() => expect(latestToast()).toMatchObject({ title: 'Propiedad actualizada' }));
  expect(url()).toBe('/my-properties?edit=new');
  expect(screen.getByRole('button', { name: 'Guardar borrador' })).toBeTruthy();
});
