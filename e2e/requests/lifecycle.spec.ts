import { expect, test } from '@playwright/test';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort } from '../fixtures/portal/portal.ts';

const main = resolve(import.meta.dirname, '../../apps/api/dist/main.js');
const running = new Set<ChildProcess>();
let dataDir: string;

test.describe.configure({ mode: 'serial' });
test.skip(({ isMobile }) => isMobile, 'A process has no width.');
test.beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'pbr-life-'));
  chmodSync(dataDir, 0o711);
});
test.afterAll(async () => {
  for (const child of running) {
    child.kill('SIGTERM');
    await exitOf(child);
  }
  rmSync(dataDir, { recursive: true, force: true });
});

interface Started {
  child: ChildProcess;
  output: () => string;
}

function start(env: Record<string, string>): Started {
  const child = spawn(process.execPath, [main], {
    env: { ...process.env, DATABASE_URL: '', LOG_LEVEL: 'info', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  child.on('exit', () => running.delete(child));
  let text = '';
  const keep = (chunk: Buffer) => void (text += chunk.toString());
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);
  return { child, output: () => text };
}

async function exitOf(child: ChildProcess): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  return child.exitCode;
}

async function production(): Promise<Record<string, string>> {
  const port = String(await freePort());
  return {
    NODE_ENV: 'production',
    PORT: port,
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    PUBLIC_ORIGIN: `http://127.0.0.1:${port}`,
    SESSION_SECRET: 'una-clave-de-prueba-de-32-letras',
  };
}

const isReady = (origin: string) =>
  fetch(`${origin}/readyz`).then(
    ({ status }) => status === 200,
    () => false,
  );

test('the portal does not start with half a production configuration, and names the missing variables', async () => {
  const { child, output } = start({ ...(await production()), SESSION_SECRET: '' });
  expect(await exitOf(child)).toBe(1);
  expect(output()).toContain('SESSION_SECRET: hace falta con NODE_ENV=production.');
  expect(output()).not.toContain('    at ');
});

test('the portal loads no demo in production, refuses a second server, finishes requests in flight on SIGTERM, and starts again', async () => {
  const env = await production();
  const origin = env['PUBLIC_ORIGIN'] ?? '';
  const first = start(env);
  await expect.poll(() => isReady(origin), { timeout: 60_000 }).toBe(true);
  expect(await (await fetch(`${origin}/api/properties`)).json()).toEqual([]);
  expect(first.output()).not.toContain('demo-portal');

  const second = start({ ...env, PORT: String(await freePort()) });
  expect(await exitOf(second.child)).toBe(1);
  expect(second.output()).toContain(dataDir);
  expect(await isReady(origin)).toBe(true);

  const inFlight = Promise.all(Array.from({ length: 20 }, () => fetch(`${origin}/properties`)));
  await fetch(`${origin}/healthz`);
  first.child.kill('SIGTERM');
  const statuses = (await inFlight).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(await exitOf(first.child)).toBe(0);

  const again = start(env);
  await expect.poll(() => isReady(origin), { timeout: 30_000 }).toBe(true);
  again.child.kill('SIGINT');
  expect(await exitOf(again.child)).toBe(0);
});

test("the portal logs JSON with request ids and without visitors' input or data", async () => {
  const env = await production();
  const origin = env['PUBLIC_ORIGIN'] ?? '';
  const { child, output } = start(env);
  await expect.poll(() => isReady(origin), { timeout: 30_000 }).toBe(true);
  await fetch(`${origin}/properties?search=calle-secreta`);
  await fetch(`${origin}/api/properties?search=calle-secreta`, {
    headers: { 'user-agent': 'agente-secreto' },
  });
  await fetch(
    `${origin}/trpc/property.search?input=${encodeURIComponent('{"search":"calle-secreta"}')}`,
  );
  const answer = await fetch(`${origin}/api/properties/x/inquiries`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ clientEmail: 'persona-secreta@correo.mx' }),
  });
  const requestId = answer.headers.get('x-request-id') ?? '';
  child.kill('SIGTERM');
  expect(await exitOf(child)).toBe(0);
  expect(output()).toContain(requestId);
  expect(output()).not.toContain('secret');
  expect(output()).not.toContain('remoteAddress');
  const lines = output()
    .split('\n')
    .filter((line) => line.startsWith('{'));
  expect(lines.length).toBeGreaterThan(5);
  for (const line of lines) expect(() => JSON.parse(line) as unknown).not.toThrow();
});
