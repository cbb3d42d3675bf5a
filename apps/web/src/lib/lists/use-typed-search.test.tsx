import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useTypedSearch } from './use-typed-search.ts';

const apply = vi.fn<(text: string) => void>();

function Search({ searched }: { searched?: string }) {
  const { field, onSubmit } = useTypedSearch(searched, apply);
  return (
    <form role="search" onSubmit={onSubmit}>
      <input type="search" {...field} />
    </form>
  );
}

beforeEach(() => {
  apply.mockReset();
  vi.useFakeTimers();
});

const type = (value: string) =>
  fireEvent.change(screen.getByRole('searchbox'), { target: { value } });
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

it('searches once, when the typing pauses', async () => {
  render(<Search />);
  type('ro');
  await pass(200);
  type('roma');
  await pass(299);
  expect(apply).not.toHaveBeenCalled();
  await pass(1000);
  expect(apply).toHaveBeenCalledExactlyOnceWith('roma');
});

it('searches at once with Enter, not again after the pause, and the page stays', async () => {
  render(<Search />);
  type('roma');
  expect(fireEvent.submit(screen.getByRole('search'))).toBe(false);
  await pass(1000);
  expect(apply).toHaveBeenCalledExactlyOnceWith('roma');
});

it('does not search the same words again', async () => {
  render(<Search searched="roma" />);
  type(' roma ');
  await pass(1000);
  expect(apply).not.toHaveBeenCalled();
});
