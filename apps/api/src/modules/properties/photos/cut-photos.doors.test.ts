import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { anAccount, signedInCookie } from '../../../testing/data/account.ts';
import { testApp } from '../../../testing/app.ts';
import { aProperty } from '../../../testing/data/factories.ts';
import { aGrainyPicture, withoutItsLast } from '../../../testing/photos/cut-photos.ts';
import { filePart, FORM_END, FORM_TYPE } from '../../../testing/photos/upload-forms.ts';
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

const send = async (
  bytes: Buffer,
  { isForm, isPortrait }: { isForm: boolean; isPortrait: boolean },
) => {
  const answer = await app.inject({
    method: isPortrait ? 'PUT' : 'POST',
    url: isPortrait ? '/api/user/photo' : `/api/properties/${id}/images`,
    headers: { cookie, 'content-type': isForm ? FORM_TYPE : 'application/json' },
    payload: isForm
      ? Buffer.concat([filePart(bytes), FORM_END])
      : JSON.stringify({ url: `data:image/jpeg;base64,${bytes.toString('base64')}` }),
  });
  return { status: answer.statusCode, json: answer.json() };
};

describe.each([
  ['as a form', true],
  ['as a data URL', false],
])('sent %s', (_way, isForm) => {
  // The second one is the largest that browsers send as it is.
  test.each([
    [320, 240],
    [4000, 3000],
  ])('a photo of %i x %i px is stored without the foot that is missing', async (width, height) => {
    const whole = await aGrainyPicture(width, height).jpeg({ quality: 60 }).toBuffer();
    const cut = withoutItsLast(Math.min(2000, whole.byteLength * 0.04), whole);
    const { status, json } = await send(cut, { isForm, isPortrait: false });
    expect(status).toBe(201);
    const [shown, full] = width > 1600 ? [1600, 1200] : [width, height];
    expect(json.image.width).toBe(shown);
    expect(json.image.height).toBeLessThan(full);
    expect(json.image.height).toBeGreaterThan(full * 0.9);
    const { rawPayload } = await app.inject({ url: `${json.image.baseUrl}/1600.jpg` });
    const { data, info } = await sharp(rawPayload).raw().toBuffer({ resolveWithObject: true });
    const foot = data.subarray(-info.width * info.channels);
    expect(Math.max(...foot) - Math.min(...foot)).toBeGreaterThan(30);
    expect(await send(cut, { isForm, isPortrait: true })).toMatchObject({ status: 200 });
  });

  test.each([
    ['a photo of a listing', false],
    ['a portrait', true],
  ])('%s without more than that is refused as incomplete', async (_what, isPortrait) => {
    const whole = await aGrainyPicture(320, 240).jpeg().toBuffer();
    for (const lost of [0.06, 0.5])
      expect(
        await send(withoutItsLast(whole.byteLength * lost, whole), { isForm, isPortrait }),
      ).toMatchObject({
        status: 415,
        json: { code: 'image.incomplete', message: expect.stringMatching(/llegó incompleta/u) },
      });
    expect(await files.folders()).toEqual([]);
    expect(await files.drafts()).toEqual([]);
  });
});
