import { act, renderHook } from '@testing-library/react';
import type { Map as BaseMap } from 'maplibre-gl';
import { expect, test, vi } from 'vitest';
import { useShownStreets } from './shown-streets.ts';

type Listener = (event: object) => void;

/** A map that only tells what happens to it; `isNear` when its frame and the streets overlap. */
function aMap({ isNear = true, zoom = 12 } = {}) {
  const listeners = new Map<string, Listener>();
  const bounds = { intersects: () => isNear, toString: () => 'the city' };
  const base = {
    on: (name: string, listener: Listener) => listeners.set(name, listener),
    off: (name: string) => listeners.delete(name),
    getSource: () => ({ minzoom: 8, tileBounds: { bounds } }),
    getBounds: () => ({}),
    getZoom: () => zoom,
  };
  const { result, unmount } = renderHook(() => useShownStreets(base as unknown as BaseMap));
  const hears = (name: string, event: object = {}) => act(() => listeners.get(name)?.(event));
  return { bounds, listeners, result, unmount, hears };
}

const TILE = { sourceId: 'streets', tile: { state: 'loaded' } };

test('streets are shown once one of their tiles is there', () => {
  const { bounds, result, hears } = aMap();
  hears('sourcedata', { sourceId: 'streets' });
  hears('sourcedata', { sourceId: 'land', tile: { state: 'loaded' } });
  hears('idle');
  expect(result.current).toEqual({ area: null, isBroken: false });
  hears('sourcedata', TILE);
  hears('idle');
  expect(result.current).toEqual({ area: bounds, isBroken: false });
});

test.each([
  ['elsewhere', { isNear: false }],
  ['from too far away', { zoom: 5 }],
])('streets are not shown %s', (_where, options) => {
  const { result, hears } = aMap(options);
  hears('sourcedata', TILE);
  hears('idle');
  expect(result.current.area).toBeNull();
});

test('a tile that fails is told once, whatever else is shown', () => {
  const { bounds, result, hears } = aMap();
  hears('error', { sourceId: 'streets', error: new Error('404') });
  hears('idle');
  const told = result.current;
  expect(told).toEqual({ area: null, isBroken: true });
  hears('error', { sourceId: 'streets', error: new Error('404') });
  hears('idle');
  expect(result.current).toBe(told);
  hears('sourcedata', TILE);
  hears('idle');
  expect(result.current).toEqual({ area: bounds, isBroken: true });
});

test('other errors of the map are reported, and nothing listens afterwards', () => {
  const report = vi.fn();
  vi.stubGlobal('reportError', report);
  const { result, hears, listeners, unmount } = aMap();
  const error = new Error('a style');
  hears('error', { error });
  hears('idle');
  expect(report).toHaveBeenCalledWith(error);
  expect(result.current.isBroken).toBe(false);
  unmount();
  expect(listeners.size).toBe(0);
});
