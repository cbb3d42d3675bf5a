import { createTestDb } from '@pbr/db/testing/database';
import { fastify, type InjectOptions, type RouteOptions } from 'fastify';
import { describe, expect, test } from 'vitest';
import { ACCESS_RULES } from './security/access.ts';
import { rest } from './rest.ts';
import { appRouter } from './router.ts';
import { testApp } from './testing/app.ts';
import { databaseSuite, serverOn } from './testing/suite.ts';

const t = await databaseSuite();
const app = await serverOn(t);

/** The part of a tRPC procedure that the test reads. */
interface Procedure {
  _def: { meta?: { action?: { access: string } }; output?: unknown };
}

describe('every procedure and route', () => {
  test('of tRPC declares its access and its output', () => {
    const procedures = Object.entries<Procedure>(appRouter._def.procedures as never);
    expect(procedures.length).toBeGreaterThan(5);
    for (const [path, procedure] of procedures) {
      const { meta, output } = procedure._def;
      expect(ACCESS_RULES, path).toContain(meta?.action?.access);
      expect(output, `${path} has no output schema`).toBeDefined();
    }
  });

  test('of the documented API declares its access', async () => {
    const routes: RouteOptions[] = [];
    const walked = fastify();
    walked.decorate('publicOrigin', '');
    walked.addHook('onRoute', (route) => void routes.push(route));
    await walked.register(rest, { prefix: '/api' });
    expect(routes.length).toBeGreaterThan(5);
    for (const { url, method, config } of routes) {
      expect(ACCESS_RULES, `${String(method)} ${url}`).toContain(
        config?.call?.action.access ?? config?.access,
      );
    }
    await walked.close();
  });
});

describe('protocol', () => {
  const problem = async (options: InjectOptions) => {
    const answer = await app.inject(options);
    return {
      status: answer.statusCode,
      code: answer.json().code,
      headers: answer.headers,
      body: answer.body,
    };
  };
  const url = '/api/properties/00000000-0000-4000-8000-000000000000/inquiries';

  test.each([
    [
      'a body that is not JSON',
      { payload: '{"a":', headers: { 'content-type': 'application/json' } },
      400,
      'request.malformed',
    ],
    [
      'an empty body',
      { payload: '', headers: { 'content-type': 'application/json' } },
      400,
      'request.malformed',
    ],
    [
      'a body that poisons prototypes',
      { payload: '{"__proto__":{"x":1}}', headers: { 'content-type': 'application/json' } },
      400,
      'request.malformed',
    ],
    [
      'plain text',
      { payload: '{"clientName":"x"}', headers: { 'content-type': 'text/plain' } },
      415,
      'request.unsupported_type',
    ],
    [
      'a form',
      { payload: 'clientName=x', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
      415,
      'request.unsupported_type',
    ],
    [
      'a body of another kind',
      { payload: 'x', headers: { 'content-type': 'application/json garbage' } },
      415,
      'request.unsupported_type',
    ],
    [
      'a body above the limit',
      { payload: { message: 'a'.repeat(200_000) } },
      413,
      'request.too_large',
    ],
  ])('%s', async (_case, options, status, code) => {
    const answer = await problem({ method: 'POST', url, ...options });
    expect(answer).toMatchObject({ status, code });
    expect(answer.body).not.toMatch(/at |node_modules|select /u);
  });

  test('answers 405 to another method on a known URL and names the allowed ones', async () => {
    const answer = await problem({ method: 'DELETE', url: '/api/properties/my/list' });
    expect(answer).toMatchObject({
      status: 405,
      code: 'request.method',
      headers: { allow: 'GET, HEAD, OPTIONS' },
    });
  });

  test('answers 404 as JSON to an unknown URL', async () => {
    expect(await problem({ method: 'GET', url: '/api/nada?x=<script>' })).toMatchObject({
      status: 404,
      code: 'route.not_found',
    });
  });

  test('answers 401 without a session, and null for the web', async () => {
    expect(await problem({ method: 'GET', url: '/api/user' })).toMatchObject({
      status: 401,
      code: 'session.required',
    });
    expect((await app.inject('/trpc/session.user')).json().result.data).toBeNull();
  });

  test('answers 404 in Spanish to an unknown procedure without revealing internals', async () => {
    const answer = await app.inject('/trpc/nada.nunca');
    expect(answer.statusCode).toBe(404);
    expect(answer.json().error).toMatchObject({
      message: 'Esta dirección no existe.',
      data: { appCode: 'route.not_found' },
    });
    expect(answer.body).not.toContain('stack');
  });

  test('allows at most ten calls in a batch', async () => {
    const batch = (size: number) =>
      app.inject(
        `/trpc/${Array.from({ length: size }, () => 'session.user').join(',')}?batch=1&input={}`,
      );
    expect((await batch(10)).statusCode).toBe(200);
    expect((await batch(11)).statusCode).toBe(400);
  });

  test('sends the protective headers with every answer', async () => {
    for (const path of [
      '/api/properties',
      '/api/nada',
      '/trpc/session.user',
      '/uploads/nada/320.webp',
      '/healthz',
    ]) {
      const { headers } = await app.inject(path);
      expect(headers['content-security-policy'], path).toBeDefined();
      expect(headers['content-security-policy'], path).not.toMatch(/script-src[^;]*unsafe/u);
      expect(headers['content-security-policy'], path).toContain(
        '; frame-src https://www.youtube-nocookie.com https://player.vimeo.com https://my.matterport.com https://kuula.co;',
      );
      expect(headers['x-content-type-options'], path).toBe('nosniff');
      expect(headers['x-frame-options'], path).toBe('DENY');
      expect(headers['x-request-id'], path).toMatch(/^[\da-f-]{36}$/u);
      expect(headers['set-cookie'], path).toBeUndefined();
      expect(headers['x-powered-by'] ?? headers['server'], path).toBeUndefined();
    }
  });

  test.each([
    '/uploads/../../etc/passwd',
    '/uploads/%2e%2e%2f%2e%2e%2fetc/passwd',
    '/uploads/..%5c..%5cetc',
    '/uploads/.tmp',
    '/uploads/%00',
  ])('%s does not reach outside the folder of photos', async (path) => {
    expect((await app.inject(path)).statusCode).toBeGreaterThanOrEqual(400);
    expect((await app.inject(path)).statusCode).toBeLessThan(500);
  });
});

describe('without its database the portal', () => {
  test('answers 503 with Retry-After on both doors, and stays alive to recover', async () => {
    const gone = await createTestDb();
    const orphan = await testApp(gone.db);
    await gone.close();
    const rest503 = await orphan.inject('/api/properties');
    expect(rest503.statusCode).toBe(503);
    expect(rest503.headers['retry-after']).toBe('2');
    expect(rest503.json()).toMatchObject({ code: 'server.unavailable' });
    const trpc503 = await orphan.inject('/trpc/property.featured');
    expect(trpc503.statusCode).toBe(503);
    expect(trpc503.json().error.data.appCode).toBe('server.unavailable');
    expect((await orphan.inject('/readyz')).statusCode).toBe(503);
    expect((await orphan.inject('/healthz')).statusCode).toBe(200);
    await orphan.close();
  });
});
