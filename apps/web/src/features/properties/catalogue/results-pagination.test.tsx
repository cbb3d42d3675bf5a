import type { CatalogueSearch } from '@pbr/schemas/property/search';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderRoute } from '../../../testing/render-route.tsx';
import { ResultsPagination } from './results-pagination.tsx';

async function show(search: CatalogueSearch, page: number, pageCount: number) {
  await renderRoute({
    path: '/properties/',
    at: `/properties/?page=${page}`,
    answers: {},
    component: () => <ResultsPagination search={search} page={page} pageCount={pageCount} />,
  });
  return screen.queryByRole('navigation', { name: 'Páginas de resultados' });
}

const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

describe('ResultsPagination', () => {
  it('links to the other pages of the same search', async () => {
    await show({ type: 'casa', page: 2 }, 2, 6);
    expect(href('Anterior')).toBe('/properties?type=casa');
    expect(href('Siguiente')).toBe('/properties?type=casa&page=3');
    expect(href('Página 1')).toBe('/properties?type=casa');
    expect(href('Página 6')).toBe('/properties?type=casa&page=6');
    expect(screen.getByRole('link', { name: 'Anterior' }).getAttribute('rel')).toBe('prev');
    expect(screen.getByRole('link', { name: 'Siguiente' }).getAttribute('rel')).toBe('next');
  });

  it('marks only the open page', async () => {
    const pages = await show({ page: 3 }, 3, 6);
    const current = within(pages!)
      .getAllByRole('link')
      .filter((link) => link.hasAttribute('aria-current'));
    expect(current.map((link) => link.getAttribute('aria-label'))).toEqual(['Página 3']);
  });

  it('offers no step before the first page nor after the last', async () => {
    await show({}, 1, 2);
    expect(screen.queryByRole('link', { name: 'Anterior' })).toBeNull();
    expect(href('Siguiente')).toBe('/properties?page=2');
  });

  it('is absent when everything fits on one page', async () => {
    expect(await show({}, 1, 1)).toBeNull();
  });
});
