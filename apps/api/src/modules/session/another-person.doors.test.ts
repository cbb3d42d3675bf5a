import { PERSON_HEADER } from '@pbr/schemas/account/person-header';
import { expect, test } from 'vitest';
import { anAccount, signedInCookie } from '../../testing/data/account.ts';
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
    statuses: [list.statusCode, photo.statusCode],
    user: user.json<{ result: { data: { email: string } | null } }>().result.data?.email ?? null,
  };
}

test("a page's requests count only as those of the person it was drawn for", async () => {
  const ana = await anAccount(t.db);
  const luis = await anAccount(t.db);
  expect(await ask(ana.email)).toEqual({ statuses: [200, 204], user: ana.email });
  expect(await ask(ana.email, ana.id)).toEqual({ statuses: [200, 204], user: ana.email });
  expect(await ask(luis.email, ana.id)).toEqual({ statuses: [401, 401], user: null });
});
