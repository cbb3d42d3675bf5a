import { myPropertiesPageSchema } from '@pbr/schemas/property/search/mine-search';
import type { PropertyDetail } from '@pbr/schemas/property/read';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { latestToast } from '../../../lib/notify.ts';
import { aListing } from '../../../testing/a-listing.ts';
import { aUser } from '../../../testing/fake-server.ts';
import {
  aStored,
  field,
  fill,
  isGone,
  label,
  noListings,
  openForm,
  openStored,
  press,
} from '../../../testing/listing-form.tsx';
import { refusal } from '../../../testing/refusal.ts';
import { renderRoute } from '../../../testing/render-route.tsx';
import { MyPropertiesScreen } from '../my-properties-screen.tsx';

beforeEach(() => localStorage.clear());

async function fillIn() {
  await fill('Nombre', 'Casa con patio');
  await userEvent.selectOptions(field('Tipo de propiedad'), 'casa');
  await userEvent.selectOptions(field('Operación'), 'venta');
  await fill('Descripción', 'Luz todo el día.');
  await fill('Precio de venta', '4.5 M');
  await fill('Ciudad', 'Cuauhtémoc');
  await fill('Colonia', 'Condesa');
  await fill('Calle', 'Ámsterdam');
}

describe('a new listing', () => {
  it('shows the fields of its operation and type, and says what it understood of a price', async () => {
    await openForm('new');
    expect(screen.getByText(/^Elige primero si la propiedad es/u)).toBeTruthy();
    for (const name of ['Precio de venta', 'Moneda'])
      expect(screen.queryByLabelText(label(name))).toBeNull();
    await userEvent.selectOptions(field('Operación'), 'ambos');
    expect(screen.getByText(/^Por ejemplo 4,500,000/u)).toBeTruthy();
    expect(screen.getByText(/^Por ejemplo 25,000 o 25 mil/u)).toBeTruthy();
    await userEvent.selectOptions(field('Tipo de propiedad'), 'terreno');
    expect(screen.queryByLabelText(label('Recámaras'))).toBeNull();
    await userEvent.type(field('Precio de venta'), '4.5 M');
    expect(screen.getByText('Se entiende $4,500,000 MXN.')).toBeTruthy();
    await userEvent.type(field('Renta mensual'), '4.500');
    expect(screen.getByText(/^Se puede leer de dos maneras/u)).toBeTruthy();
    // An understood amount is regrouped in the field; other text stays as typed.
    expect(field('Precio de venta').value).toBe('4,500,000');
    expect(screen.queryByText('Se entiende $4,500,000 MXN.')).toBeNull();
    await userEvent.tab();
    expect(field('Renta mensual').value).toBe('4.500');
    expect(field('Estado').value).toBe('Ciudad de México');
    expect(field('Moneda').value).toBe('MXN');
  });

  it('is created once, however often the button is pressed, and closes the form', async () => {
    let answer = () => {};
    const create = vi.fn(
      (_input: unknown) =>
        new Promise((resolve) => {
          answer = () =>
            resolve(
              aStored({
                name: 'Casa con patio',
                description: 'Luz todo el día.',
                street: 'Ámsterdam',
                number: null,
                propertyType: 'casa',
                bedrooms: null,
                fullBathrooms: null,
                halfBathrooms: null,
                parkingSpaces: null,
                constructionArea: null,
              }),
            );
        }),
    );
    const { url } = await openForm('new', { 'property.create': create });
    await fillIn();
    const button = screen.getByRole('button', { name: 'Publicar propiedad' });
    act(() => {
      button.click();
      button.click();
    });
    await press('Guardando...');
    await act(async () => answer());
    await isGone();
    expect(create).toHaveBeenCalledTimes(1);
    expect(create.mock.calls[0]?.[0]).toMatchObject({
      name: 'Casa con patio',
      salePrice: '4500000',
      rentPrice: null,
      bedrooms: null,
      creationKey: expect.stringMatching(/^[\da-f-]{36}$/u),
    });
    expect(latestToast()).toMatchObject({ kind: 'success', title: 'Propiedad creada' });
    expect(url()).toBe('/my-properties');
    expect(localStorage).toHaveLength(0);
  });

  it('marks the required fields', async () => {
    await openForm('new');
    await userEvent.selectOptions(field('Operación'), 'ambos');
    const required = [
      ...screen.getAllByRole<HTMLInputElement>('textbox'),
      ...screen.getAllByRole<HTMLInputElement>('combobox'),
    ].filter((input) => input.required);
    expect(required.map(({ name }) => name).toSorted()).toEqual([
      'city',
      'currency',
      'description',
      'name',
      'neighborhood',
      'operationType',
      'propertyType',
      'state',
      'street',
    ]);
  });

  it("prevents the browser's own submit, which would reload the page", async () => {
    await openForm('new');
    expect(fireEvent.submit(field('Nombre'))).toBe(false);
    expect(await screen.findByText('Escribe el nombre de la propiedad.')).toBeTruthy();
  });

  it('is sent by the Enter key, which on a touch screen leads to the next field instead', async () => {
    await openForm('new');
    const matchMedia = window.matchMedia.bind(window);
    const touch = vi
      .spyOn(window, 'matchMedia')
      .mockImplementation((query) => matchMedia(query === '(pointer: coarse)' ? 'all' : query));
    field('Calle').focus();
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement).toBe(screen.getByLabelText('Número'));
    expect(screen.queryByText('Elige el tipo de propiedad.')).toBeNull();
    touch.mockRestore();
    field('Calle').focus();
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByText('Elige el tipo de propiedad.')).toBeTruthy();
  });

  it('names missing values beside the fields, and focuses the first', async () => {
    const create = vi.fn();
    await openForm('new', { 'property.create': create });
    await press('Publicar propiedad');
    expect(await screen.findByText('Escribe el nombre de la propiedad.')).toBeTruthy();
    expect(screen.getByText('Elige el tipo de propiedad.')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(field('Nombre')));
    expect(create).not.toHaveBeenCalled();
  });

  it('keeps the typed text if the server refuses a field or does not answer; the next try is the same listing', async () => {
    const create = vi.fn((_input: unknown): unknown => {
      throw refusal('request.invalid', 'Revisa los datos marcados.', {
        street: 'No es una calle.',
      });
    });
    await openForm('new', { 'property.create': create });
    await fillIn();
    await press('Publicar propiedad');
    expect(await screen.findByText('No es una calle.')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(field('Calle')));
    create.mockImplementation(() => {
      throw new TypeError('Failed to fetch');
    });
    await press('Publicar propiedad');
    const unsaved = 'Sin conexión. No se pudo guardar la propiedad.';
    await waitFor(() => expect(latestToast()).toMatchObject({ message: unsaved }));
    expect(field('Calle').value).toBe('Ámsterdam');
    const keys = create.mock.calls.map(([input]) => (input as { creationKey: string }).creationKey);
    expect(new Set(keys).size).toBe(1);
  });

  it('stored by a try whose answer was lost gets the text typed since', async () => {
    const stored = aStored({ name: 'Como era antes' });
    const update = vi.fn((_input: unknown) => stored);
    await openForm('new', { 'property.create': () => stored, 'property.update': update });
    await fillIn();
    await press('Publicar propiedad');
    await isGone();
    expect(update.mock.calls[0]?.[0]).toMatchObject({
      id: stored.id,
      version: stored.version,
      name: 'Casa con patio',
    });
  });

  it('takes amenities from those in use and from the keyboard', async () => {
    const create = vi.fn((_input: unknown) => aStored());
    await openForm('new', { 'property.create': create, 'property.update': () => aStored() });
    await fillIn();
    await press('Elevador');
    await userEvent.type(field('Otra amenidad'), 'alberca{Enter}Salón de música');
    await press('Publicar propiedad');
    await waitFor(() => expect(create).toHaveBeenCalled());
    expect(create.mock.calls[0]?.[0]).toMatchObject({
      features: ['Elevador', 'Alberca', 'Salón de música'],
    });
  });

  it('takes several amenities at once: none is empty, repeated or cut at a comma of its name', async () => {
    await openForm('new', { 'property.amenities': () => ({ items: ['Cava, chica'] }) });
    await userEvent.click(field('Otra amenidad'));
    await userEvent.paste('Jardín, , jardin,');
    await userEvent.tab();
    await userEvent.type(field('Otra amenidad'), 'Bodega,cava, chica,jardin{Enter}');
    const chosen = screen.getAllByRole('button', { pressed: true });
    expect(chosen.map((chip) => chip.textContent)).toEqual(['Jardín', 'Bodega', 'Cava, chica']);
  });
});

describe('unsaved text', () => {
  it('survives the form, is offered, and restores everything', async () => {
    await openForm('new');
    await fill('Nombre', 'Casa a medias');
    await press('Cerrar');
    const question = within(await screen.findByRole('dialog', { name: '¿Salir sin guardar?' }));
    expect(question.getByText(/se queda en este dispositivo/u)).toBeTruthy();
    await userEvent.click(question.getByRole('button', { name: 'Salir sin guardar' }));
    await isGone();
    await press('Nueva Propiedad');
    await userEvent.click(await screen.findByRole('button', { name: 'Recuperar texto' }));
    expect(field('Nombre').value).toBe('Casa a medias');
    expect(screen.queryByRole('button', { name: 'Recuperar texto' })).toBeNull();
  });

  it('that is recovered replaces what was wrong with the empty form', async () => {
    await openForm('new');
    await fill('Nombre', 'Casa a medias');
    await press('Cerrar');
    await userEvent.click(await screen.findByRole('button', { name: 'Salir sin guardar' }));
    await isGone();
    await press('Nueva Propiedad');
    await screen.findByRole('button', { name: 'Recuperar texto' });
    await press('Publicar propiedad');
    await screen.findByText('Escribe el nombre de la propiedad.');
    await press('Recuperar texto');
    expect(screen.queryByText('Escribe el nombre de la propiedad.')).toBeNull();
    expect(screen.queryByText('Elige el tipo de propiedad.')).toBeNull();
  });

  it('is gone once it is discarded', async () => {
    await openForm('new');
    await fill('Nombre', 'Casa a medias');
    await press('Cerrar');
    await userEvent.click(await screen.findByRole('button', { name: 'Salir sin guardar' }));
    await isGone();
    await press('Nueva Propiedad');
    await userEvent.click(await screen.findByRole('button', { name: 'Descartar' }));
    expect(localStorage).toHaveLength(0);
  });

  it('stays if it is only looked at, and gives way to new text', async () => {
    await openForm('new');
    await fill('Nombre', 'Casa a medias');
    await press('Cerrar');
    await userEvent.click(await screen.findByRole('button', { name: 'Salir sin guardar' }));
    await isGone();
    await press('Nueva Propiedad');
    await screen.findByRole('button', { name: 'Recuperar texto' });
    await press('Cancelar');
    await isGone();
    await press('Nueva Propiedad');
    await screen.findByRole('button', { name: 'Recuperar texto' });
    await fill('Nombre', 'Otra casa');
    await press('Descartar');
    expect(Object.values(localStorage)).toEqual([expect.stringContaining('Otra casa')]);
  });

  it('does not remain after the text is reverted', async () => {
    await openForm('new');
    await fill('Nombre', 'Casa a medias');
    expect(localStorage).toHaveLength(1);
    await userEvent.clear(field('Nombre'));
    expect(localStorage).toHaveLength(0);
  });

  it('is not made from an untouched form, which closes without a question', async () => {
    await openForm('new');
    await press('Cancelar');
    await isGone();
    expect(localStorage).toHaveLength(0);
  });
});

describe('a stored listing', () => {
  it('is sent with the version that was read', async () => {
    const stored = aStored({ version: 7 });
    const update = vi.fn((_input: unknown) => stored);
    await openStored(stored, { 'property.update': update });
    await fill('Calle', 'Tabasco');
    await press('Guardar cambios');
    await isGone();
    expect(update.mock.calls[0]?.[0]).toMatchObject({
      id: stored.id,
      version: 7,
      street: 'Tabasco',
    });
    expect(latestToast()).toMatchObject({ title: 'Propiedad actualizada' });
  });

  it('changed by somebody else shows both values, and keeps the chosen ones', async () => {
    const stored = aStored({ version: 1, name: 'Casa', street: 'Ámsterdam' });
    const theirs = { ...stored, version: 2, name: 'Casa de ella', city: 'Toluca' };
    let now = stored;
    const update = vi.fn((input: unknown) => {
      if ((input as PropertyDetail).version === 2) return theirs;
      now = theirs;
      throw refusal('property.changed', 'Alguien más cambió esta propiedad mientras la editabas.');
    });
    await openForm(stored.id, { 'property.getForEditing': () => now, 'property.update': update });
    await fill('Nombre', 'Casa mía');
    await press('Guardar cambios');
    const choice = within(await screen.findByRole('region', { name: /^Alguien más cambió/u }));
    const name = within(choice.getByRole('group', { name: 'Nombre' }));
    expect(name.getByLabelText<HTMLInputElement>(/Casa mía/u).checked).toBe(true);
    const city = within(choice.getByRole('group', { name: 'Ciudad' }));
    expect(city.getByLabelText<HTMLInputElement>(/Toluca/u).checked).toBe(true);
    await userEvent.click(name.getByLabelText(/Casa de ella/u));
    await userEvent.click(choice.getByRole('button', { name: 'Guardar lo elegido' }));
    await isGone();
    expect(update).toHaveBeenCalledTimes(2);
    expect(update.mock.calls[1]?.[0]).toMatchObject({
      version: 2,
      name: 'Casa de ella',
      city: 'Toluca',
      street: 'Ámsterdam',
    });
  });

  it('opens with its own text after another one', async () => {
    const [one, two] = [aStored({ name: 'Casa Uno' }), aStored({ name: 'Casa Dos' })] as const;
    await openForm(one.id, {
      'property.getForEditing': (input) =>
        [one, two].find(({ id }) => id === (input as PropertyDetail).id),
      'property.mine': () => ({
        ...noListings(),
        items: [aListing({ name: two.name, id: two.id })],
        total: 1,
      }),
    });
    await press('Cerrar');
    await isGone();
    await press('Editar Casa Dos');
    expect(await screen.findByDisplayValue('Casa Dos')).toBeTruthy();
  });

  const openUnread = (get: () => unknown) =>
    renderRoute({
      path: '/my-properties',
      at: `/my-properties?edit=${crypto.randomUUID()}`,
      component: MyPropertiesScreen,
      parseSearch: (search) => myPropertiesPageSchema.parse(search),
      answers: {
        'property.mine': noListings,
        'session.user': () => aUser('Ana'),
        'property.getForEditing': get,
      },
    });

  it.each([
    [
      'of somebody else',
      () => {
        throw refusal('property.forbidden', 'Esta propiedad es de otra persona');
      },
      'No puedes editar esta propiedad',
    ],
    [
      'that is gone',
      () => {
        throw refusal('property.not_found', 'Propiedad no encontrada');
      },
      'Ya no existe, o no es tuya.',
    ],
  ])('%s has no form', async (_which, get, words) => {
    await openUnread(get);
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.queryByLabelText(label('Nombre'))).toBeNull();
    expect(screen.queryByRole('button', { name: 'Reintentar' })).toBeNull();
  });

  it('can be reloaded after a failure', async () => {
    const get = vi.fn<() => unknown>(() => {
      throw new TypeError('Failed to fetch');
    });
    await openUnread(get);
    await screen.findByText('No se pudo abrir la propiedad');
    get.mockImplementation(() => aStored());
    await press('Reintentar');
    expect(await screen.findByRole('textbox', { name: 'Nombre' })).toBeTruthy();
  });
});
