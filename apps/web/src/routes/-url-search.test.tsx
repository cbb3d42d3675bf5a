import { catalogueFieldsSchema } from '@pbr/schemas/property/search';
import type { TRPCLink } from '@trpc/client';
import { observable } from '@trpc/server/observable';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { AppRouter } from '../lib/trpc.ts';
import { createAppRouter } from '../router.tsx';

it('the browser reads a URL once before it asks for the listings, and each further one once', async () => {
  const reads = vi.spyOn(catalogueFieldsSchema.shape.page._zod, 'run');
  onTestFinished(() => reads.mockRestore());
  const asked: unknown[] = [];
  const link: TRPCLink<AppRouter> =
    () =>
    ({ op: { path, input } }) =>
      observable(() => {
        if (path === 'property.search') asked.push([input, reads.mock.calls.length]);
      });
  const router = createAppRouter({ links: [link], publicOrigin: 'https://portal.test' });
  window.history.replaceState(null, '', '/properties?page=2&utm_source=x');

  void router.load();
  await vi.waitFor(() => expect(asked).toEqual([[{ page: 2 }, 1]]));
  reads.mockClear();
  void router.navigate({ to: '/properties', search: { page: 3 } });
  await vi.waitFor(() => expect(asked.slice(1)).toEqual([[{ page: 3 }, 1]]));
});
