import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { aPropertyCard, aPropertyImage } from './testing/a-property-card.ts';
import { aPropertyDetail } from './testing/a-property-detail.ts';
import { aUser, type fakeRouter } from './testing/fake-server.ts';
import { emptyPage, renderer } from './testing/server-renderer.ts';

describe('pages for everybody, drawn around the content that somebody else was sent', () => {
  const PEOPLE = 42;
  const own = randomUUID();
  const shared = randomUUID();
  const card = aPropertyCard({ images: [aPropertyImage()], imageCount: 1 });
  const listing = aPropertyDetail({ id: shared });
  const ownListing = aPropertyDetail({ id: own, can: { edit: true } });
  const answers: Parameters<typeof fakeRouter>[0] = {
    'session.user': (_input, { visitor }) =>
      visitor.startsWith('Ana') ? null : members.get(visitor),
    'inquiry.unanswered': (_input, { visitor }) => ({ count: Number(visitor.split('-')[1]) }),
    'property.search': (input) => {
      const items = (input as { type?: string }).type === 'casa' ? [] : [card];
      return { ...emptyPage, items, total: items.length, pageCount: items.length };
    },
    'property.get': (input, { visitor }) =>
      (input as { id: string }).id === own
        ? { ...ownListing, description: `Nota de ${visitor}` }
        : listing,
  };
  const PAGES = [
    '/properties',
    '/properties?type=casa',
    `/properties/${shared}`,
    `/properties/${own}`,
    '/agents',
    '/help',
    '/contacts',
  ];
  const everybody = Array.from({ length: PEOPLE }, (_, n) => `${n % 3 ? 'Zyanya' : 'Ana'}-${n}-`);
  const members = new Map(
    everybody.map((name) => [name, { ...aUser(name), profileImageUrl: `/uploads/${name}` }]),
  );
  afterEach(() => void vi.useRealTimers());

  it('are what each of 42 people would be sent if nobody else had asked', async () => {
    // A page tells the browser when its data was read.
    vi.useFakeTimers({ toFake: ['Date'] });
    const render = renderer(answers, { isForEverybody: true });
    const renderAlone = renderer(answers);
    const pageOf = (index: number) => PAGES[index % PAGES.length] ?? '/';
    const pages = await Promise.all(
      everybody.map((person, index) => render(pageOf(index), person)),
    );
    const later = await Promise.all(
      everybody.map((person, index) => render(pageOf(index + 1), person)),
    );
    const wrong: string[] = [];
    for (const [index, person] of everybody.entries()) {
      for (const [page, path] of [
        [pages[index], pageOf(index)],
        [later[index], pageOf(index + 1)],
      ] as const) {
        const alone = await renderAlone(path, person);
        if (page?.html !== alone.html) wrong.push(`${person} ${path}`);
      }
    }
    expect(wrong).toEqual([]);
    const ownPages = pages.filter((_, index) => pageOf(index).endsWith(own));
    for (const { html } of ownPages) expect(html).toMatch(/>Nota de (?:Ana|Zyanya)-\d+-</u);
  });

  it('are drawn anew when their data has changed', async () => {
    let name = 'Casa de antes';
    const render = renderer(
      { 'property.get': () => ({ ...listing, name }) },
      { isForEverybody: true },
    );
    await render(`/properties/${shared}`, 'Ana');
    name = 'Casa de ahora';
    const { html } = await render(`/properties/${shared}`, 'Zyanya');
    expect(html).toContain('Casa de ahora');
    expect(html).not.toContain('Casa de antes');
  });
});
