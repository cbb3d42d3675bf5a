import { propertyImages } from '@pbr/db/schema/property-images';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { anAccount, signedInCookie } from '../../../testing/data/account.ts';
import { testApp } from '../../../testing/app.ts';
import { aProperty } from '../../../testing/data/factories.ts';
import { aPhoto } from '../../../testing/photos/a-photo.ts';
import { fieldPart, filePart, FORM_END, FORM_TYPE } from '../../../testing/photos/upload-forms.ts';
import { watchedStorage } from '../../../testing/photos/watched-storage.ts';
import { databaseSuite } from '../../../testing/suite.ts';

let app: FastifyInstance;
let files: Awaited<ReturnType<typeof watchedStorage>>;
let cookie: string;
let id: string;
const t = await databaseSuite({ clear: ['property_images'] });
beforeAll(async () => {
  files = await watchedStorage();
  app = await testApp(t.db, { storage: files.storage });
  const { id: ownerId, email } = await anAccount(t.db);
  cookie = await signedInCookie(app, email);
  ({ id } = await aProperty(t.db, { ownerId }));
});
afterAll(async () => {
  await app.close();
  await files.close();
});
beforeEach(async () => {
  await files.clear();
});

const POISON = [
  '__proto__',
  '__proto__.reached',
  '__proto__[reached]',
  'constructor',
  'constructor.prototype',
  'constructor[prototype][reached]',
  'prototype',
  'toString',
];

const send = (...parts: Buffer[]) =>
  app.inject({
    method: 'POST',
    url: `/api/properties/${id}/images`,
    headers: { cookie, 'content-type': FORM_TYPE },
    payload: Buffer.concat([...parts, FORM_END]),
  });

describe.each(POISON)('the name %s in a form', (name) => {
  test('reaches no prototype as the name of a field', async () => {
    const answer = await send(fieldPart(name, 'sala'), filePart(await aPhoto()));
    expect([201, 400]).toContain(answer.statusCode);
    const stored = await t.db.select().from(propertyImages);
    expect(stored.map(({ category }) => category)).toEqual(
      answer.statusCode === 201 ? ['fachada'] : [],
    );
    expect(await files.folders()).toHaveLength(stored.length);
    await expectNothingReached();
  });

  test('is no photo as the name of the part', async () => {
    const answer = await send(filePart(await aPhoto(), { field: name }));
    expect(answer.statusCode).toBe(400);
    expect(answer.json().message).toEqual(expect.any(String));
    expect(await t.db.$count(propertyImages)).toBe(0);
    expect(await files.folders()).toEqual([]);
    await expectNothingReached();
  });

  test('is forgotten as the name of the file', async () => {
    const answer = await send(filePart(await aPhoto(), { name }));
    expect(answer.statusCode).toBe(201);
    const stored = await t.db.select().from(propertyImages);
    expect(stored).toHaveLength(1);
    expect(JSON.stringify([stored, await files.folders()])).not.toContain(name);
    await expectNothingReached();
  });
});

async function expectNothingReached(): Promise<void> {
  expect(Object.getOwnPropertyNames(Object.prototype).toSorted()).toEqual(OWN_NAMES);
  expect(await files.drafts()).toEqual([]);
  expect((await app.inject({ url: '/healthz' })).statusCode).toBe(200);
}
const OWN_NAMES = Object.getOwnPropertyNames(Object.prototype).toSorted();
