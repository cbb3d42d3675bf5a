// R1. PBR_KILLS is the number of rounds (20).
import type { Email } from 'postal-mime';
import { type OwnPortal, startPortal } from '@pbr/e2e/fixtures/portal/own-portal';
import { freePort } from '@pbr/e2e/fixtures/portal/portal';
import {
  accept,
  doors,
  expect,
  newEmail,
  PASSWORD,
  test,
  tokenIn,
} from '@pbr/e2e/fixtures/portal/promise-test';
import { Visitor } from '@pbr/e2e/fixtures/portal/visitor';
import { type AdminPortal, sizeFrom, withAdminPortal } from './fixtures/admin-portal.ts';
import { Writers } from './fixtures/kill-writers.ts';
import { printTable } from './fixtures/print-table.ts';
import { startMailServer } from './fixtures/servers/mail-server.ts';

test.describe.configure({ mode: 'serial', timeout: 120_000 });

// The portal has no proxy, and its mail server is down at first.
let portal: OwnPortal;
let smtpPort: number;
test.beforeAll(async () => {
  smtpPort = await freePort();
  portal = await startPortal({ SMTP_URL: `smtp://127.0.0.1:${smtpPort}` });
});
test.afterAll(() => portal.remove());

test('the command for the first admin works beside the running portal, on its own database', async () => {
  const email = newEmail();
  const printed = await portal.createAdmin(email);
  expect(printed).toContain(`${portal.publicOrigin}/invitation?token=`);
  expect(await accept(portal, printed)).toMatchObject({ email, role: 'admin' });
  expect((await new Visitor(portal).rest('GET', '/readyz')).said).toBe('200');
});

for (const [door, { logIn }] of doors) {
  test(`B3 a portal without a configured proxy trusts no forwarding header, through ${door}`, async () => {
    const email = newEmail();
    const said: string[] = [];
    for (let n = 0; n < 12; n += 1) {
      const visitor = new Visitor(portal);
      const headers = { 'x-real-ip': visitor.ip, forwarded: `for=${visitor.ip}` };
      said.push((await logIn(visitor, { email, password: PASSWORD }, headers)).said);
    }
    expect(said.slice(0, 10)).toEqual(Array(10).fill('401 session.invalid_credentials'));
    expect(said.slice(10)).toEqual(Array(2).fill('429 request.too_many'));
  });
}

test('a mail queued before kill -9 goes out once after the next start', async () => {
  const email = newEmail();
  await accept(portal, await portal.createAdmin(email));
  const asked = await new Visitor(portal).mutate('account.requestPasswordReset', { email });
  expect(asked.status).toBe(200);
  const waiting = async () =>
    (await portal.sql()`select 1 from graphile_worker._private_jobs`).length;
  expect(await waiting()).toBeGreaterThan(0);
  await portal.kill9();

  const received: Email[] = [];
  const server = await startMailServer(smtpPort, received);
  try {
    await portal.start();
    // The mail may have failed once before the kill; do not wait for its next try.
    await portal.sql()`update graphile_worker._private_jobs set run_at = now()`;
    await expect.poll(waiting, { timeout: 60_000 }).toBe(0);
    const mails = received.filter(({ to }) => to?.some(({ address }) => address === email));
    expect(mails.map((mail) => mail.text?.includes('/reset-password?token='))).toEqual([true]);
    const changed = await new Visitor(portal).mutate('account.resetPassword', {
      token: tokenIn(mails[0]?.text),
      password: `otros ${PASSWORD}`,
    });
    expect(changed.data).toMatchObject({ email });
  } finally {
    await new Promise<void>((done) => server.close(done));
  }
});

const KILLS = sizeFrom('PBR_KILLS', 20);
const WRITERS = 20;
const FIRST_ANSWER_MS = 1_000;

test(`R1 ${KILLS} times kill -9 under ${WRITERS} writers loses nothing acknowledged and leaves nothing half done`, async () => {
  test.setTimeout(60_000 + KILLS * 60_000);
  await withAdminPortal(async (world) => {
    const startMs: number[] = [];
    const writers = new Writers(world, await anotherAdmin(world));
    for (let round = 0; round < KILLS; round += 1) {
      const writing = writers.write(WRITERS);
      await writers.acknowledgedMore(20 + (round % 10) * 15);
      await world.portal.kill9();
      await writing;
      const start = performance.now();
      await world.portal.start();
      startMs.push(Math.round(performance.now() - start));
    }
    const faults = await writers.faults();
    printTable('R1 writes under kill -9', writers.lines());
    process.stdout.write(`first answer after ${startMs.join(', ')} ms\n`);
    expect(faults).toEqual([]);
    expect(writers.lines().every(({ acknowledged }) => acknowledged > 0)).toBe(true);
    expect.soft(Math.max(...startMs), 'first answer').toBeLessThan(FIRST_ANSWER_MS);
  });
});

async function anotherAdmin({ portal: own }: AdminPortal): Promise<Visitor> {
  const { email } = await accept(own, await own.createAdmin(newEmail()));
  const visitor = new Visitor(own);
  await visitor.rest('POST', '/api/login', { body: { email, password: PASSWORD } });
  return visitor;
}
