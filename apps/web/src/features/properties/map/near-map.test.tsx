import { act, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aPropertyDetail } from '../../../testing/a-property-detail.ts';
import { withoutConnection } from '../../../testing/connection.ts';
import type { PlaceDrawingProps } from '../../../lib/map/drawing/place-drawing.tsx';
import { NearMap } from './near-map.tsx';

/** The browser tells at once whether the box was near at each of these moments. */
let tell: (...moments: boolean[]) => void;

beforeEach(() => {
  vi.restoreAllMocks();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(said: (moments: { isIntersecting: boolean }[]) => void) {
        tell = (...moments) =>
          act(() => said(moments.map((isIntersecting) => ({ isIntersecting }))));
      }
      observe() {}
      disconnect() {}
    },
  );
});

const point = { latitude: 19.4175, longitude: -99.16385 };
const load = () => import('../../../lib/map/drawing/place-drawing.tsx');
const draw = (map: PlaceDrawingProps) =>
  render(<NearMap id="map" className="box" load={load} map={map} />).container;
const show = () => draw({ property: aPropertyDetail({ neighborhood: 'Roma Norte' }), point });
const map = () => screen.findByRole('group', { name: 'Mapa de Roma Norte' });

describe('a map further down on a page', () => {
  it('is announced in a box of its size until it comes, when it is near', async () => {
    show();
    tell(false);
    expect(screen.getByRole('status').textContent).toBe('Cargando el mapa…');
    tell(true);
    await map();
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('comes when the browser tells at once that it was far away and is near now', async () => {
    show();
    tell(false, true);
    expect(await map()).toBeTruthy();
  });

  it('leaves no empty box without a connection, and comes once it is back', async () => {
    const connection = withoutConnection();
    const page = show();
    tell(true);
    // An element without size stays for the observer.
    await vi.waitFor(() => expect(page.innerHTML).toBe('<div id="map"></div>'));
    connection.isBack();
    expect(await map()).toBeTruthy();
  });

  it('leaves no empty box when it cannot be drawn', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const page = draw({ property: aPropertyDetail(), point: undefined as never });
    tell(true);
    await vi.waitFor(() => expect(page.innerHTML).toBe(''));
  });
});
