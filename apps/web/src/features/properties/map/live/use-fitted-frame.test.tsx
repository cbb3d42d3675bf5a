import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { aPropertyMap } from '../../../../testing/a-property-map.ts';
import { useFittedFrame } from './use-fitted-frame.ts';

const [A, B, C] = [-99.18, -99.14, -99.1].map((west) =>
  [west, 19.404, west + 0.038, 19.44].map((side) => side.toFixed(4)).join(),
) as [string, string, string];

function openMap(bbox?: string) {
  const fitBounds = vi.fn();
  const onFitted = vi.fn();
  const base = { fitBounds, getContainer: () => document.body };
  const { result, rerender } = renderHook(
    (props: { bbox: string | undefined; map: ReturnType<typeof aPropertyMap> }) =>
      useFittedFrame({ base, onFitted, ...props }),
    { initialProps: { bbox, map: aPropertyMap() } },
  );
  const show = (next: string | undefined, map = aPropertyMap()) => {
    fitBounds.mockClear();
    onFitted.mockClear();
    rerender({ bbox: next, map });
    return fitBounds.mock.calls.length;
  };
  return { send: (frame: string) => result.current(frame), show, onFitted };
}

const answerFor = (bbox: string) => {
  const [west = 0, south = 0, east = 0, north = 0] = bbox.split(',').map(Number);
  return aPropertyMap({ frame: { west, south, east, north } });
};

it('a frame that the map sent is not shown again, whenever its answer comes', () => {
  const { send, show } = openMap();
  send(A);
  expect(show(A)).toBe(0);
  // The person moves on, and the answer of the former frame comes before and after the next one is sent.
  expect(show(A, answerFor(A))).toBe(0);
  send(B);
  send(C);
  expect(show(A, answerFor(A))).toBe(0);
  expect(show(B, answerFor(A))).toBe(0);
  expect(show(C, answerFor(B))).toBe(0);
  expect(show(C, answerFor(C))).toBe(0);
});

it('a step back to such a frame shows it', () => {
  const { send, show, onFitted } = openMap(A);
  send(B);
  expect(show(B)).toBe(0);
  expect(onFitted).not.toHaveBeenCalled();
  expect(show(A)).toBe(1);
  expect(onFitted).toHaveBeenCalledOnce();
  expect(show(B)).toBe(1);
});

it('without a frame in the URL, the map shows where the listings are', () => {
  const { send, show } = openMap(A);
  expect(show(undefined)).toBe(1);
  expect(show(undefined, answerFor(B))).toBe(1);
  send(C);
  expect(show(C, answerFor(B))).toBe(0);
  expect(show(undefined, answerFor(B))).toBe(1);
});
