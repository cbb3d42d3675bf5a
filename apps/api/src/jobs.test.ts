import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { properties } from '@pbr/db/schema/properties';
import { sessions } from '@pbr/db/schema/sessions';
import { eq, sql } from 'drizzle-orm';
import { pino } from 'pino';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { startJobs } from './jobs.ts';
import { BULK_WRITES } from './jobs/enqueue-job.ts';
import type { Mailer } from './mail/mail.ts';
import { createFolderMailer, createSmtpMailer } from './mail/mail-transport.ts';
import { askForPasswordReset } from './modules/accounts/passwords/ask-for-password-reset.ts';
import { resetPassword } from './modules/accounts/passwords/password-links.ts';
import { enqueueOutgoing } from './modules/mail/enqueue-mail.ts';
import { sweepPhotoFilesJob } from './modules/photos/forget-lost-photo-files.ts';
import { purgeDeletedJob } from './modules/properties/deleted/purge-properties.ts';
import { fillMunicipalitiesJob } from './modules/properties/listings/fill-municipalities.ts';
import { followRateJob } from './modules/settings/follow-rate.ts';
import { noStorage, TEST_ORIGIN, testContext } from './testing/context.ts';
import { aProperty, aUser } from './testing/data/factories.ts';
import { startMailServer } from './testing/mail/mail-server.ts';
import { clearOutbox, hurryJobs, outboxOf } from './testing/mail/outbox.ts';
import { databaseSuite } from './testing/suite.ts';

const t = await databaseSuite();
beforeEach(() => clearOutbox(t.db));

const put = (key: string) =>
  enqueueOutgoing(t.db, {
    key,
    to: 'marta@correo.mx',
    subject: 'Hola',
    text: 'Hola.',
    html: '<p>Hola.</p>',
  });

async function run(mailer: Mailer, log = pino({ level: 'silent' }), storage = noStorage) {
  const jobs = startJobs({
    connection: t.connection,
    db: t.db,
    log,
    mailer,
    storage,
    importFiles: noStorage,
    publicOrigin: TEST_ORIGIN,
    now: () => new Date(),
    pollIntervalMs: 50,
    abortAfterMs: 200,
  });
  let stopped: Promise<void> | undefined;
  const stop = () => (stopped ??= jobs.stop());
  onTestFinished(stop);
  return { stop };
}

async function serve(options?: Parameters<typeof startMailServer>[0]) {
  const server = await startMailServer(options);
  onTestFinished(() => server.close());
  return server;
}

const emptied = () => expect.poll(() => outboxOf(t.db)).toEqual([]);

test('sends a mail of the outbox once, from the company', async () => {
  const server = await serve();
  await run(createSmtpMailer(server.url));
  await put('saludo-1');
  await emptied();
  expect(server.received).toEqual([
    expect.objectContaining({
      from: { name: 'Portal PBR', address: 'contacto@demo.pbr.mx' },
      envelope: { from: 'contacto@demo.pbr.mx', to: ['marta@correo.mx'] },
      messageId: '<saludo-1@portal.test>',
    }),
  ]);
});

test('writes a mail to a file without a mail server', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'pbr-mail-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await put('saludo-2');
  await run(createFolderMailer(folder));
  await emptied();
  expect(await readdir(folder)).toEqual(['saludo-2.eml']);
});

test('sends a mail once the mail server is up again', async () => {
  const down = await startMailServer();
  await down.close();
  const lines: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
  await put('saludo-3');
  await run(createSmtpMailer(down.url), log);
  await expect.poll(() => lines.join('')).toContain('will be tried again');
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    task: 'send_mail',
    attempt: 1,
    code: 'ESOCKET',
  });
  const up = await serve({ port: down.port });
  await hurryJobs(t.db);
  await emptied();
  expect(up.received.map(({ messageId }) => messageId)).toEqual(['<saludo-3@portal.test>']);
});

test('keeps what a mail server says about a person out of the log', async () => {
  const server = await serve({
    onArrival: () => {
      throw Object.assign(new Error('marta@correo.mx is over quota'), { responseCode: 452 });
    },
  });
  const lines: string[] = [];
  const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) });
  await put('saludo-4');
  await run(createSmtpMailer(server.url), log);
  await expect.poll(() => lines.join('')).toContain('"responseCode":452');
  expect(lines.join('')).not.toMatch(/marta|Hola/u);
});

test('deletes expired rows every hour and purges deleted listings every night, in only one process', async () => {
  await t.db.execute(sql`insert into sessions values ('old', '{}', now() - interval '1 minute')`);
  await run(createFolderMailer('/nonexistent'));
  const scheduled = () =>
    t.db.execute(sql`select identifier from graphile_worker._private_known_crontabs order by 1`);
  await expect
    .poll(async () => [...(await scheduled())])
    .toEqual([
      { identifier: 'fill_municipalities' },
      { identifier: 'follow_rate' },
      { identifier: 'purge_deleted' },
      { identifier: 'sweep_expired' },
      { identifier: 'sweep_imports' },
      { identifier: 'sweep_photo_files' },
    ]);
  await t.db.execute(sql`select graphile_worker.add_job('sweep_expired')`);
  await expect.poll(() => t.db.$count(sessions)).toBe(0);
});

test('makes the prices in pesos follow a new dollar rate, also one that was set by hand', async () => {
  const { id } = await aProperty(t.db, { currency: 'USD', salePrice: '100' });
  const inPesos = async () => {
    const [row] = await t.db.select().from(properties).where(eq(properties.id, id));
    return row?.saleMxn;
  };
  await t.db.execute(
    sql`insert into settings (key, value) values ('usdMxnRate', '{"rate": "18"}')`,
  );
  expect(await inPesos()).toBe('100.00');
  await run(createFolderMailer('/nonexistent'));
  // The clock adds it like this.
  await t.db.execute(
    sql`select graphile_worker.add_job('follow_rate', queue_name => 'bulk_writes')`,
  );
  await expect.poll(inPesos).toBe('1800.00');
});

/** Kills the first process when the whole mail has arrived but is not acknowledged; another process then does the rest. */
async function deliverThroughAKill() {
  const started: ChildProcess[] = [];
  let arrivals = 0;
  const server = await serve({
    onArrival: async () => {
      arrivals += 1;
      const [child] = started;
      if (arrivals > 1 || !child) return;
      child.kill('SIGKILL');
      await once(child, 'exit');
      throw new Error('nobody is there to hear that it was taken');
    },
  });
  const child = startProcess(server.url);
  started.push(child);
  await once(child, 'exit');
  expect(child.signalCode).toBe('SIGKILL');
  expect(await outboxOf(t.db)).toHaveLength(1);
  expect(server.received).toEqual([]);

  await run(createSmtpMailer(server.url));
  await emptied();
  expect(arrivals).toBe(2);
  return server.received;
}

test('sends the mail of a process that was killed while sending', async () => {
  await put('saludo-5');
  const received = await deliverThroughAKill();
  expect(received.map(({ messageId }) => messageId)).toEqual(['<saludo-5@portal.test>']);
});

test('sends one mail with one link for a forgotten password even if the process is killed', async () => {
  const { id } = await aUser(t.db, { email: 'marta@correo.mx', passwordHash: 'x' });
  await askForPasswordReset(testContext(t.db), { email: 'marta@correo.mx' });
  const received = await deliverThroughAKill();
  expect(received.map(({ envelope }) => envelope.to)).toEqual([['marta@correo.mx']]);
  const [, token = ''] = /\?token=([\w-]+)/u.exec(received[0]?.text ?? '') ?? [];
  const password = 'seis perros azules';
  expect(await resetPassword(testContext(t.db), { token, password })).toMatchObject({ id });
});

function startProcess(smtpUrl: string): ChildProcess {
  const options = { connection: t.connection, smtpUrl, publicOrigin: TEST_ORIGIN };
  const script = path.join(import.meta.dirname, 'testing/jobs-process.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', script, JSON.stringify(options)], {
    cwd: path.join(import.meta.dirname, '..'),
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

test('hands unfinished jobs back when the process stops', async () => {
  const asked: AbortSignal[] = [];
  const never: Mailer = {
    send: (_message, signal) =>
      new Promise((_resolve, reject) => {
        if (!signal) return;
        asked.push(signal);
        signal.addEventListener('abort', () => reject(new Error('stopped')));
      }),
  };
  await put('saludo-6');
  const { stop } = await run(never);
  await expect.poll(() => asked.length).toBe(1);
  await stop();
  const [job] = await t.client`select locked_by, attempts, key from graphile_worker.jobs`;
  expect(job).toMatchObject({ locked_by: null, attempts: 1, key: 'saludo-6' });
});

test('only one long job by the clock goes on at a time, so that mails have the other slot', () => {
  const long = [purgeDeletedJob, sweepPhotoFilesJob, fillMunicipalitiesJob, followRateJob];
  expect(long.map(({ queue }) => queue)).toEqual(long.map(() => BULK_WRITES));
});
