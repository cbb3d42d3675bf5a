import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { aMapPoint, aPropertyMap } from '../../../testing/a-property-map.ts';
import { openCatalogue, SEARCH } from '../../../testing/catalogue.tsx';
import { refusal } from '../../../testing/refusal.ts';

/** The first of its name: the map that can be moved may lie inert beside it. */
async function drawing(): Promise<HTMLElement> {
  const name = 'Mapa: 1 propiedad';
  const [drawn] = await screen.findAllByRole('group', { name }, { timeout: 15_000 });
  if (!drawn) throw new Error('there is no drawing');
  return drawn;
}

describe('the map of the catalogue', () => {
  it('is one press away, and finds what the list finds', async () => {
    const { query, searches, map } = await openCatalogue('/properties/?type=casa');
    map.mockReturnValue(aPropertyMap({ points: [aMapPoint()] }));
    await userEvent.click(await screen.findByRole('link', { name: 'Mapa' }));
    expect(query()).toBe('?type=casa&view=map');
    expect(within(await drawing()).getByRole('link', { name: /\$4.5 M/u })).toBeTruthy();
    expect(map).toHaveBeenCalledWith({ type: 'casa' });
    // The listings are the same: nobody asks for them again.
    expect(searches).toHaveBeenCalledTimes(1);
    await userEvent.click(screen.getByRole('link', { name: 'Lista' }));
    expect(query()).toBe('?type=casa');
  });

  it('is refreshed with the list', async () => {
    const { searches, map } = await openCatalogue('/properties/?view=map');
    await waitFor(() => expect(map).toHaveBeenCalledTimes(1));
    await userEvent.click(screen.getByRole('button', { name: 'Refrescar datos' }));
    await waitFor(() => expect(map).toHaveBeenCalledTimes(2));
    expect(searches).toHaveBeenCalledTimes(2);
  });

  it('stays when the next one cannot be loaded', async () => {
    const { map } = await openCatalogue('/properties/?view=map');
    map.mockReturnValue(aPropertyMap({ points: [aMapPoint()] }));
    const shown = await drawing();
    map.mockImplementation(() => {
      throw refusal('internal', 'Algo salió mal');
    });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Operación' }), 'Comprar');
    expect(await screen.findByText(/No se pudo actualizar el mapa/u)).toBeTruthy();
    expect(shown.isConnected).toBe(true);
    map.mockReturnValue(aPropertyMap({ points: [aMapPoint()] }));
    await userEvent.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));
    await waitFor(() => expect(screen.queryByText(/No se pudo actualizar el mapa/u)).toBeNull());
    expect(shown.isConnected).toBe(true);
  });

  it('stays while filters are cleared, and its frame goes with them', async () => {
    const { query } = await openCatalogue(
      '/properties/?type=casa&view=map&bbox=-99.2,19.4,-99.1,19.5',
    );
    await userEvent.click(await screen.findByRole('link', { name: 'Limpiar filtros' }));
    expect(query()).toBe('?view=map');
  });

  it('forgets its frame when a place is chosen, and keeps it for a word until that is read', async () => {
    const { query } = await openCatalogue('/properties/?view=map&bbox=-99.2,19.4,-99.1,19.5');
    const field = screen.getByRole('combobox', { name: SEARCH });
    await userEvent.type(field, 'terraza{Enter}');
    await waitFor(() => expect(query()).toMatch(/^\?search=terraza&bbox=.*&view=map$/u));
    await userEvent.clear(field);
    await userEvent.type(field, 'cond');
    await userEvent.click(await screen.findByRole('option', { name: /^Condesa/u }));
    await waitFor(() =>
      expect(query()).toBe('?places=ciudad-de-mexico/ciudad-de-mexico/condesa&view=map'),
    );
  });

  it('says how many listings it cannot show, and leads to them', async () => {
    const { query, map } = await openCatalogue('/properties/');
    map.mockReturnValue(aPropertyMap({ unlocated: 3 }));
    await userEvent.click(await screen.findByRole('link', { name: 'Mapa' }));
    const note = await screen.findByText(/^3 propiedades sin ubicación en el mapa/u);
    expect(note.textContent).toContain('Están en la lista.');
    // The count says it too: the note may be far below.
    const link = screen.getByRole('link', { name: '3 sin ubicación' });
    expect(link.getAttribute('href')).toBe(`#${note.id}`);
    expect(query()).toBe('?view=map');
  });

  it('says where the only one is that it cannot show', async () => {
    const { map } = await openCatalogue('/properties/');
    map.mockReturnValue(aPropertyMap({ unlocated: 1 }));
    await userEvent.click(await screen.findByRole('link', { name: 'Mapa' }));
    const note = await screen.findByText(/^1 propiedad sin ubicación en el mapa/u);
    expect(note.textContent).toContain('Está en la lista.');
  });

  it('leads from its frame to those that it cannot show', async () => {
    const { query, map } = await openCatalogue('/properties/?bbox=-99.2,19.4,-99.1,19.5');
    map.mockReturnValue(aPropertyMap({ unlocated: 1 }));
    await userEvent.click(await screen.findByRole('link', { name: 'Mapa' }));
    await screen.findByText(/^1 propiedad sin ubicación en el mapa/u);
    await userEvent.click(screen.getByRole('link', { name: 'Ver todas, sin la zona del mapa' }));
    expect(query()).toBe('?view=map');
  });
});
