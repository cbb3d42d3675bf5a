// R15. SOAK_MINUTES is how long it takes (30); from 20 minutes on, slope and last answers are judged.
import { readdir } from 'node:fs/promises';
import { type OwnPortal, startPortal } from '@pbr/e2e/fixtures/portal/own-portal';
import { freePort } from '@pbr/e2e/fixtures/portal/portal';
import { accept, expect, newEmail, PASSWORD, test } from '@pbr/e2e/fixtures/portal/promise-test';
import { Visitor } from '@pbr/e2e/fixtures/portal/visitor';
import { aListing } from '@pbr/e2e/fixtures/portal/ways';
import { figure, printTable, quantile } from './fixtures/figures.ts';
import { type Seen, soak } from './fixtures/soak-clients.ts';
import { MEGABYTE, residentBytes } from './fixtures/under-load.ts';

const MINUTES = figure('SOAK_MINUTES', 30);
const PEAK_SECONDS = 10;
const SHARE_OF_PEAK = 0.6;
const CLIENTS = 20;
const LISTINGS = 40;
const SAMPLE_EVERY_MS = 2_000;
/** In a shorter run the process is still warming up. */
const SAYS_SOMETHING_FROM = 20;

test(`R15 ${MINUTES} minutes of mixed work leave memory, open files and answers as they were`, async () => {
  test.setTimeout((MINUTES + 3) * 60_000);
  const metricsPort = await freePort();
  const portal = await startPortal({
    METRICS_PORT: String(metricsPort),
    TRUST_PROXY: 'loopback',
    LIMIT_LOGIN_ADDRESS: '0',
    LIMIT_LOGIN_ACCOUNT: '0',
  });
  try {
    const { email, id } = await accept(portal, await portal.createAdmin(newEmail()));
    const listingIds: string[] = [];
    for (let n = 0; n < LISTINGS; n += 1) listingIds.push(await aListing(portal, id));
    const admin = new Visitor(portal);
    await admin.rest('POST', '/api/login', { body: { email, password: PASSWORD } });
    const order = { portal, email, cookie: admin.cookie, listingIds, clients: CLIENTS };

    const peak = await soak({ ...order, seconds: PEAK_SECONDS });
    const peakRate = peak.answers.length / PEAK_SECONDS;
    const samples = sample(portal);
    const seconds = MINUTES * 60;
    const seen = await soak({ ...order, seconds, perSecond: peakRate * SHARE_OF_PEAK });
    const taken = await samples.stop();
    report({ peakRate, seen, taken, loopMs: await loopDelay(metricsPort) });
  } finally {
    await portal.remove();
  }
});

interface Sample {
  minute: number;
  megabytes: number;
  files: number;
}

interface Result {
  peakRate: number;
  seen: Seen;
  taken: readonly Sample[];
  loopMs: number;
}

function report({ peakRate, seen, taken, loopMs }: Result): void {
  const last = taken.at(-1)?.minute ?? 0;
  const later = taken.filter(({ minute }) => minute >= last / 3);
  const slope = slopeOf(later.map(({ minute, megabytes }) => [minute, megabytes]));
  const sixth = (MINUTES * 60_000) / 6;
  const times = (from: number, to: number) =>
    seen.answers.filter(({ at }) => at >= from && at < to).map(({ ms }) => ms);
  const first = quantile(times(0, sixth), 0.99);
  const end = quantile(times(5 * sixth, 6 * sixth), 0.99);
  const files = (part: readonly Sample[]) =>
    quantile(
      part.map((one) => one.files),
      0.5,
    );
  const [filesFirst, filesLast] = [files(later.slice(0, 30)), files(later.slice(-30))];
  printTable(`R15, ${MINUTES} minutes`, {
    'peak, requests a second': peakRate,
    requests: seen.answers.length,
    'requests a second': seen.answers.length / (MINUTES * 60),
    'broken off by the client': seen.aborted,
    failed: seen.failures.length,
    'memory at first, MB': taken[0]?.megabytes ?? 0,
    'memory at last, MB': taken.at(-1)?.megabytes ?? 0,
    'slope of the last two thirds, MB a minute': slope,
    'open files, first and last': `${filesFirst}, ${filesLast}`,
    'p99 of the first sixth, ms': first,
    'p99 of the last sixth, ms': end,
    'event loop, p99 of the delay since the last look, ms': loopMs,
  });
  expect.soft(seen.failures.slice(0, 10)).toEqual([]);
  expect.soft(filesLast).toBeLessThan(filesFirst * 1.2 + 10);
  if (MINUTES < SAYS_SOMETHING_FROM) return;
  expect.soft(slope).toBeLessThan(0.5);
  expect.soft(end).toBeLessThan(first * 1.2);
}

/** Looks at the portal and its helpers again and again. */
function sample(portal: OwnPortal) {
  const taken: Sample[] = [];
  const start = performance.now();
  const look = async () => {
    const files = await readdir(`/proc/${portal.pid()}/fd`);
    taken.push({
      minute: (performance.now() - start) / 60_000,
      megabytes: (await residentBytes(portal.pid())) / MEGABYTE,
      files: files.length,
    });
  };
  const timer = setInterval(() => void look(), SAMPLE_EVERY_MS);
  return {
    stop: async () => {
      clearInterval(timer);
      await look();
      return taken;
    },
  };
}

/** The slope of the line that fits best. */
function slopeOf(points: readonly (readonly [number, number])[]): number {
  const mean = (numbers: readonly number[]) =>
    numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
  const [x, y] = [mean(points.map(([one]) => one)), mean(points.map(([, one]) => one))];
  const over = points.reduce((sum, [px, py]) => sum + (px - x) * (py - y), 0);
  return over / points.reduce((sum, [px]) => sum + (px - x) ** 2, 0);
}

async function loopDelay(port: number): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  return Number(/^nodejs_eventloop_lag_p99_seconds (\S+)/mu.exec(text)?.[1]) * 1000;
}
