// IMAGE. Follows the Dockerfiles in a Debian of its own, and runs what they make as compose.yaml says. No container engine is needed.
import { appendFile, chown, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { accept, expect, newEmail, PASSWORD, test } from '@pbr/e2e/fixtures/portal/promise-test';
import { freePort } from '@pbr/e2e/fixtures/portal/portal';
import { Visitor } from '@pbr/e2e/fixtures/portal/visitor';
import { parse } from 'yaml';
import { heavyPhoto } from './fixtures/busy-clients.ts';
import { fitted } from './fixtures/documented.ts';
import { printTable } from './fixtures/figures.ts';
import { makeDebian, makeNode, noImages } from './fixtures/image/base-root.ts';
import { buildImage, type Image } from './fixtures/image/build-image.ts';
import { startContainer } from './fixtures/image/container.ts';
import { ran } from './fixtures/image/ran.ts';
import { noNginx, startNginx } from './fixtures/servers/nginx.ts';
import { ownPostgres } from './fixtures/servers/own-postgres.ts';

const ROOT = resolve(import.meta.dirname, '..');
const NODE_USER = 1000;
const SECRETS = {
  POSTGRES_PASSWORD: 'una-clave-de-prueba',
  SESSION_SECRET: 'una-clave-de-prueba-de-32-letras',
};

test.skip(noImages !== null, noImages ?? '');
test.skip(noNginx !== null, noNginx ?? '');

interface Compose {
  services: Record<
    string,
    { environment?: Record<string, string>; build?: string; image?: string }
  >;
}

let under: string;
let portal: Image;
let pool: Image;

test.beforeAll(async () => {
  test.setTimeout(15 * 60_000);
  under = await mkdtemp(join(tmpdir(), 'pbr-image-'));
  const debian = join(under, 'debian');
  await makeDebian(debian);
  const base = async (name: string, root: string) => {
    const [, major] = /^node:(\d+)-bookworm-slim$/u.exec(name) ?? [];
    if (major !== undefined) await makeNode(root, debian, await nodeProgram(major));
    else if (name === 'debian:bookworm-slim') await ran('cp', ['--archive', debian, root]);
    else throw new Error(`nobody knows the base image ${name}`);
  };
  portal = await buildImage({ context: ROOT, under: join(under, 'portal'), base });
  const context = join(ROOT, 'deploy/pgbouncer');
  pool = await buildImage({ context, under: join(under, 'pool'), base });
});
test.afterAll(() => rm(under, { recursive: true, force: true }));

test('IMAGE the portal alone serves from a read-only root without rights, on its embedded database', async () => {
  test.setTimeout(120_000);
  const port = await freePort();
  const env = {
    PORT: String(port),
    PUBLIC_ORIGIN: `http://127.0.0.1:${port}`,
    SESSION_SECRET: SECRETS.SESSION_SECRET,
  };
  const data = await volume('alone');
  const container = startContainer(portal, env, { '/data': data });
  await container.healthy();
  expect((await fetch(`http://127.0.0.1:${port}/properties`)).status).toBe(200);
  expect(await container.stop()).toBe(0);
  const megabytes = async (folder: string) =>
    Number((await ran('du', ['-sm', folder])).split('\t')[0]);
  printTable('IMAGE', { 'the portal in it, MB': await megabytes(join(portal.root, 'portal')) });
});

test('IMAGE the processes of compose.yaml share a pool, a folder and nginx, and an agent works through them', async () => {
  test.setTimeout(180_000);
  const postgres = await ownPostgres();
  const ports = {
    pool: await freePort(),
    'portal-1': await freePort(),
    'portal-2': await freePort(),
  };
  const nginx = await startNginx([ports['portal-1'], ports['portal-2']]);
  const data = await volume('shared');
  try {
    await postgres.start();
    const postgresPort = new URL(postgres.url).port;
    const services = await composed({
      ...SECRETS,
      PUBLIC_ORIGIN: `http://127.0.0.1:${nginx.port}`,
      SMTP_URL: 'smtp://127.0.0.1:1',
    });
    // Containers find each other by their names, and each has all ports to itself.
    const near = (url: string) =>
      url
        .replace('@pool:6432', `@127.0.0.1:${ports.pool}`)
        .replace('@postgres:5432', `@127.0.0.1:${postgresPort}`);
    await fitPool(ports.pool, postgresPort);
    const before = startContainer(pool, services['pool']?.environment ?? {});
    const processes = (['portal-1', 'portal-2'] as const).map((name) => {
      const env = Object.entries(services[name]?.environment ?? {}).map(([key, value]) => [
        key,
        near(value),
      ]);
      return startContainer(
        portal,
        { ...Object.fromEntries(env), PORT: String(ports[name]) },
        { '/data': data },
      );
    });
    const [one, other] = processes;
    await Promise.all(processes.map((process) => process.healthy()));

    const email = newEmail();
    const link = await one?.run(['node', 'apps/api/dist/cli/create-admin.js', '--email', email]);
    const admin = await accept(nginx, link ?? '');
    const visitor = new Visitor(nginx);
    await visitor.rest('POST', '/api/login', { body: { email: admin.email, password: PASSWORD } });
    const made = await visitor.mutate('property.create', {
      name: 'Casa del contenedor',
      isActive: false,
      creationKey: crypto.randomUUID(),
    });
    const { id } = made.data as { id: string };
    const form = new FormData();
    form.set('photo', new Blob([Uint8Array.from(await heavyPhoto())]), 'casa.jpg');
    const photo = await fetch(`http://127.0.0.1:${ports['portal-1']}/api/properties/${id}/images`, {
      method: 'POST',
      body: form,
      headers: { cookie: visitor.cookie, origin: `http://127.0.0.1:${nginx.port}` },
    });
    expect(photo.status, await photo.clone().text()).toBe(201);
    const { image } = (await photo.json()) as { image: { url: string } };
    const path = new URL(image.url, 'http://portal').pathname;
    expect((await fetch(`http://127.0.0.1:${ports['portal-2']}${path}`)).status).toBe(200);

    expect(await one?.stop()).toBe(0);
    expect((await fetch(`http://127.0.0.1:${nginx.port}/properties`)).status).toBe(200);
    expect(await other?.stop()).toBe(0);
    await before.stop();
  } finally {
    await nginx.stop();
    await postgres.remove();
  }
});

/** A folder that the user of the image may write to. */
async function volume(name: string): Promise<string> {
  const folder = join(under, name);
  await mkdir(folder);
  await chown(folder, NODE_USER, NODE_USER);
  return folder;
}

async function nodeProgram(major: string): Promise<string> {
  const args = ['--yes', '--loglevel=error', `--package=node@${major}`, '--call=command -v node'];
  return (await ran('npx', args)).trim().split('\n').at(-1) ?? '';
}

/** The services of compose.yaml with these variables in place; throws when one is missing. */
async function composed(variables: Readonly<Record<string, string>>): Promise<Compose['services']> {
  const text = await readFile(join(ROOT, 'compose.yaml'), 'utf8');
  const filled = text.replaceAll(/\$\{(\w+)(:[-?])?([^}]*)\}/gu, (_, name: string, kind, usual) => {
    const value = variables[name] ?? (kind === ':-' ? String(usual) : undefined);
    if (value === undefined) throw new Error(`compose.yaml needs ${name}`);
    return value;
  });
  return (parse(filled, { merge: true }) as Compose).services;
}

/** Does for the pool what Docker's names and ports would do. */
async function fitPool(port: number, postgresPort: string): Promise<void> {
  const file = join(pool.root, 'etc/pgbouncer/pgbouncer.ini');
  const changes = {
    'port=5432': `port=${postgresPort}`,
    'listen_port = 6432': `listen_port = ${port}`,
  };
  await writeFile(file, fitted(await readFile(file, 'utf8'), changes));
  await appendFile(join(pool.root, 'etc/hosts'), '127.0.0.1 postgres\n');
  pool.healthcheck = pool.healthcheck.map((word) => word.replace('6432', String(port)));
}
