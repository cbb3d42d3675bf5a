// npm run lighthouse [-- URL] [--runs N]   Lighthouse's mobile report of four pages, the median of five; fails below the goals
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { request as newRequest } from 'playwright-core';
import { findBrowser } from '../fixtures/browser/browser.ts';
import { screens } from '../screens/screens.ts';
import { runningPortal, say } from './running-portal.ts';

const PAGES = ['home', 'catalogue', 'listing', 'landing'];
const GOALS = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
const MAX_LAYOUT_SHIFT = 0;

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '5' }, only: { type: 'string' } },
});

const portal = await runningPortal(positionals[0]);
const profile = mkdtempSync(join(tmpdir(), 'pbr-lighthouse-'));
chmodSync(profile, 0o700);
const { executablePath, args, env } = await findBrowser();
const chrome = await launch({
  chromePath: executablePath,
  chromeFlags: ['--headless=new', ...args],
  envVars: { ...process.env, ...env },
  userDataDir: profile,
});
try {
  let isContent = true;
  const only = values.only?.split(',') ?? PAGES;
  for (const name of PAGES.filter((page) => only.includes(page))) {
    const report = await medianReport(await urlOf(name), Number(values.runs));
    isContent = print(name, report) && isContent;
  }
  say(isContent ? '\nSe cumplen las metas.' : '\nNo se cumplen las metas.');
  process.exitCode = isContent ? 0 : 1;
} finally {
  chrome.kill();
  await portal.stop();
  rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
}

async function urlOf(name: string): Promise<string> {
  const path = screens.find((screen) => screen.name === name)?.path ?? '/';
  if (typeof path === 'string') return portal.origin + path;
  const request = await newRequest.newContext({ baseURL: portal.origin });
  try {
    return portal.origin + (await path(request));
  } finally {
    await request.dispose();
  }
}

async function medianReport(url: string, runs: number): Promise<Report> {
  const reports: Report[] = [];
  for (let run = 0; run < runs; run += 1) {
    // Lighthouse's default is the mobile report with simulated throttling.
    const result = await lighthouse(url, { port: chrome.port, logLevel: 'error', output: 'json' });
    if (!result) throw new Error(`${url}: sin informe`);
    reports.push(result.lhr);
  }
  const sorted = reports.toSorted((a, b) => performance(a) - performance(b));
  const median = sorted[Math.floor(runs / 2)];
  if (!median) throw new Error('--runs: al menos una');
  return median;
}

function performance({ categories }: Report): number {
  return categories['performance']?.score ?? 0;
}

function print(name: string, report: Report): boolean {
  const scores = Object.keys(GOALS).map(
    (key) => [key, Math.round((report.categories[key]?.score ?? 0) * 100)] as const,
  );
  const shift = report.audits['cumulative-layout-shift']?.numericValue ?? 1;
  const figures = [
    ...scores.map(([key, score]) => `${key} ${score}`),
    `CLS ${shift.toFixed(3)}`,
    `LCP ${seconds(report, 'largest-contentful-paint')}`,
    `TBT ${Math.round(report.audits['total-blocking-time']?.numericValue ?? 0)} ms`,
    // The speed of this machine during the measurement.
    `benchmark ${Math.round(report.environment.benchmarkIndex)}`,
  ];
  say(`\n${name.padEnd(10)} ${figures.join(' · ')}`);
  for (const line of failedAudits(report)) say(`  ${line}`);
  return (
    scores.every(([key, score]) => score >= GOALS[key as keyof typeof GOALS]) &&
    shift <= MAX_LAYOUT_SHIFT
  );
}

function seconds(report: Report, audit: string): string {
  return `${((report.audits[audit]?.numericValue ?? 0) / 1000).toFixed(2)} s`;
}

/** The audits that cost points: those with a weight and a score below 0.9. */
function failedAudits({ categories, audits }: Report): string[] {
  return Object.keys(GOALS).flatMap((key) =>
    (categories[key]?.auditRefs ?? []).flatMap(({ id, weight }) => {
      const audit = audits[id];
      if (!audit || weight === 0 || audit.score === null || audit.score >= 0.9) return [];
      return [`${key}: ${id} (${audit.displayValue ?? audit.title})${culprits(audit.details)}`];
    }),
  );
}

function culprits(details: Report['audits'][string]['details']): string {
  const items = details && 'items' in details && Array.isArray(details.items) ? details.items : [];
  return items
    .slice(0, 5)
    .map((item) => `\n      ${JSON.stringify(item).slice(0, 300)}`)
    .join('');
}
