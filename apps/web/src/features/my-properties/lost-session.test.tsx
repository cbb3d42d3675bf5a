import type { BulkPreview } from '@pbr/schemas/bulk-change/bulk-change';
import { myPropertiesPageSchema } from '@pbr/schemas/property/search/mine-search';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { lostSession } from '../../lib/lost-session/lost-session.ts';
import { setTabPerson } from '../../lib/lost-session/tab-person.ts';
import { itemOf } from '../../testing/a-bulk-change.ts';
import { aListing } from '../../testing/a-listing.ts';
import { aPropertyDetail } from '../../testing/a-property-detail.ts';
import { aUser } from '../../testing/fake-server.ts';
import { refusal } from '../../testing/refusal.ts';
import { renderRoute } from '../../testing/render-route.tsx';
import { MyPropertiesScreen } from './my-properties-screen.tsx';

const ana = aUser('Ana');
const casa = aListing({ name: 'Casa Uno' });
let isSignedIn = true;

/** Answers only with a session. */
const guarded = (answer: (input: unknown) => unknown) =>
  vi.fn((input: unknown) => {
    if (!isSignedIn) throw refusal('session.required', 'Inicia sesión para continuar.');
    return answer(input);
  });

beforeEach(() => {
  isSignedIn = true;
  setTabPerson(ana);
});

async function open() {
  const counts = { total: 1, active: 1, forSale: 1, forRent: 0 };
  const mine = guarded(() => ({ items: [casa], total: 1, page: 1, pageCount: 1, counts }));
  const preview = guarded((): BulkPreview => ({ items: [itemOf(casa)], left: [] }));
  const read = guarded(() => aPropertyDetail({ id: casa.id, name: 'Casa Uno' }));
  const shown = await renderRoute({
    path: '/my-properties',
    at: '/my-properties',
    component: MyPropertiesScreen,
    parseSearch: (search) => myPropertiesPageSchema.parse(search),
    answers: {
      'property.mine': mine,
      'session.user': () => ana,
      'bulkChange.undoable': () => null,
      'bulkChange.preview': preview,
      'property.getForEditing': read,
      'property.amenities': () => ({ items: [] }),
      'property.placeSuggestions': () => ({ cities: [], neighborhoods: [] }),
      'property.knownColonia': () => ({ municipality: null, middle: null, cells: [] }),
    },
  });
  await screen.findByText('Casa Uno');
  isSignedIn = false;
  return { ...shown, mine, preview };
}

/** The person of the tab enters the password in the dialog that all calls wait for. */
async function enterAgain() {
  await waitFor(() => expect(lostSession()?.person).toEqual(ana));
  await act(async () => {
    isSignedIn = true;
    lostSession()?.settle(true);
  });
}

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

it('a search waits for the person and goes on with what was typed', async () => {
  const { mine } = await open();
  const field = screen.getByRole<HTMLInputElement>('searchbox');
  await userEvent.type(field, 'casa{Enter}');
  await enterAgain();
  expect(await screen.findByText('Casa Uno')).toBeTruthy();
  expect(mine).toHaveBeenLastCalledWith({ search: 'casa' });
  expect(field.value).toBe('casa');
});

it('so does the look at what a change of several would do', async () => {
  await open();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Seleccionar Casa Uno' }));
  await press('Pausar');
  await enterAgain();
  expect(await screen.findByRole('button', { name: 'Pausar 1 propiedad' })).toBeTruthy();
});

it('so does the look at new prices, whose form stays as it was typed', async () => {
  const { preview } = await open();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Seleccionar Casa Uno' }));
  await press('Cambiar precio');
  const form = within(await screen.findByRole('dialog', { name: 'Cambiar precio' }));
  await userEvent.type(form.getByRole('textbox'), '5');
  await userEvent.click(form.getByRole('button', { name: 'Ver los precios nuevos' }));
  await waitFor(() => expect(lostSession()).toBeDefined());
  expect(form.getByRole<HTMLInputElement>('textbox').value).toBe('5');
  await enterAgain();
  expect(await form.findByText('Bajan 5 %.')).toBeTruthy();
  expect(preview).toHaveBeenCalledTimes(2);
});

it("so does 'Editar'", async () => {
  await open();
  await press('Editar Casa Uno');
  await enterAgain();
  expect(await screen.findByDisplayValue('Casa Uno')).toBeTruthy();
});

it('whoever does not sign in is asked again only by their next try', async () => {
  const { mine } = await open();
  await userEvent.type(screen.getByRole('searchbox'), 'casa{Enter}');
  await waitFor(() => expect(lostSession()).toBeDefined());
  act(() => lostSession()?.settle(false));
  const said = await screen.findByRole('alert');
  expect(said.textContent).toContain('Inicia sesión para continuar.');
  expect(lostSession()).toBeUndefined();
  expect(mine).toHaveBeenCalledTimes(2);
  await press('Reintentar');
  await enterAgain();
  expect(await screen.findByText('Casa Uno')).toBeTruthy();
});
