import { properties } from '@pbr/db/schema/properties';
import { CURRENCIES } from '@pbr/schemas/property/values';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { anAccount, signedInCookie } from '../../../testing/data/account.ts';
import { aProperty } from '../../../testing/data/factories.ts';
import { databaseSuite, serverOn } from '../../../testing/suite.ts';
import { exampleValues } from '../field-facts.ts';

const t = await databaseSuite({ clear: ['properties'] });
const app = await serverOn(t);

let ownerId: string;
let cookie: string;
let id: string;
beforeAll(async () => {
  const account = await anAccount(t.db);
  ownerId = account.id;
  cookie = await signedInCookie(app, account.email);
});
beforeEach(async () => {
  const home = { propertyType: 'casa', operationType: 'ambos', rentPrice: '20000' };
  ({ id } = await aProperty(t.db, { ownerId, ...home }));
});

const patch = (payload: object, headers: Record<string, string> = {}) =>
  app.inject({
    method: 'PATCH',
    url: `/api/properties/${id}`,
    headers: { cookie, ...headers },
    payload,
  });
const stored = async () => (await t.db.select().from(properties).where(eq(properties.id, id)))[0];

describe('PATCH of a listing', () => {
  const others = {
    ...exampleValues,
    commercialNames: 'Torre Ámbar',
    currency: CURRENCIES[1],
    rentPrice: '18500.50',
    halfBathrooms: 1,
    parkingSpaces: 3,
    landArea: '300.25',
    depthM: '22.00',
    depositMonths: 2,
    videoUrl: 'https://vimeo.com/76979871/8272103f6e',
    tourUrl: 'https://my.matterport.com/show/?m=SxQL3iGyoDo',
    operationType: 'ambos',
    isActive: false,
    dealStatus: 'apartada',
  };

  test.each(Object.entries(others))('takes %s alone', async (field, value) => {
    const {
      updatedAt: _at,
      version,
      ...before
    } = (await app.inject(`/api/properties/${id}`)).json();
    const answer = await patch({ [field]: value });
    expect(answer.statusCode, answer.body).toBe(200);
    const { updatedAt: _now, ...after } = answer.json();
    const isOther = before[field] !== value;
    expect(after).toEqual({ ...before, [field]: value, version: version + Number(isOther) });
  });

  test('empties what a new operation or type hides, and drops a deal that it cannot have', async () => {
    expect((await patch({ dealStatus: 'rentada' })).statusCode).toBe(200);
    expect((await patch({ operationType: 'venta', salePrice: 5_000_000 })).json()).toMatchObject({
      operationType: 'venta',
      salePrice: '5000000.00',
      rentPrice: null,
      dealStatus: null,
    });
    expect((await patch({ propertyType: 'terreno' })).json()).toMatchObject({ bedrooms: null });
  });

  test('does not look at a field that the operation or type hides', async () => {
    await patch({ operationType: 'venta' });
    const answer = await patch({ rentPrice: 'mucho', city: 'Toluca' });
    expect(answer.json()).toMatchObject({ city: 'Toluca', rentPrice: null });
    const both = await patch({ propertyType: 'terreno', bedrooms: { many: true } });
    expect(both.json()).toMatchObject({ propertyType: 'terreno', bedrooms: null });
    expect((await patch({ rentPrice: 'mucho' })).statusCode).toBe(200);
  });

  test.each([
    [{ name: '' }, 'name'],
    [{ name: null }, 'name'],
    [{ state: 'Texas' }, 'state'],
    [{ salePrice: 'mucho' }, 'salePrice'],
    [{ bedrooms: 2.5 }, 'bedrooms'],
    [{ postalCode: 6700 }, 'postalCode'],
    [{ yearBuilt: 1499 }, 'yearBuilt'],
    [{ petsAllowed: true }, 'petsAllowed'],
    [{ availableFrom: '2026-02-30' }, 'availableFrom'],
    [{ availableFrom: '0000-01-01' }, 'availableFrom'],
    [{ availableFrom: '15/12/2026' }, 'availableFrom'],
    [{ agencyReference: 'x'.repeat(41) }, 'agencyReference'],
    [{ videoUrl: 'https://evil.mx/watch?v=dQw4w9WgXcQ' }, 'videoUrl'],
    [{ tourUrl: 'https://youtu.be/dQw4w9WgXcQ' }, 'tourUrl'],
    [{ isActive: 'sí' }, 'isActive'],
    [{ operationType: 'venta', dealStatus: 'rentada' }, 'dealStatus'],
    [{}, ''],
    [{ unknown: 1, id: 'x', createdAt: 'y', ownerId: null, isActive: '' }, ''],
  ])('refuses %j beside %j and changes nothing', async (change, field) => {
    const before = await stored();
    const answer = await patch(change);
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json().fields)).toEqual([field]);
    expect(await stored()).toEqual(before);
  });

  test('of an apartment takes its floor', async () => {
    const answer = await patch({ propertyType: 'departamento', floor: 0 });
    expect(answer.json()).toMatchObject({ floor: 0, version: 2 });
    expect((await patch({ floor: 3 })).json()).toMatchObject({ floor: 3, version: 3 });
    expect((await patch({ propertyType: 'casa' })).json()).toMatchObject({ floor: null });
  });

  test('is one version, checked against If-Match', async () => {
    const tag = String((await patch({ city: 'Toluca', isActive: false })).headers.etag);
    expect(tag).toBe('"2.1"');
    expect((await patch({ city: 'León' }, { 'if-match': '"1.1"' })).statusCode).toBe(412);
    expect((await patch({ city: 'León' }, { 'if-match': tag })).json()).toMatchObject({
      city: 'León',
      version: 3,
    });
  });
});
