import type { PropertyCard as Property } from '@pbr/schemas/property/read';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { aPropertyCard, aPropertyImage } from '../../../testing/a-property-card.ts';
import { aPropertyDetail } from '../../../testing/a-property-detail.ts';
import { renderRoute } from '../../../testing/render-route.tsx';
import { PropertyCard, PropertyCardSkeleton } from './property-card.tsx';

async function show(property: Property, onInquire?: (property: Property) => void) {
  await renderRoute({
    path: '/',
    at: '/',
    answers: {},
    component: () => <PropertyCard property={property} {...(onInquire && { onInquire })} />,
  });
  return within(screen.getByRole('article'));
}

describe('PropertyCard', () => {
  it('names the listing, its place, size and price, and has one link to its page', async () => {
    const property = aPropertyCard({ name: 'Casa del jardín' });
    const card = await show(property);
    expect(card.getAllByRole('link')).toEqual([
      card.getByRole('link', { name: 'Casa del jardín' }),
    ]);
    expect(card.getByRole('link').getAttribute('href')).toBe(`/properties/${property.id}`);
    expect(card.getByText('$4,500,000')).toBeTruthy();
    expect(card.getByText('Condesa, Cuauhtémoc, Ciudad de México')).toBeTruthy();
    expect(card.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      '2\u00A0rec.',
      '2\u00A0baños',
      '1\u00A0cajón',
      '96.5\u00A0m²',
    ]);
  });

  it('shows the operation and the type in words, and unknown values as they are', async () => {
    const card = await show(aPropertyCard({ operationType: 'ambos', propertyType: 'bodega' }));
    expect(card.getByText('Venta y Renta')).toBeTruthy();
    expect(card.getByText('bodega')).toBeTruthy();
  });

  it('does not repeat the type that begins its name', async () => {
    const card = await show(aPropertyCard({ name: 'Casa con patio', propertyType: 'casa' }));
    expect(card.queryByText('Casa')).toBeNull();
  });

  it.each(['CASA con patio', 'casa, con patio', 'Casa'])(
    'does not repeat it in %s',
    async (name) => {
      const card = await show(aPropertyCard({ name, propertyType: 'casa' }));
      expect(card.queryByText('Casa', { selector: 'p *' })).toBeNull();
    },
  );

  it('says the type of a name that begins with a longer word', async () => {
    const card = await show(aPropertyCard({ name: 'Casablanca 12', propertyType: 'casa' }));
    expect(card.getByText('Casa')).toBeTruthy();
  });

  it('leads with the rent among rentals', async () => {
    const property = aPropertyCard({ operationType: 'ambos', rentPrice: '25000' });
    await renderRoute({
      path: '/',
      at: '/',
      answers: {},
      component: () => <PropertyCard property={property} operation="renta" />,
    });
    const card = screen.getByRole('article').textContent;
    expect(card.indexOf('$25,000/mes')).toBeLessThan(card.indexOf('$4,500,000'));
  });

  it('marks a reserved listing', async () => {
    const card = await show(aPropertyCard({ dealStatus: 'apartada' }));
    expect(card.getByText('Apartada')).toBeTruthy();
  });

  it('offers the browser every width of the photo, and a placeholder until it loads', async () => {
    const placeholder = 'data:image/webp;base64,AAAA';
    const card = await show(
      aPropertyCard({ name: 'Casa del jardín', images: [aPropertyImage({ placeholder })] }),
    );
    const photo = card.getByRole('img', { name: 'Fachada de Casa del jardín' });
    expect(photo.getAttribute('srcset')).toContain('/uploads/foto/640.webp 640w');
    expect(photo.getAttribute('loading')).toBe('lazy');
    expect(photo.style.backgroundImage).toContain(placeholder);
  });

  it('shows a drawing without a photo', async () => {
    const card = await show(aPropertyCard({ images: [], propertyType: 'terreno' }));
    expect(document.querySelector('img')?.getAttribute('src')).toBe('/placeholders/terreno.svg');
    expect(card.getByText('Sin fotos todavía')).toBeTruthy();
    expect(card.queryByRole('button')).toBeNull();
  });

  it('asks for photos where there are none', async () => {
    const property = aPropertyCard({ images: [] });
    const onInquire = vi.fn();
    const card = await show(property, onInquire);
    await userEvent.click(card.getByRole('button', { name: 'Pedir fotos' }));
    expect(onInquire).toHaveBeenCalledExactlyOnceWith({ ...property, asksForPhotos: true });
  });

  it('opens an inquiry about this listing with its button', async () => {
    const property = aPropertyCard({ name: 'Casa del jardín' });
    const onInquire = vi.fn();
    const card = await show(property, onInquire);
    await userEvent.click(
      card.getByRole('button', { name: 'Enviar consulta sobre Casa del jardín' }),
    );
    expect(onInquire).toHaveBeenCalledExactlyOnceWith(property);
  });

  it('has no button where there are no inquiries', async () => {
    const card = await show(aPropertyCard());
    expect(card.queryByRole('button')).toBeNull();
  });
});

describe('the photos of a card', () => {
  const images = ['fachada', 'cocina', 'patio'].map((category) =>
    aPropertyImage({ category, baseUrl: `/uploads/${category}` }),
  );
  const property = aPropertyCard({ name: 'Casa azul', images: images.slice(0, 1), imageCount: 3 });

  async function showLeafable(shown: Property) {
    const get = vi.fn(() => aPropertyDetail({ ...shown, images }));
    await renderRoute({
      path: '/',
      at: '/',
      answers: { 'property.get': get },
      component: () => <PropertyCard property={shown} />,
    });
    return { get, article: screen.getByRole('article') };
  }

  const loaded = () => [...document.querySelectorAll('img')].map((img) => img.srcset.split('/')[2]);

  it('other than the first load only once somebody points at it, one ahead', async () => {
    const { get, article } = await showLeafable(property);
    expect(within(article).getByText('1 / 3')).toBeTruthy();
    expect(get).not.toHaveBeenCalled();
    expect(within(article).queryByRole('button')).toBeNull();

    await userEvent.hover(article);
    const next = await within(article).findByRole('button', { name: 'Foto siguiente' });
    await waitFor(() => expect(loaded()).toEqual(['fachada', 'fachada', 'cocina']));
    await userEvent.click(next);
    expect(within(article).getByRole('img', { name: 'Cocina de Casa azul' })).toBeTruthy();
    expect(within(article).getByText('2 / 3')).toBeTruthy();
    expect(loaded()).toContain('patio');

    await userEvent.click(next);
    expect(next.getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(within(article).getByRole('button', { name: 'Foto anterior' }));
    expect(within(article).getByText('2 / 3')).toBeTruthy();
    expect(get).toHaveBeenCalledTimes(1);
  });

  it('are reached by keyboard', async () => {
    const { article } = await showLeafable(property);
    await userEvent.tab();
    await within(article).findByRole('button', { name: 'Foto siguiente' });
    await userEvent.tab();
    await userEvent.tab();
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Foto siguiente');
  });

  it('follow a finger, and turn only when it went far enough', async () => {
    const { article } = await showLeafable(property);
    Object.defineProperty(article, 'clientWidth', { value: 300 });
    const swipe = (to: number, clientY = 0) => {
      // One touch for all events, as some browsers have it.
      const touch = { clientX: 200, clientY: 0 };
      fireEvent.touchStart(article);
      fireEvent.touchMove(article, { touches: [touch] });
      fireEvent.touchMove(article, { touches: [Object.assign(touch, { clientX: to, clientY })] });
      const follows = article.querySelector('[data-drag]') !== null;
      fireEvent.touchEnd(article);
      return follows;
    };
    fireEvent.touchStart(article);
    await within(article).findByRole('button', { name: 'Foto siguiente' });

    swipe(180);
    expect(within(article).getByText('1 / 3', { selector: 'div > div + span' })).toBeTruthy();
    // The thumb's arc while it scrolls the page.
    expect(swipe(100, 300)).toBe(false);
    expect(within(article).getByText('1 / 3', { selector: 'div > div + span' })).toBeTruthy();
    expect(swipe(100)).toBe(true);
    expect(within(article).getByText('2 / 3')).toBeTruthy();
    swipe(300);
    expect(within(article).getByText('1 / 3', { selector: 'div > div + span' })).toBeTruthy();
  });

  it('stay at the first one when the others cannot be loaded', async () => {
    await renderRoute({
      path: '/',
      at: '/',
      answers: {
        'property.get': () => {
          throw new Error('away');
        },
      },
      component: () => <PropertyCard property={property} />,
    });
    const article = screen.getByRole('article');
    await userEvent.hover(article);
    await waitFor(() => expect(within(article).queryByRole('button')).toBeNull());
    expect(within(article).getByText('1 / 3')).toBeTruthy();
  });

  it('of a listing with one photo cannot be leafed through', async () => {
    const { article } = await showLeafable({ ...property, imageCount: 1 });
    await userEvent.hover(article);
    expect(within(article).queryByText(/ \/ /u)).toBeNull();
    expect(within(article).queryByRole('button')).toBeNull();
  });
});

describe('PropertyCardSkeleton', () => {
  it('is silent to screen readers', async () => {
    await renderRoute({ path: '/', at: '/', answers: {}, component: PropertyCardSkeleton });
    expect(document.querySelector('[data-skeleton]')?.getAttribute('aria-hidden')).toBe('true');
  });
});
