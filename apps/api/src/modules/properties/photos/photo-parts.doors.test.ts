import { propertyImages } from '@pbr/db/schema/property-images';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { anAccount, signedInCookie } from '../../../testing/data/account.ts';
import { testApp } from '../../../testing/app.ts';
import { aProperty } from '../../../testing/data/factories.ts';
import { aPhoto } from '../../../testing/photos/a-photo.ts';
import {
  fieldPart,
  filePart,
  FORM_END,
  FORM_TYPE,
  rawPart,
} from '../../../testing/photos/upload-forms.ts';
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

const DISPOSITION = 'content-disposition: form-data; name="photo"';
const TEN_MEGABYTES = 10 * 1024 * 1024;
/** A part of the photo's name, by the headers that programs send with it. */
const HEADERS = [
  `${DISPOSITION}\r\ncontent-type: application/octet-stream`,
  `${DISPOSITION}\r\ncontent-type: image/jpeg`,
  `${DISPOSITION}\r\ncontent-type: text/plain; charset=utf-16`,
  `${DISPOSITION}\r\ncontent-type: application/json`,
  `${DISPOSITION}\r\ncontent-type: image/png; charset=`,
  DISPOSITION,
  `${DISPOSITION}; filename=""\r\ncontent-type: application/octet-stream`,
  `${DISPOSITION}; filename\r\ncontent-type: application/octet-stream`,
  `${DISPOSITION}; filename*=UTF-8''casa%20%C3%B1.jpg`,
  `${DISPOSITION}; filename*=nada''casa%FF.jpg`,
  `${DISPOSITION}; filename="\xf1and\xfa.jpg"\r\ncontent-type: text/html`,
  'Content-Disposition: FORM-DATA; NAME=photo; FILENAME=casa.jpg',
];

interface Way {
  send: (payload: string | Buffer, type: string) => Promise<{ status: number; json: Said }>;
  accepted: number;
}
interface Said {
  code?: string;
  message?: string;
  fields?: Record<string, string>;
}
const way = (method: 'POST' | 'PUT', url: () => string, accepted: number): Way => ({
  accepted,
  send: async (payload, type) => {
    const headers = { cookie, 'content-type': type };
    const answer = await app.inject({ method, url: url(), headers, payload });
    return { status: answer.statusCode, json: answer.json() };
  },
});

describe.each<[string, Way]>([
  ['of a listing', way('POST', () => `/api/properties/${id}/images`, 201)],
  ['of a person', way('PUT', () => '/api/user/photo', 200)],
])('the photo %s', (_whose, { send, accepted }) => {
  const form = (...parts: Buffer[]) => send(Buffer.concat([...parts, FORM_END]), FORM_TYPE);
  const inJson = (url: string) => send(JSON.stringify({ url }), 'application/json');
  const nothingStored = async () => {
    expect(await files.folders()).toEqual([]);
    expect(await files.drafts()).toEqual([]);
  };

  describe.each(HEADERS)('in a part with %j', (headers) => {
    test('is accepted by its bytes', async () => {
      expect(await form(rawPart(headers, await aPhoto()))).toMatchObject({ status: accepted });
      expect(await files.drafts()).toEqual([]);
    });

    test('is refused by its bytes', async () => {
      expect(await form(rawPart(headers, Buffer.from('<svg/>')))).toMatchObject({
        status: 415,
        json: { code: 'image.unsupported', message: expect.stringMatching(/foto/u) },
      });
      await nothingStored();
    });
  });

  test('in a part without a file name has the same limit', async () => {
    const heavy = Buffer.concat([await aPhoto(), Buffer.alloc(TEN_MEGABYTES)]);
    expect(await form(rawPart(DISPOSITION, heavy))).toMatchObject({
      status: 413,
      json: { code: 'image.too_large' },
    });
    await nothingStored();
  });

  test.each([
    ['an input in which nobody chose a file', `${DISPOSITION}; filename=""`],
    ['an empty text', DISPOSITION],
    ['an empty stream', `${DISPOSITION}\r\ncontent-type: application/octet-stream`],
    ['a part without a name', 'content-disposition: form-data; filename="casa.jpg"'],
    ['a part that is no field', 'content-disposition: attachment; filename="casa.jpg"'],
    ['a part without a disposition', 'content-type: image/jpeg'],
  ])('is not %s', async (_what, headers) => {
    expect(await form(rawPart(headers, Buffer.alloc(0)))).toMatchObject({
      status: 400,
      json: { code: 'request.invalid', fields: { photo: 'Elige una foto.' } },
    });
    await nothingStored();
  });

  test('does not end in an error when other parts are files or of unknown kinds', async () => {
    const others = [
      filePart(Buffer.alloc(5000), { field: 'plano', name: 'plano.pdf' }),
      rawPart('content-disposition: form-data; name="x"\r\ncontent-type: nada', Buffer.from('x')),
      rawPart('content-disposition: form-data; name="y"; filename=""', Buffer.alloc(0)),
    ];
    expect(await form(...others, filePart(await aPhoto()))).toMatchObject({ status: accepted });
  });

  test.each<[string, (base64: string) => string]>([
    [
      'in lines',
      (base64) => `data:image/jpeg;base64,\r\n${base64.replaceAll(/.{64}/gu, '$&\r\n')}`,
    ],
    ['with percent signs', (base64) => `data:image/png;base64,${encodeURIComponent(base64)}`],
    ['without its padding', (base64) => `data:image/png;base64,${base64.replaceAll('=', '')}`],
    ['in capitals, with parameters', (base64) => ` DATA:image/png;name=x ; BASE64,${base64}`],
    ['of bytes without a type', (base64) => `data:application/octet-stream;base64,${base64}`],
    [
      'without base64',
      (base64) =>
        `data:image/png,%${Buffer.from(base64, 'base64')
          .toString('hex')
          .replaceAll(/..(?!$)/gu, '$&%')}`,
    ],
  ])('as a data URL %s is accepted', async (_how, urlOf) => {
    const url = urlOf((await paddedPhoto()).toString('base64'));
    expect(await inJson(url)).toMatchObject({ status: accepted });
  });

  test('as a data URL may have ten megabytes, line breaks not counted', async () => {
    const heavy = await paddedPhoto(TEN_MEGABYTES);
    const base64 = heavy.toString('base64').replaceAll(/.{64}/gu, '$&\r\n');
    expect(await inJson(`data:image/png;base64,${base64}`)).toMatchObject({ status: accepted });
  });
});

/** A photo of this size or a little more, whose base64 has `+`, `/` and `=`. */
async function paddedPhoto(bytes = 0): Promise<Buffer> {
  const photo = await aPhoto();
  const length = bytes || photo.length + 4 - (photo.length % 3);
  return Buffer.concat([photo, Buffer.alloc(length - photo.length, '\xfb\xff', 'latin1')]);
}

test('the category is read whatever the type of its part', async () => {
  const category = rawPart(
    'content-disposition: form-data; name="category"\r\ncontent-type: application/octet-stream',
    Buffer.from('cocina'),
  );
  const payload = Buffer.concat([
    category,
    fieldPart('otro', 'x'),
    filePart(await aPhoto()),
    FORM_END,
  ]);
  const answer = await app.inject({
    method: 'POST',
    url: `/api/properties/${id}/images`,
    headers: { cookie, 'content-type': FORM_TYPE },
    payload,
  });
  expect(answer.json()).toMatchObject({ image: { category: 'cocina' } });
  expect(await t.db.$count(propertyImages)).toBe(1);
});
