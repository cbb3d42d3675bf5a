import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useFrameSearch } from './use-frame-search.ts';

function open() {
  const onFrame = vi.fn();
  const { result, rerender } = renderHook(
    (props: { bbox: string | undefined }) => useFrameSearch({ ...props, onFrame }),
    { initialProps: { bbox: undefined as string | undefined } },
  );
  return { onFrame, now: () => result.current, show: (bbox: string) => rerender({ bbox }) };
}

it('the search follows the last of several moves', () => {
  vi.useFakeTimers();
  const { onFrame, now } = open();
  now().moved('a', false);
  vi.advanceTimersByTime(300);
  now().moved('b', false);
  vi.advanceTimersByTime(400);
  expect(onFrame.mock.calls).toEqual([['b', false]]);
});

it('nothing is searched where the person was before the map went elsewhere', () => {
  vi.useFakeTimers();
  const { onFrame, now } = open();
  now().moved('a', false);
  act(() => now().forget());
  vi.advanceTimersByTime(400);
  expect(onFrame).not.toHaveBeenCalled();
});

it('without following, a press searches in the frame that is seen, and in no other', () => {
  const { onFrame, now, show } = open();
  act(() => now().follow(false));
  act(() => now().moved('a', false));
  act(() => now().search?.());
  expect(onFrame.mock.calls).toEqual([['a', true]]);
  show('a');
  expect(now().search).toBeUndefined();
  act(() => now().moved('b', false));
  expect(now().search).toBeTruthy();
  act(() => now().forget());
  expect(now().search).toBeUndefined();
});
