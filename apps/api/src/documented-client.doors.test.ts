import { beforeAll, expect, test } from 'vitest';
import { anAccount, TEST_PASSWORD } from './testing/data/account.ts';
import { propertyForm } from './testing/data/property-form.ts';
import { EXAMPLE_PHOTO } from './rest/example-photo.ts';
import { databaseSuite, serverOn } from './testing/suite.ts';

let base: string;
const t = await databaseSuite();
const app = await serverOn(t);
beforeAll(async () => {
  base = await app.listen({ port: 0, host: '127.0.0.1' });
});

type Json = Record<string, unknown> & { id: string };

/** A client as the specification describes it, in a browser that keeps the cookie. */
function aClient() {
  let cookie = '';
  async function ask(method: string, path: string, data?: unknown): Promise<Response> {
    const answer = await fetch(base + path, {
      method,
      redirect: 'manual',
      headers: { cookie, ...(data !== undefined && { 'Content-Type': 'application/json' }) },
      ...(data !== undefined && { body: JSON.stringify(data) }),
    });
    const given = answer.headers.getSetCookie()[0]?.split(';')[0];
    if (given !== undefined) cookie = given;
    if (answer.status >= 400)
      throw new Error(`${answer.status}: ${(await answer.text()) || answer.statusText}`);
    return answer;
  }
  /** Reads JSON; a 401 means that nobody is signed in, so it returns null. */
  const read = async <T = Json>(path: string): Promise<T | null> => {
    try {
      return (await (await ask('GET', path)).json()) as T;
    } catch (error) {
      if (error instanceof Error && error.message.startsWith('401: ')) return null;
      throw error;
    }
  };
  const write = async (method: string, path: string, data?: unknown): Promise<Json> => {
    const answer = await ask(method, path, data);
    return (answer.status === 204 ? {} : await answer.json()) as Json;
  };
  return { ask, read, write };
}

async function signedIn(role: 'admin' | 'employee') {
  const account = await anAccount(t.db, { role });
  const client = aClient();
  const user = await client.write('POST', '/api/login', {
    email: account.email,
    password: TEST_PASSWORD,
  });
  expect(user).toMatchObject({ id: account.id, role });
  return { ...client, account };
}

test('the documented client signs in and out', async () => {
  const client = aClient();
  expect(await client.read('/api/user')).toBeNull();
  const { email } = await anAccount(t.db);
  const wrong = client.write('POST', '/api/login', { email, password: 'otra cosa' });
  await expect(wrong).rejects.toThrow(/^401: \{.*"message":"Credenciales inválidas"/u);
  await client.write('POST', '/api/login', { email, password: TEST_PASSWORD });
  expect(await client.read('/api/user')).toMatchObject({ email });
  await client.write('POST', '/api/logout');
  expect(await client.read('/api/user')).toBeNull();
  expect((await client.ask('GET', '/api/login')).headers.get('location')).toBe('/auth');
  expect((await client.ask('GET', '/api/logout')).headers.get('location')).toBe('/');
});

test('the documented client publishes, edits, pauses and deletes a listing with photos and an inquiry', async () => {
  const { read, write, ask, account } = await signedIn('employee');
  const fields = { ...propertyForm(), ownerId: account.id, halfBathrooms: '1', landArea: '' };
  const { id } = await write('POST', '/api/properties', fields);
  const url = EXAMPLE_PHOTO;
  const { image } = (await write('POST', `/api/properties/${id}/images`, {
    url,
    category: 'sala',
  })) as { image?: { id: string; url: string } };
  await write('PUT', `/api/properties/${id}`, { ...fields, name: 'Casa con alberca' });
  const kept = [{ id: image?.id, url: image?.url, category: 'cocina', isPrimary: true }];
  await write('PUT', `/api/properties/${id}/images`, kept);
  await write('PUT', `/api/properties/${id}/images`, { images: kept });

  const asked = {
    clientName: 'Marta',
    clientEmail: 'marta@correo.mx',
    clientPhone: '',
    message: '',
  };
  await aClient().write('POST', `/api/properties/${id}/inquiries`, {
    ...asked,
    inquiryType: 'info',
    status: 'pendiente',
  });
  const list = await aClient().read<Json[]>('/api/properties?limit=15');
  expect(list?.find((one) => one.id === id)).toMatchObject({
    name: 'Casa con alberca',
    ownerId: account.id,
    owner: { email: account.email },
    images: [{ category: 'cocina', isPrimary: true, imageUrl: image?.url }],
    commissionShares: [],
    inquiries: [],
  });
  const own = await read<Json[]>('/api/properties/my/list');
  expect(own).toMatchObject([{ id, inquiries: [{ clientName: 'Marta', status: 'pending' }] }]);
  await write('PATCH', `/api/properties/${id}`, { isActive: false });
  await expect(aClient().ask('GET', `/api/properties/${id}`)).rejects.toThrow(/^404: /u);
  expect(await read(`/api/properties/${id}`)).toMatchObject({ id, isActive: false });
  expect((await ask('DELETE', `/api/properties/${id}`)).status).toBe(204);
  await expect(ask('GET', `/api/properties/${id}`)).rejects.toThrow(/^404: /u);
});

test('the documented client shares a commission with a colleague and an outside agent, reads it and withdraws it', async () => {
  const owner = await signedIn('employee');
  const colleague = await signedIn('employee');
  const agents = await owner.read<Json[]>('/api/agents');
  expect(agents?.find(({ id }) => id === colleague.account.id)).toMatchObject({
    firstName: colleague.account.firstName,
    lastName: colleague.account.lastName,
    email: colleague.account.email,
  });
  const { id: propertyId } = await owner.write('POST', '/api/properties', propertyForm());
  const terms = { propertyId, ownerId: owner.account.id, shareType: 'outgoing', percentage: '2.5' };
  const { id } = await owner.write('POST', '/api/commission-shares', {
    ...terms,
    fixedAmount: '',
    notes: '',
    agentId: colleague.account.id,
  });
  await owner.write('POST', '/api/commission-shares', {
    ...terms,
    agentId: null,
    externalAgentName: 'Rosa',
    externalAgentEmail: 'rosa@correo.mx',
    externalAgentPhone: '',
  });
  expect(await owner.read<Json[]>(`/api/properties/${propertyId}/commissions`)).toHaveLength(2);
  const shared = await colleague.read<Json[]>('/api/commissions/shared-with-me');
  expect(shared).toMatchObject([{ id, property: { id: propertyId } }]);
  await owner.write('DELETE', `/api/commission-shares/${id}`);
  const left = await owner.read<Json[]>(`/api/properties/${propertyId}/commissions`);
  expect(left?.filter(({ isActive }) => isActive)).toHaveLength(1);
});

test('the documented client lists, invites, changes and deactivates employees and sends the company a message', async () => {
  const { read, write } = await signedIn('admin');
  const person = {
    email: 'nueva@portal.mx',
    firstName: 'Nueva',
    lastName: 'Persona',
    phone: '',
    role: 'employee',
  };
  const { id } = await write('POST', '/api/employees', person);
  expect(await write('PUT', `/api/employees/${id}`, { ...person, lastName: 'Otra' })).toMatchObject(
    {
      id,
      lastName: 'Otra',
    },
  );
  expect((await read<Json[]>('/api/employees'))?.map((one) => one.id)).toContain(id);
  await write('DELETE', `/api/employees/${id}`);
  expect((await read<Json[]>('/api/employees'))?.map((one) => one.id)).not.toContain(id);
  const employee = await signedIn('employee');
  await expect(employee.read('/api/employees')).rejects.toThrow(/^403: \{/u);
  const message = {
    name: 'Marta',
    email: 'm@correo.mx',
    phone: '',
    service: 'venta',
    message: 'Hola',
  };
  expect(await aClient().write('POST', '/api/contact', message)).toMatchObject({ kind: 'contact' });
});
