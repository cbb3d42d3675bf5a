import { expect, test } from 'vitest';
import { TEST_ORIGIN } from '../../testing/context.ts';
import { databaseSuite, serverOn } from '../../testing/suite.ts';

const app = await serverOn(await databaseSuite());

test('the guide for integrators is a page with the URL of this portal', async () => {
  const { statusCode, headers, body } = await app.inject('/api/docs/guia');
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  expect(body).toContain('<h1>Integrar otro sistema con el portal</h1>');
  expect(body).toContain(`export PORTAL=${TEST_ORIGIN}`);
  expect(body).not.toContain('www.tu-portal.mx');
});

test('the document leads to the guide, and begins with commands for this portal', async () => {
  const { info, externalDocs } = (await app.inject('/api/openapi.json')).json();
  expect(externalDocs.url).toBe(`${TEST_ORIGIN}/api/docs/guia`);
  expect(info.description).toContain(
    `curl -sS '${TEST_ORIGIN}/api/properties?operation=renta&limit=3'`,
  );
});

test('both pages follow the scheme that was chosen in the portal', async () => {
  for (const url of ['/api/docs', '/api/docs/guia'])
    expect((await app.inject(url)).body).toContain("localStorage.getItem('pbr-modo')");
});
