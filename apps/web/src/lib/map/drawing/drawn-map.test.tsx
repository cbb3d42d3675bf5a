import type { MapCell, MapPlace, MapPoint, PropertyMap } from '@pbr/schemas/property/map';
import { cellAt, frameText } from '@pbr/schemas/property/search/frame';
import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aMapPoint, aPropertyMap } from '../../../testing/a-property-map.ts';
import { DrawnMap } from './drawn-map.tsx';

const ROMA = { west: -99.183, south: 19.402, east: -99.155, north: 19.424 };

const aMap = (map: Partial<PropertyMap>) => aPropertyMap({ frame: ROMA, ...map });

const aPoint = (point: Partial<MapPoint>) =>
  aMapPoint({ latitude: 19.41, longitude: -99.17, ...point });

const aCell = (cell: Partial<MapCell>): MapCell => ({
  latitude: 19.41,
  longitude: -99.17,
  total: 12,
  medianPrice: '4500000.00',
  ...cell,
});

const aPlace = (name: string, place: Partial<MapPlace> = {}): MapPlace => ({
  name,
  latitude: 19.413,
  longitude: -99.169,
  level: 'colonia',
  total: 1,
  ...place,
});

function draw(map: Partial<PropertyMap>, operation?: 'venta' | 'renta') {
  return render(
    <DrawnMap
      map={aMap(map)}
      cellHref={(frame) => `/properties?bbox=${frameText(frame)}`}
      label="Mapa de 12 propiedades"
      operation={operation}
    />,
  ).container;
}

const links = () =>
  screen
    .getAllByRole('link')
    .map((link) => [
      link.getAttribute('aria-label'),
      link.getAttribute('href')?.replace(/\?.*/u, ''),
      link.textContent,
    ]);

describe('the drawn map', () => {
  it('has a name, says that it has no streets and whom it thanks', () => {
    draw({});
    const map = within(screen.getByRole('group', { name: 'Mapa de 12 propiedades' }));
    expect(map.getByText('Mapa sin calles · Hecho con Natural Earth')).toBeTruthy();
    expect(map.getByText('500 m')).toBeTruthy();
  });

  it('shows a listing at its point as its price, which leads to its page', () => {
    draw({
      points: [
        aPoint({ id: 'a' }),
        aPoint({
          id: 'b',
          operationType: 'renta',
          propertyType: 'casa',
          salePrice: null,
          rentPrice: '25000',
          latitude: 19.42,
          locationPrecision: 'aproximada',
        }),
        aPoint({ id: 'c', salePrice: null, latitude: 19.405 }),
      ],
    });
    expect(links()).toEqual([
      ['$4.5 M, departamento en venta, $4,500,000', '/properties/a', '$4.5 M'],
      [
        '$25 mil/mes, casa en renta, $25,000 al mes, zona aproximada',
        '/properties/b',
        '$25 mil/mes',
      ],
      ['Sin precio, departamento en venta, Precio a consultar', '/properties/c', 'Sin precio'],
    ]);
  });

  it('draws the cell of an approximate place, and never that of an exact one', () => {
    const patches = (locationPrecision: 'exacta' | 'aproximada') =>
      draw({ points: [aPoint({ locationPrecision })] }).querySelectorAll('circle');
    expect(patches('aproximada')).toHaveLength(1);
    expect(patches('exacta')).toHaveLength(0);
  });

  it('leads from several listings at one point to the cell around it', () => {
    draw({ points: [aPoint({}), aPoint({}), aPoint({})] });
    const link = screen.getByRole('link', { name: '3 aquí, propiedades en el mismo lugar' });
    const [west = 0, south = 0, east = 0, north = 0] = frameOf(link);
    expect(east - west).toBeCloseTo(cellAt(0).lng);
    expect(north - south).toBeCloseTo(cellAt(0).lat);
    expect((east + west) / 2).toBeCloseTo(-99.17);
  });

  it('leads with the rent among rentals', () => {
    draw({ points: [aPoint({ operationType: 'ambos', rentPrice: '25000' })] }, 'renta');
    expect(links()).toEqual([
      [
        '$25 mil/mes, departamento en venta y renta, $25,000 al mes',
        expect.any(String),
        '$25 mil/mes',
      ],
    ]);
  });

  it('counts cells and leads to their frames, with one circle for those that have no room of their own', () => {
    const frame = { west: -99.5, south: 19, east: -98.5, north: 20 };
    const near = { latitude: 19.4104, longitude: -99.1704 };
    const cells = [aCell({}), aCell({ ...near, total: 3, medianPrice: '9000000.00' })];
    draw({ frame, cells: [...cells, aCell({ latitude: 19.9, total: 1, medianPrice: null })] });
    expect(links().map(([name]) => name)).toEqual([
      '15 propiedades, alrededor de $4.5 M',
      '1 propiedad',
    ]);
    const [west = 0, south = 0, east = 0, north = 0] = frameOf(
      screen.getByRole('link', { name: /^15 /u }),
    );
    for (const { latitude, longitude } of cells) {
      expect(latitude > south && latitude < north).toBe(true);
      expect(longitude > west && longitude < east).toBe(true);
    }
  });

  it('draws the country with its sea around nothing', () => {
    const page = draw({ frame: null });
    expect(page.querySelector('[id$="land"]')?.getAttribute('d')?.length).toBeGreaterThan(5000);
    expect(screen.queryAllByRole('link')).toEqual([]);
  });

  it('draws no coast where it would be wrong by a street or more', () => {
    expect(draw({}).querySelector('[id$="land"]')).toBeNull();
  });

  it('writes the names of places for the eye', () => {
    const page = draw({ places: [aPlace('Roma Norte'), aPlace('Fuera', { latitude: 19.5 })] });
    expect(page.querySelector('[aria-hidden] [data-level="colonia"]')?.textContent).toBe(
      'Roma Norte',
    );
    expect(page.textContent).not.toContain('Fuera');
  });

  it('joins a crowd of listings to circles, so that nothing is a dot without a word', () => {
    const points = Array.from({ length: 400 }, (_, index) =>
      aPoint({ latitude: 19.402 + index * 0.00005, longitude: -99.182 + (index % 20) * 0.001 }),
    );
    const alone = aPoint({ latitude: 19.4035, longitude: -99.1568, salePrice: '7000000' });
    draw({ points: [...points, alone] });
    const names = links().map(([name]) => name ?? '');
    expect(names.length).toBeLessThan(100);
    expect(names).toContain('$7 M, departamento en venta, $7,000,000');
    const counts = names.flatMap(
      (name) => /^(\d+) propiedades, alrededor de \$4.5 M/u.exec(name)?.[1] ?? [],
    );
    expect(counts.reduce((sum, count) => sum + Number(count), 0)).toBe(400);
  });

  it('says no number beyond the cap of all counts', () => {
    draw({ cells: [aCell({ total: 14_776 }), aCell({ latitude: 19.42, total: 10_000 })] });
    expect(links().map(([name, , text]) => [name, text])).toEqual([
      ['más de 10,000 propiedades, alrededor de $4.5 M', '+10,000'],
      ['10,000 propiedades, alrededor de $4.5 M', '10,000'],
    ]);
  });
});

const frameOf = (link: HTMLElement): number[] =>
  link.getAttribute('href')?.split('=')[1]?.split(',').map(Number) ?? [];
