import { properties } from '@pbr/db/schema/properties';
import { propertyImages } from '@pbr/db/schema/property-images';
import { propertyInquiries } from '@pbr/db/schema/property-inquiries';
import { sessions } from '@pbr/db/schema/sessions';
import { users } from '@pbr/db/schema/users';
import { eq, inArray, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { createReadyStores } from '../../answers/ready-stores.ts';
import { anAccount, signedInCookie, TEST_PASSWORD } from '../../testing/data/account.ts';
import { anInquiry, aProperty } from '../../testing/data/factories.ts';
import { propertyForm } from '../../testing/data/property-form.ts';
import { EXAMPLE_PHOTO } from '../../rest/example-photo.ts';
import { isLong } from '../../testing/is-long.ts';
import { databaseSuite, serverOn } from '../../testing/suite.ts';

const ROUNDS = isLong ? 500 : 10;

let boss: string;
const t = await databaseSuite({ max: 8 });
const app = await serverOn(t, createReadyStores(10_000_000));
beforeAll(async () => {
  boss = await signedInCookie(app, (await anAccount(t.db, { role: 'admin' })).email);
});

interface Own {
  property: string;
  inquiry: string;
}

interface Call {
  method: 'PATCH' | 'PUT' | 'DELETE' | 'POST';
  url: string;
  payload?: object;
}

/** The person's own writes through both doors; each round repeats one of them. */
const writes = (round: number, { property, inquiry }: Own): Call[] => [
  { method: 'POST', url: '/api/properties', payload: propertyForm() },
  {
    method: 'PUT',
    url: `/api/properties/${property}`,
    payload: propertyForm({ bedrooms: round % 9 }),
  },
  {
    method: 'POST',
    url: '/trpc/property.setStatus',
    payload: { id: property, isActive: round % 2 === 0 },
  },
  { method: 'DELETE', url: `/api/properties/${property}` },
  { method: 'POST', url: `/api/properties/${property}/images`, payload: { url: EXAMPLE_PHOTO } },
  {
    method: 'POST',
    url: '/trpc/inquiry.answer',
    payload: { id: inquiry, text: `Sí, todavía. ${round}` },
  },
  { method: 'PATCH', url: '/api/user', payload: { bio: `ronda ${round}` } },
  { method: 'PUT', url: '/api/user/photo', payload: { url: EXAMPLE_PHOTO } },
  { method: 'DELETE', url: '/api/user/photo' },
  { method: 'POST', url: '/trpc/session.endOthers', payload: {} },
  {
    method: 'POST',
    url: '/trpc/account.changePassword',
    payload: { currentPassword: TEST_PASSWORD, newPassword: `buganvilia de noche ${round}` },
  },
];

/** The deactivation waits this long after the writes begin; the rounds go through all delays. */
const DELAYS_MS = [0, 1, 2, 4, 8, 16];

const pause = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms);
  });

/** All rows that a person owns and can change. */
async function rowsOf(id: string): Promise<unknown[]> {
  const own = await t.db.select().from(properties).where(eq(properties.ownerId, id));
  const ids = own.map((property) => property.id);
  return [
    await t.db.select().from(users).where(eq(users.id, id)),
    own,
    await t.db.select().from(propertyImages).where(inArray(propertyImages.propertyId, ids)),
    await t.db.select().from(propertyInquiries).where(inArray(propertyInquiries.propertyId, ids)),
  ];
}

test(`in ${ROUNDS} races no write committed after a deactivation is acknowledged, and nobody signs in after it`, async () => {
  const late: string[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const { id, email } = await anAccount(t.db);
    const cookie = await signedInCookie(app, email);
    const { id: property } = await aProperty(t.db, { ownerId: id });
    const { id: inquiry } = await anInquiry(t.db, { propertyId: property });
    const calls = writes(round, { property, inquiry });
    const call = calls[round % calls.length] ?? { method: 'POST', url: '' };
    // Writers go on until the deactivation is acknowledged, at least three times and at most eight.
    let isOver = false;
    let rowsAtTheEnd: unknown;
    const answers: { status: number; begunAfter: boolean }[] = [];
    const write = async () => {
      for (let n = 0; n < 8 && !(isOver && n > 2); n += 1) {
        const begunAfter = isOver;
        const { statusCode } = await app.inject({ ...call, headers: { cookie } });
        answers.push({ status: statusCode, begunAfter });
      }
    };
    const logIn = () =>
      app.inject({
        method: 'POST',
        url: '/api/login',
        payload: { email, password: TEST_PASSWORD },
      });
    const deactivate = async () => {
      await pause(DELAYS_MS[round % DELAYS_MS.length] ?? 0);
      const url = `/api/employees/${id}`;
      const { statusCode } = await app.inject({ method: 'DELETE', url, headers: { cookie: boss } });
      isOver = true;
      expect(statusCode).toBe(204);
      rowsAtTheEnd = await rowsOf(id);
    };
    await Promise.all([write(), write(), logIn(), deactivate()]);
    for (const { status, begunAfter } of answers) {
      expect([200, 201, 204, 400, 401, 404, 429], call.url).toContain(status);
      if (begunAfter && status < 300) late.push(`${round}: ${call.url} was acknowledged`);
    }
    // Writes that were still on their way have changed nothing since, and no session has outlived the deactivation.
    expect(await rowsOf(id), call.url).toEqual(rowsAtTheEnd);
    if ((await t.db.$count(sessions, sessionsOf(id))) > 0) late.push(`${round}: a session is open`);
  }
  expect(late).toEqual([]);
}, 600_000);

test(`in ${ROUNDS} races nobody reads a listing after its pause was acknowledged`, async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { id, name } = await aProperty(t.db, { name: `Casa que se pausa ${round}.` });
    let isPaused = false;
    const late: string[] = [];
    const read = async (url: string) => {
      for (let n = 0; n < 5 || !isPaused; n += 1) {
        // Pauses, because answers that are ready at once would leave no time to anybody else.
        await pause(1);
        const begunAfter = isPaused;
        const { statusCode, body } = await app.inject(url);
        expect([200, 404], url).toContain(statusCode);
        if (begunAfter && body.includes(name)) late.push(url);
      }
    };
    const pausing: Call =
      round % 2 === 0
        ? { method: 'PATCH', url: `/api/properties/${id}`, payload: { isActive: false } }
        : { method: 'POST', url: '/trpc/property.setStatus', payload: { id, isActive: false } };
    const close = async () => {
      const answer = await app.inject({ ...pausing, headers: { cookie: boss } });
      isPaused = true;
      expect(answer.statusCode).toBe(200);
    };
    const input = encodeURIComponent(JSON.stringify({ id }));
    await Promise.all([
      read(`/api/properties/${id}`),
      read(`/trpc/property.get?input=${input}`),
      read('/api/properties?limit=1'),
      read('/trpc/property.search?input={}'),
      close(),
    ]);
    expect(late).toEqual([]);
  }
}, 600_000);

const sessionsOf = (id: string) => sql`${sessions.sess} ->> 'userId' = ${id}`;
