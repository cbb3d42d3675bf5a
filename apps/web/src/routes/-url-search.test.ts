import { agentPageSearchSchema } from '@pbr/schemas/agent/search';
import { sharedWithMeSearchSchema } from '@pbr/schemas/commission/search';
import { inboxSearchSchema } from '@pbr/schemas/inquiry/search';
import { catalogueFieldsSchema, catalogueSearchSchema } from '@pbr/schemas/property/search';
import { serviceRequestSearchSchema } from '@pbr/schemas/service-request/search';
import type { inferRouterContext } from '@trpc/server';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createRenderer } from '../entry-server.tsx';
import type { AppRouter } from '../lib/trpc.ts';
import { aUser, fakeRouter } from '../testing/fake-server.ts';
import { urlSearch } from './-url-search.ts';

const { page } = catalogueFieldsSchema.shape;

/** The number of times that the field was read when the page asked `procedure` for its list. */
async function readsBeforeCall(
  path: string,
  procedure: string,
  field: typeof page | typeof serviceRequestSearchSchema.shape.search,
) {
  const reads = vi.spyOn(field._zod, 'run');
  onTestFinished(() => reads.mockRestore());
  const before: number[] = [];
  const render = createRenderer({
    router: fakeRouter({
      'session.user': () => ({ ...aUser('Ana'), role: 'admin' }),
      [procedure]: () => {
        before.push(reads.mock.calls.length);
        throw new Error('the page needs no answer');
      },
    }),
    publicOrigin: 'https://portal.test',
    assets: { manifest: { 'src/entry-client.tsx': { file: 'entry.js', isEntry: true } } },
  });
  await render({
    request: new Request(`https://portal.test${path}`),
    createContext: () => ({}) as unknown as inferRouterContext<AppRouter>,
    nonce: 'n',
    onError: () => {},
  });
  return before[0];
}

describe('the URL of a list', () => {
  it.each([
    ['/properties?search=roma&page=2&utm_source=x', 'property.search', page],
    ['/venta?page=2', 'property.landing', page],
    ['/agents?page=2', 'agent.list', agentPageSearchSchema.shape.page],
    ['/inquiries?search=ana', 'inquiry.list', inboxSearchSchema.shape.search],
    ['/inquiries/requests?search=ana', 'request.list', serviceRequestSearchSchema.shape.search],
    [
      '/shared-commissions?search=loft',
      'commission.sharedWithMe',
      sharedWithMeSearchSchema.shape.search,
    ],
    ['/my-properties?page=2', 'property.mine', page],
  ])('%s is read once before %s is called', async (path, procedure, field) => {
    expect(await readsBeforeCall(path, procedure, field)).toBe(1);
  });

  it('is read anew when it changes, and foreign parameters stay behind', () => {
    const { validateSearch, loaderDeps } = urlSearch(catalogueSearchSchema);
    expect(validateSearch({ page: '2', utm_source: 'x' })).toEqual({ page: 2 });
    const held = { page: 2, utm_source: 'x' };
    expect(loaderDeps({ search: held })).toEqual({ page: 2 });
    expect(validateSearch({ page: '3' })).toEqual({ page: 3 });
    expect(validateSearch({ search: ['', 'roma'] })).toEqual({});
    expect(validateSearch({ search: 'roma' })).toEqual({ search: 'roma' });
  });
});
