import { setTimeout as sleep } from 'node:timers/promises';
import { type OwnPortal, startPortal } from '@pbr/e2e/fixtures/portal/own-portal';
import { accept, expect, newEmail, PASSWORD, test } from '@pbr/e2e/fixtures/portal/promise-test';
import { Visitor } from '@pbr/e2e/fixtures/portal/visitor';
import { aListing } from '@pbr/e2e/fixtures/portal/ways';
import { figure, printTable, quantile } from './fixtures/figures.ts';
import { run } from './fixtures/load.ts';
import { ownProcessorShare } from './fixtures/processor-share.ts';

const SECONDS = figure('R16_SECONDS', 10);
const TIMES_THE_PEAK = figure('R16_TIMES', 10);
const HOSTILE_PER_SECOND = figure('R16_HOSTILE', 1_000);
const LISTINGS = 300;
const IPS = Array.from({ length: 100 }, (_, n) => `198.51.100.${n + 1}`);
const HOSTILE = '203.0.113.66';
/** Searches and pages of searches that nobody has asked for before. */
const PATHS = ['/api/properties?limit=12&minPrice={n}', '/api/properties?limit=24&maxPrice=9{n}'];

let share: Awaited<ReturnType<typeof ownProcessorShare>>;
let portal: OwnPortal;
let email: string;
test.beforeAll(async () => {
  share = await ownProcessorShare();
  portal = await startPortal(
    {
      PUBLIC_ORIGIN: 'https://portal.test',
      TRUST_PROXY: 'loopback',
      LIMIT_LOGIN_ADDRESS: '0',
    },
    { ...(share.group !== undefined && { group: share.group }) },
  );
  const admin = await accept(portal, await portal.createAdmin(newEmail()));
  ({ email } = admin);
  for (let n = 0; n < LISTINGS; n += 1) await aListing(portal, admin.id);
});
test.afterAll(async () => {
  await portal.remove();
  await share.remove();
});

const asking = (seconds: number) => ({ port: portal.port, seconds, paths: PATHS });
/** More connections than requests that run, wait or are being refused at the same time. */
const openAhead = 400;

test('R16 ten times the peak: the portal goes on at its peak, refuses the rest at once and lets people sign in', async () => {
  test.setTimeout(240_000);
  await run({ ...asking(3), connections: 16, ips: IPS });
  const peak = await run({ ...asking(SECONDS), connections: 16, ips: IPS });
  const signIns = startSignIns();
  const perSecond = peak.goodPerSecond * TIMES_THE_PEAK;
  const over = await run({ ...asking(SECONDS), perSecond, openAhead, ips: IPS });
  const signedIn = await signIns.stop();
  await sleep(2_000);
  const after = await run({ ...asking(3), connections: 4, ips: IPS });
  printTable('R16', {
    'a share of the processor': share.group === undefined ? 'not to be had here' : 'yes',
    'peak, answers/s': peak.goodPerSecond,
    'peak p99, ms': peak.good.p99,
    'offered, requests/s': over.asked / SECONDS,
    'served, answers/s': over.goodPerSecond,
    'served, of the peak': over.goodPerSecond / peak.goodPerSecond,
    'served p99, ms': over.good.p99,
    refused: over.refused,
    'refused median, ms': over.refusals.median,
    'refused p99, ms': over.refusals.p99,
    others: JSON.stringify(over.others),
    'sign-ins': signedIn.times.length,
    'sign-ins refused': signedIn.refused.join(', ') || 0,
    'sign-in p99, ms': quantile(signedIn.times, 0.99),
    'two seconds after: p99, ms': after.good.p99,
    'two seconds after: refused': after.refused,
  });
  expect.soft(over.goodPerSecond / peak.goodPerSecond).toBeGreaterThan(0.8);
  expect.soft(over.refused).toBeGreaterThan(0);
  expect.soft(over.refusals.p99).toBeLessThan(100);
  expect.soft(over.others).toEqual({});
  expect.soft(signedIn.refused).toEqual([]);
  expect.soft(signedIn.times.length).toBeGreaterThan(0);
  expect.soft(after.refused).toBe(0);
});

test('R16 one IP that asks a thousand times a second takes nothing from the others', async () => {
  test.setTimeout(120_000);
  const others = { ...asking(SECONDS), perSecond: 20, openAhead: 20, ips: IPS };
  const quiet = await run(others);
  const [during, hostile] = await Promise.all([
    run(others),
    run({
      ...asking(SECONDS),
      perSecond: HOSTILE_PER_SECOND,
      openAhead,
      ips: [HOSTILE],
    }),
  ]);
  printTable('R16, one hostile IP', {
    'others alone: median, ms': quiet.good.median,
    'others alone: p99, ms': quiet.good.p99,
    'others beside it: median, ms': during.good.median,
    'others beside it: p99, ms': during.good.p99,
    'others refused': during.refused,
    'hostile served, answers/s': hostile.goodPerSecond,
    'hostile refused': hostile.refused,
    'hostile refused p99, ms': hostile.refusals.p99,
  });
  expect.soft(during.refused).toBe(0);
  expect.soft(during.others).toEqual({});
  expect.soft(hostile.refused).toBeGreaterThan(0);
});

/** Somebody signs in five times a second. */
function startSignIns() {
  const times: number[] = [];
  const refused: string[] = [];
  let goesOn = true;
  const all = (async () => {
    while (goesOn) {
      const start = performance.now();
      const body = { email, password: PASSWORD };
      const { said } = await new Visitor(portal).rest('POST', '/api/login', { body });
      times.push(performance.now() - start);
      if (said !== '200') refused.push(said);
      await sleep(200);
    }
  })();
  return {
    stop: async () => {
      goesOn = false;
      await all;
      return { times, refused };
    },
  };
}
