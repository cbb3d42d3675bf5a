import type { CatalogueSearch } from '@pbr/schemas/property/search';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Part as PriceRange } from './price-range.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

function show(search: CatalogueSearch = {}) {
  const onChange = vi.fn();
  render(<PriceRange search={search} onChange={onChange} />);
  return onChange;
}

/** The slider of a page whose URL takes a choice when the test says so. */
function showUrl() {
  const { rerender } = render(<PriceRange search={{}} onChange={vi.fn()} />);
  return (search: CatalogueSearch) => rerender(<PriceRange search={search} onChange={vi.fn()} />);
}

const thumb = (name: string) => screen.getByRole<HTMLInputElement>('slider', { name });
const move = (name: string, value: number) =>
  fireEvent.change(thumb(name), { target: { value: String(value) } });
const rest = () => act(() => vi.advanceTimersByTimeAsync(350));

describe('PriceRange', () => {
  it('runs from nothing to 50 million or more, in steps of 100,000', () => {
    show();
    expect(screen.getByText('$0 – 50 M o más')).toBeTruthy();
    const { min, max, step } = thumb('Precio máximo');
    expect([min, max, step]).toEqual(['0', '50000000', '100000']);
  });

  it('runs to 200,000 a month for rents, in steps of 1,000', () => {
    show({ operation: 'renta', minPrice: 15_000 });
    expect(screen.getByText('$15,000 – $200,000 o más')).toBeTruthy();
    const { max, step } = thumb('Precio mínimo');
    expect([max, step]).toEqual(['200000', '1000']);
  });

  it('reports a range once, when the hand rests', async () => {
    const onChange = show();
    move('Precio máximo', 9_000_000);
    move('Precio máximo', 5_000_000);
    expect(screen.getByText('$0 – $5,000,000')).toBeTruthy();
    expect(onChange).not.toHaveBeenCalled();
    await rest();
    expect(onChange).toHaveBeenCalledExactlyOnceWith({ minPrice: undefined, maxPrice: 5_000_000 });
  });

  it('reports nothing while the hand still moves', async () => {
    const onChange = show();
    move('Precio máximo', 9_000_000);
    await act(() => vi.advanceTimersByTimeAsync(200));
    move('Precio máximo', 8_000_000);
    await act(() => vi.advanceTimersByTimeAsync(200));
    expect(onChange).not.toHaveBeenCalled();
  });

  it('sets no maximum at its last stop and no minimum at its first', async () => {
    const onChange = show({ minPrice: 1_000_000, maxPrice: 5_000_000 });
    move('Precio máximo', 50_000_000);
    move('Precio mínimo', 0);
    await rest();
    expect(onChange).toHaveBeenCalledExactlyOnceWith({ minPrice: undefined, maxPrice: undefined });
  });

  it('does not let the thumbs cross', async () => {
    const onChange = show({ maxPrice: 5_000_000 });
    move('Precio mínimo', 8_000_000);
    await rest();
    expect(onChange).toHaveBeenCalledExactlyOnceWith({ minPrice: 5_000_000 });
  });

  it.each([
    ['Precio mínimo', { maxPrice: 80_000_000 }, { minPrice: 2_000_000 }],
    ['Precio máximo', { minPrice: 1_234_567 }, { maxPrice: 2_000_000 }],
    ['Precio máximo', { minPrice: 80_000_000 }, { maxPrice: undefined }],
  ] as const)('reports only the bound that moved, %s beside %j', async (name, search, change) => {
    const onChange = show(search);
    move(name, 2_000_000);
    await rest();
    expect(onChange.mock.calls).toStrictEqual([[change]]);
  });

  it('stays where the hand left it until the URL has it, and then follows the URL', async () => {
    const answer = showUrl();
    move('Precio máximo', 5_000_000);
    await rest();
    expect(thumb('Precio máximo').value).toBe('5000000');
    answer({ maxPrice: 5_000_000 });
    expect(thumb('Precio máximo').value).toBe('5000000');
    answer({});
    expect(thumb('Precio máximo').value).toBe('50000000');
  });

  it('follows the hand that moves on before the URL has the choice', async () => {
    const answer = showUrl();
    move('Precio máximo', 5_000_000);
    await rest();
    move('Precio máximo', 4_000_000);
    answer({ maxPrice: 5_000_000 });
    expect(thumb('Precio máximo').value).toBe('4000000');
  });

  it('names its stops in words for screen readers', () => {
    show({ minPrice: 2_500_000 });
    expect(thumb('Precio mínimo').getAttribute('aria-valuetext')).toBe('$2,500,000');
    expect(thumb('Precio máximo').getAttribute('aria-valuetext')).toBe('50 M o más');
  });
});
