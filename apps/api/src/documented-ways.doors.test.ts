import { publicPropertyId } from '@pbr/schemas/property/values';
import { describe, expect, test } from 'vitest';
import { MISSING_ID } from './testing/access/access-rows.ts';
import { type Document, describedCalls } from './testing/contract/contract-document.ts';
import { anAccount } from './testing/data/account.ts';
import { anApiToken } from './testing/data/api-token.ts';
import { aProperty } from './testing/data/factories.ts';
import { databaseSuite, serverOn } from './testing/suite.ts';

const t = await databaseSuite();
const app = await serverOn(t);

describe('the document says', () => {
  const documented = async () =>
    describedCalls((await app.inject('/api/openapi.json')).json<Document>());

  test('which calls take a token: all but those that begin and end sessions', async () => {
    const { id } = await anAccount(t.db, { role: 'admin' });
    const { headers } = await anApiToken(t.db, { userId: id });
    for (const { method, path, security } of await documented()) {
      const answer = await app.inject({
        method: method as 'GET',
        url: path.replaceAll(/\{\w+\}/gu, MISSING_ID),
        headers,
      });
      const isRefused = answer.body.includes('"token.not_here"');
      expect(
        security.some((way) => 'token' in way),
        `${method} ${path}`,
      ).toBe(!isRefused);
      expect(isRefused).toBe(/\/log(?:in|out)$/u.test(path));
    }
  });

  test('where the code of a listing that people read stands for its id', async () => {
    const owner = await anAccount(t.db);
    const { headers } = await anApiToken(t.db, { userId: owner.id });
    const code = publicPropertyId((await aProperty(t.db, { ownerId: owner.id })).id);
    const byId = (await documented()).filter(({ path }) => /properties\/\{id\}/u.test(path));
    for (const call of byId) {
      const { method, path, parameters } = call;
      const names = JSON.stringify(parameters).includes('PBR-');
      const url = path.replace('{id}', code).replace('{imageId}', MISSING_ID);
      const answer = await app.inject({
        method: method as 'GET',
        url,
        headers,
      });
      expect(answer.statusCode === 200, `${method} ${path}`).toBe(names);
    }
    expect(byId.length).toBeGreaterThan(8);
  });
});
