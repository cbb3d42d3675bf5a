import { PERSON_HEADER } from '@pbr/schemas/account/person-header';
import { expect, test } from 'vitest';
import { anAccount, signedInCookie } from '../../testing/data/account.ts';
import { aProperty } from '../../testing/data/factories.ts';
import { databaseSuite, serverOn } from '../../testing/suite.ts';

const t = await databaseSuite();
const app = await serverOn(t);

/** Asks with this person's session, from a page that was drawn for `drawnFor`. */
async function ask(email: string, drawnFor?: string) {
  const cookie = await signedInCookie(app, email);
  const headers = { cookie, ...(drawnFor !== undefined && { [PERSON_HEADER]: drawnFor }) };
  const answers = await Promise.all([
    app.inject({ url: '/trpc/session.list', headers }),
    app.inject({ method: 'DELETE', url: '/api/user/photo', headers }),
    app.inject({ url: '/trpc/session.user', headers }),
  ]);
  const [list, photo, user] = answers;
  return {
    statuses: [list, photo, user].map(({ statusCode }) => statusCode),
    user: user.json<{ result?: { data: { email: string } } }>().result?.data.email,
  };
}

test("a page's requests count only as those of the person it was drawn for", async () => {
  const ana = await anAccount(t.db);
  const luis = await anAccount(t.db);
  expect(await ask(ana.email)).toEqual({ statuses: [200, 204, 200], user: ana.email });
  expect(await ask(ana.email, ana.id)).toEqual({ statuses: [200, 204, 200], user: ana.email });
  expect(await ask(luis.email, ana.id)).toEqual({ statuses: [401, 401, 401] });
});

test('a page of a person who is not signed in any more learns so where it would miss something', async () => {
  const { id } = await anAccount(t.db);
  const listed = await aProperty(t.db, { ownerId: id });
  const paused = await aProperty(t.db, { ownerId: id, isActive: false });
  const statuses = async (headers: Record<string, string>) => {
    const calls = [
      '/trpc/session.user',
      ...[listed, paused].map(
        (listing) =>
          `/trpc/property.get?input=${encodeURIComponent(JSON.stringify({ id: listing.id }))}`,
      ),
      `/trpc/property.getForEditing?input=${encodeURIComponent(JSON.stringify({ id: listed.id }))}`,
    ];
    const answers = await Promise.all(calls.map((url) => app.inject({ url, headers })));
    return answers.map(({ statusCode }) => statusCode);
  };
  expect(await statuses({ [PERSON_HEADER]: id })).toEqual([401, 200, 401, 401]);
  expect(await statuses({})).toEqual([200, 200, 404, 401]);
});
