import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openCatalogue, openFilters, SEARCH } from '../../../../testing/catalogue.tsx';
import { typedOn } from '../../search-field/typed-on.ts';

describe('typed filters', () => {
  afterEach(() => vi.useRealTimers());
  const searchBox = () => screen.getByRole<HTMLInputElement>('combobox', { name: SEARCH });
  const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

  it('apply after a pause, as one step that replaces the previous one', async () => {
    const { query, history } = await openCatalogue('/properties/?type=casa');
    const steps = history.length;
    vi.useFakeTimers();
    fireEvent.change(searchBox(), { target: { value: 'roma' } });
    await wait(299);
    fireEvent.change(searchBox(), { target: { value: 'romana' } });
    await wait(299);
    expect(query()).toBe('?type=casa');
    await wait(1);
    expect(query()).toBe('?type=casa&search=romana');
    expect(history.length).toBe(steps);
  });

  it('go on with what was typed on the home page while its search was on its way', async () => {
    typedOn.text = 'depa en la roma con terraza';
    const { query } = await openCatalogue('/properties/?search=depa');
    expect(searchBox().value).toBe('depa en la roma con terraza');
    expect(query()).toBe('?search=depa');
    fireEvent.submit(screen.getByRole('search'));
    await waitFor(() => expect(query()).toBe('?search=depa+en+la+roma+con+terraza'));
    // Once.
    expect(typedOn.text).toBeUndefined();
  });

  it('of several words apply only when they are sent or left: half a sentence means something else', async () => {
    const { query } = await openCatalogue();
    vi.useFakeTimers();
    fireEvent.change(searchBox(), { target: { value: 'casa de 2' } });
    await wait(1000);
    expect(query()).toBe('');
    fireEvent.blur(searchBox());
    expect(query()).toBe('?search=casa+de+2');
  });

  it('apply at once with Enter', async () => {
    const { query } = await openCatalogue();
    await userEvent.type(screen.getByRole('combobox', { name: SEARCH }), 'roma{Enter}');
    expect(query()).toBe('?search=roma');
  });

  it('never submit the form, which would reload the page', async () => {
    await openCatalogue();
    expect(fireEvent.submit(screen.getByRole('search'))).toBe(false);
  });

  it('stay away once they are removed', async () => {
    const { query } = await openCatalogue('/properties/?bedrooms=2');
    await userEvent.type(searchBox(), 'roma{Enter}');
    await userEvent.click(screen.getByRole('link', { name: 'Limpiar filtros' }));
    expect(query()).toBe('');
    expect(searchBox().value).toBe('');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Tipo' }), 'casa');
    expect(query()).toBe('?type=casa');
  });

  it('keep a trailing space while a word may follow', async () => {
    const { query } = await openCatalogue();
    vi.useFakeTimers();
    fireEvent.change(searchBox(), { target: { value: 'roma ' } });
    await wait(300);
    expect(query()).toBe('?search=roma');
    expect(searchBox().value).toBe('roma ');
  });

  it('apply too when something else is chosen before the pause is over', async () => {
    const { query } = await openCatalogue();
    vi.useFakeTimers();
    fireEvent.change(searchBox(), { target: { value: 'roma' } });
    fireEvent.change(screen.getByRole('combobox', { name: 'Tipo' }), { target: { value: 'casa' } });
    expect(query()).toBe('?type=casa&search=roma');
    await wait(1000);
    expect(query()).toBe('?type=casa&search=roma');
  });

  it('stay when they are typed after the search was sent, while the reader of its numbers is on its way', async () => {
    const { query } = await openCatalogue();
    await openFilters();
    fireEvent.change(screen.getByRole('textbox', { name: 'Máximo' }), { target: { value: '8 M' } });
    fireEvent.change(searchBox(), { target: { value: 'casa en la roma' } });
    fireEvent.submit(screen.getByRole('search'));
    fireEvent.change(searchBox(), { target: { value: 'casa en la roma sur' } });
    await waitFor(() => expect(query()).toBe('?search=casa+en+la+roma&maxPrice=8000000'));
    expect(searchBox().value).toBe('casa en la roma sur');
    fireEvent.blur(searchBox());
    expect(query()).toBe('?search=casa+en+la+roma+sur&maxPrice=8000000');
  });

  it('empty when the URL loses them', async () => {
    await openCatalogue('/properties/?search=Roma&bedrooms=2');
    await userEvent.click(screen.getByRole('link', { name: 'Limpiar filtros' }));
    expect(searchBox().value).toBe('');
  });

  it('read a price with its commas, and write it back with them', async () => {
    const { query } = await openCatalogue();
    await openFilters();
    const max = screen.getByRole<HTMLInputElement>('textbox', { name: 'Máximo' });
    await userEvent.type(max, '4,500000');
    await userEvent.tab();
    expect(query()).toBe('?maxPrice=4500000');
    expect(max.value).toBe('4,500,000');
    expect(max.getAttribute('aria-invalid')).not.toBe('true');
  });

  it('leave out what could be meant in two ways, with a word beside the field, and keep it', async () => {
    const { query } = await openCatalogue('/properties/?maxPrice=3000000');
    await openFilters();
    const max = screen.getByRole<HTMLInputElement>('textbox', { name: 'Máximo' });
    await userEvent.clear(max);
    await userEvent.type(max, '20.000');
    await userEvent.tab();
    expect(await screen.findByText(/^Se puede leer de dos maneras: .+ 4,500,000/u)).toBeTruthy();
    expect([query(), max.value]).toEqual(['', '20.000']);
    await userEvent.clear(max);
    await userEvent.type(max, 'ocho millones');
    expect(screen.queryByText(/^Se puede leer de dos maneras/u)).toBeNull();
    await userEvent.tab();
    await waitFor(() => expect(query()).toBe('?maxPrice=8000000'));
    expect(max.value).toBe('8,000,000');
  });

  it('are cleared on a phone with the text that set none', async () => {
    const everyQuery = { matches: true, addEventListener: () => {}, removeEventListener: () => {} };
    vi.stubGlobal('matchMedia', () => everyQuery);
    const { query } = await openCatalogue('/properties/?bedrooms=2');
    await userEvent.click(screen.getByRole('button', { name: /^Filtros/u }));
    const max = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Máximo' });
    await userEvent.type(max, '20.000');
    await userEvent.tab();
    await screen.findByText(/^Se puede leer de dos maneras/u);
    await userEvent.click(screen.getByRole('button', { name: 'Limpiar filtros' }));
    expect([query(), max.value]).toEqual(['', '']);
    expect(screen.queryByText(/^Se puede leer de dos maneras/u)).toBeNull();
  });

  it('turn a range round once its fields are left, not while it is being typed', async () => {
    const { query } = await openCatalogue('/properties/?minPrice=3000000');
    await openFilters();
    vi.useFakeTimers();
    const max = screen.getByRole<HTMLInputElement>('textbox', { name: 'Máximo' });
    fireEvent.change(max, { target: { value: '2 M' } });
    await wait(2000);
    expect(query()).toBe('?minPrice=3000000');
    expect(max.value).toBe('2 M');
    fireEvent.blur(max);
    await wait(0);
    expect(query()).toBe('?minPrice=2000000&maxPrice=3000000');
    expect(max.value).toBe('3,000,000');
  });

  it('read an inverted range of the URL in order', async () => {
    await openCatalogue('/properties/?minPrice=5000000&maxPrice=1000000');
    expect(
      screen.getByRole('link', { name: 'Quitar filtro: De $1,000,000 a $5,000,000' }),
    ).toBeTruthy();
  });
});
