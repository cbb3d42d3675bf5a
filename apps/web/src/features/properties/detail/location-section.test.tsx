import type { PropertyDetail } from '@pbr/schemas/property/read';
import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { aPropertyDetail } from '../../../testing/a-property-detail.ts';
import { LocationSection } from './location-section.tsx';

const publicPoint = { latitude: 19.4175, longitude: -99.16385 };
const exact = { latitude: 19.417391, longitude: -99.163917 };
const show = (property: Partial<PropertyDetail>) =>
  render(<LocationSection property={aPropertyDetail(property)} />).container;

describe('the place of a listing', () => {
  it('opens in three maps at the public point alone, even for its owner', () => {
    const page = show({ ...exact, publicPoint, can: { edit: true } });
    const links = screen.getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Ver en Google Maps', 'https://www.google.com/maps/search/?api=1&query=19.4175,-99.16385'],
      ['Ver en Waze', 'https://www.waze.com/ul?ll=19.4175,-99.16385&navigate=yes'],
      ['Mapa del teléfono', 'geo:19.4175,-99.16385?q=19.4175,-99.16385'],
    ]);
    for (const link of links) expect(link.getAttribute('rel')).toBe('noopener noreferrer');
    expect(page.innerHTML).not.toMatch(/19\.41739|99\.16391/u);
    expect(page.querySelectorAll('img, iframe, script')).toHaveLength(0);
  });

  const IN_APPLE_MAPS = 'https://maps.apple.com/?ll=19.4175,-99.16385&q=19.4175,-99.16385';
  const AS_GEO = 'geo:19.4175,-99.16385?q=19.4175,-99.16385';

  it.each([
    ['an iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X)', IN_APPLE_MAPS],
    ['an iPad', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', IN_APPLE_MAPS],
    ['an Android phone', 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36', AS_GEO],
  ])('opens on %s in a map that is there', (_device, userAgent, href) => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
    const page = show({ ...exact, publicPoint });
    // The test's window would go there.
    page.addEventListener('click', (event) => event.preventDefault());
    const links = screen.getAllByRole('link').slice(-2);
    for (const link of links) fireEvent.click(link);
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      'https://www.waze.com/ul?ll=19.4175,-99.16385&navigate=yes',
      href,
    ]);
  });

  it.each([
    ['aproximada', true],
    ['exacta', false],
  ])('that is %s is called approximate: %s', (locationPrecision, isSaid) => {
    show({ publicPoint, locationPrecision });
    expect(screen.queryAllByText('En el mapa: zona aproximada')).toHaveLength(isSaid ? 1 : 0);
  });

  it('is not shown without a point', () => {
    expect(show({ ...exact, locationPrecision: 'oculta' }).innerHTML).toBe('');
  });

  it('reminds those who may edit of the hidden street, and nobody else', () => {
    const street = { street: 'Ámsterdam', number: '25', hideStreet: true };
    show({ ...street, can: { edit: true } });
    expect(screen.getByText(/Solo tú y la administración ven .*: Ámsterdam 25\./u)).toBeTruthy();
    expect(show({ street: '', number: null, hideStreet: true }).innerHTML).toBe('');
  });
});
