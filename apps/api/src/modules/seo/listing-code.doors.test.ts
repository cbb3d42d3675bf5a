import type { FastifyInstance } from 'fastify';
import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { aProperty } from '../../testing/data/factories.ts';
import { databaseSuite } from '../../testing/suite.ts';

let app: FastifyInstance;
const t = await databaseSuite();
beforeAll(async () => {
  app = await testApp(t.db);
});
afterAll(() => app.close());

const code = (id: string) => app.inject(`/qr/${id}.svg`);

test('the code of a listing is a square SVG of its own', async () => {
  const [one, other] = [await aProperty(t.db), await aProperty(t.db)];
  const { statusCode, headers, body, rawPayload } = await code(one.id);
  expect([statusCode, headers['content-type']]).toEqual([200, 'image/svg+xml']);
  const { format, width, height } = await sharp(rawPayload).metadata();
  expect(format).toBe('svg');
  expect(width).toBe(height);
  expect((await code(other.id)).body).not.toBe(body);
});

test('a listing that a visitor cannot see has none', async () => {
  const paused = await aProperty(t.db, { isActive: false });
  expect((await code(paused.id)).statusCode).toBe(404);
  expect((await code(randomUUID())).statusCode).toBe(404);
});
