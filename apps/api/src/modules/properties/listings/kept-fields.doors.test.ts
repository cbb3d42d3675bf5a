import { beforeAll, expect, test } from 'vitest';
import { anAccount, signedInCookie } from '../../../testing/data/account.ts';
import { propertyForm } from '../../../testing/data/property-form.ts';
import { databaseSuite, serverOn } from '../../../testing/suite.ts';

let cookie: string;
const t = await databaseSuite({ clear: ['properties'] });
const app = await serverOn(t);
beforeAll(async () => {
  cookie = await signedInCookie(app, (await anAccount(t.db)).email);
});

interface Answer {
  id: string;
  /** Through tRPC. */
  result: { data: object };
}

async function call(method: 'POST' | 'PUT' | 'PATCH', url: string, payload: object) {
  const answer: Answer = (await app.inject({ method, url, payload, headers: { cookie } })).json();
  return answer;
}
const put = (id: string, form: object) => call('PUT', `/api/properties/${id}`, form);
const patch = (id: string, form: object) => call('PATCH', `/api/properties/${id}`, form);
const trpc = async (id: string, form: object) =>
  (await call('POST', '/trpc/property.update', { ...form, id })).result.data;

const hidden = {
  hideStreet: true,
  locationPrecision: 'oculta',
  latitude: 20.967,
  longitude: -89.6237,
  ownerContact: 'Doña Chayo',
  internalNotes: 'La vendedora tiene prisa.',
};

test.each([
  ['PUT', put, propertyForm({ name: 'Otra' })],
  ['PATCH', patch, { name: 'Otra' }],
  ['tRPC', trpc, propertyForm({ name: 'Otra' })],
])('%s without the fields of privacy leaves them as they are', async (_door, edit, form) => {
  const { id } = await call('POST', '/api/properties', propertyForm(hidden));
  expect(await edit(id, form)).toMatchObject({ name: 'Otra', ...hidden });
  expect((await app.inject(`/api/properties/${id}`)).json()).toMatchObject({
    name: 'Otra',
    street: '',
    number: null,
    publicPoint: null,
  });
});

test.each([
  ['PUT', put],
  ['PATCH', patch],
  ['tRPC', trpc],
])('%s with null empties them', async (_door, edit) => {
  const { id } = await call('POST', '/api/properties', propertyForm(hidden));
  const none = { hideStreet: false, latitude: null, longitude: '', ownerContact: '' };
  expect(await edit(id, propertyForm({ ...none, locationPrecision: null }))).toMatchObject({
    hideStreet: false,
    locationPrecision: 'aproximada',
    latitude: null,
    longitude: null,
    ownerContact: null,
    internalNotes: hidden.internalNotes,
  });
});
