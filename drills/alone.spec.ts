// R17.
import { execFile } from 'node:child_process';
import type { Email } from 'postal-mime';
import { expect, test } from '@pbr/e2e/fixtures/portal/promise-test';
import { freePort } from '@pbr/e2e/fixtures/portal/portal';
import { Visitor } from '@pbr/e2e/fixtures/portal/visitor';
import { aListing } from '@pbr/e2e/fixtures/portal/ways';
import { type AdminPortal, withAdminPortal } from './fixtures/admin-portal.ts';
import { callsOf, perform } from './fixtures/calls.ts';
import { printTable } from './fixtures/figures.ts';
import { lonelyNetwork, noNetwork } from './fixtures/servers/lonely-network.ts';
import { startMailServer } from './fixtures/servers/mail-server.ts';

test.skip(noNetwork !== null, noNetwork ?? '');

const PAGES = [
  '/',
  '/properties',
  '/venta/ciudad-de-mexico',
  '/agents',
  '/help',
  '/auth',
  '/api/docs',
];

test('R17 everything works without any network, and a mail goes out once when its server is back', async () => {
  test.setTimeout(4 * 60_000);
  const network = await lonelyNetwork();
  const smtpPort = await freePort();
  try {
    await withAdminPortal(
      async (world) => {
        const failed: string[] = [];
        const calls = Object.entries(callsOf(world));
        for (const [name, make] of calls) {
          const { said, status } = await perform(world, await make());
          if (status >= 400) failed.push(`${name}: ${said}`);
        }
        const visitor = new Visitor(world.portal);
        for (const path of [
          ...PAGES,
          `/properties/${await aListing(world.portal, world.admin.id)}`,
        ]) {
          const { said } = await visitor.rest('GET', path, { headers: { accept: 'text/html' } });
          if (said !== '200') failed.push(`${path}: ${said}`);
        }
        const tries = await network.triesToLeave();
        const mails = await mailsOfAnInquiry(world, smtpPort, () => network.leadOut(smtpPort));

        // The count works.
        const [command, ...args] = [...network.inside, process.execPath, '-e'];
        await new Promise((done) =>
          execFile(command, [...args, "fetch('http://192.0.2.1')"], done),
        );
        const afterTry = await network.triesToLeave();

        printTable('R17', {
          calls: calls.length,
          pages: PAGES.length + 1,
          failed: failed.length,
          'tries to reach another machine': tries,
          'the same after one try of the drill': afterTry,
          'mails to the owner, to the client': mails.join(', '),
        });
        expect.soft(failed).toEqual([]);
        expect.soft(tries).toBe(0);
        expect.soft(afterTry).toBeGreaterThan(tries);
        expect.soft(mails).toEqual([1, 1]);
      },
      {
        env: { SMTP_URL: `smtp://127.0.0.1:${smtpPort}` },
        prefix: network.inside,
        onPort: network.leadIn,
      },
    );
  } finally {
    await network.remove();
  }
});

/** Sends an inquiry while there is no mail server, and kills the portal; counts what arrives when there is one. */
async function mailsOfAnInquiry(
  { portal, admin }: AdminPortal,
  smtpPort: number,
  leadOut: () => Promise<void>,
): Promise<number[]> {
  const sql = portal.sql();
  // The calls before have left mails of their own.
  await sql`delete from graphile_worker._private_jobs`;
  const path = `/api/properties/${await aListing(portal, admin.id)}/inquiries`;
  const body = { clientName: 'Marta', clientEmail: 'marta-sola@correo.mx' };
  expect((await new Visitor(portal).rest('POST', path, { body })).said).toBe('201');
  const tried = async () =>
    (
      await sql<
        { n: number }[]
      >`select count(*)::int as n from graphile_worker.jobs where attempts > 0`
    )[0]?.n;
  await expect.poll(tried, { timeout: 20_000 }).toBe(2);
  await portal.kill9();

  const received: Email[] = [];
  const server = await startMailServer(smtpPort, received);
  try {
    await leadOut();
    await portal.start();
    await portal.sql()`update graphile_worker._private_jobs set run_at = now()`;
    const left = async () =>
      (await portal.sql()`select 1 from graphile_worker._private_jobs`).length;
    await expect.poll(left, { timeout: 60_000 }).toBe(0);
    const to = (email: string) =>
      received.filter((mail) => mail.to?.some(({ address }) => address === email)).length;
    return [to(admin.email), to(body.clientEmail)];
  } finally {
    await new Promise<void>((done) => server.close(done));
  }
}
