// M1. Prometheus reads the portal, and the rules and the dashboard of docs/monitoring find their numbers in it.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort } from '@pbr/e2e/fixtures/portal/portal';
import { startPortal } from '@pbr/e2e/fixtures/portal/own-portal';
import { expect, test } from '@pbr/e2e/fixtures/portal/promise-test';
import { printTable } from './fixtures/print-table.ts';

const DOCS = resolve(import.meta.dirname, '../docs/monitoring');
const isInstalled = spawnSync('prometheus', ['--version']).status === 0;
const MADE_UP_PATHS = 10_000;
const AT_ONCE = 50;
/** Nothing is mailed here, and there is no replica. */
const WITHOUT_DATA = new Set(['Mails', 'How far replicas are behind']);

interface Dashboard {
  panels: { title: string; targets: { expr: string }[] }[];
}

test('M1 the rules are valid, and every panel of the dashboard has data', async () => {
  test.skip(!isInstalled, 'prometheus is not installed (Debian: apt-get install prometheus)');
  test.setTimeout(180_000);
  const rules = join(DOCS, 'alerts.yml');
  const checked = spawnSync('promtool', ['check', 'rules', rules], { encoding: 'utf8' });
  expect(checked.status, checked.stderr).toBe(0);

  const metricsPort = await freePort();
  const portal = await startPortal({ METRICS_PORT: String(metricsPort) });
  const prometheus = await startPrometheus(metricsPort, rules);
  try {
    const backup = portal.spawnCommand('backup', ['--to', join(prometheus.folder, 'backups')]);
    expect((await once(backup, 'exit'))[0]).toBe(0);
    // Rates need some scrapes with requests between them.
    const visits = setInterval(() => {
      for (const path of ['/', '/api/properties', '/properties?operation=venta', '/nobody'])
        void fetch(`${portal.publicOrigin}${path}`).catch(() => {});
    }, 200);
    const { panels } = JSON.parse(
      await readFile(join(DOCS, 'dashboard.json'), 'utf8'),
    ) as Dashboard;
    const read = panels.filter(({ title }) => !WITHOUT_DATA.has(title));
    try {
      const lines = [];
      for (const { title, targets } of read)
        for (const { expr } of targets) {
          await expect
            .poll(() => prometheus.valueOf(expr), { message: `${title}: ${expr}`, timeout: 60_000 })
            .toBeGreaterThanOrEqual(0);
          lines.push({ title, value: await prometheus.valueOf(expr) });
        }
      printTable('M1 the panels of the dashboard', lines);
    } finally {
      clearInterval(visits);
    }
    expect(await prometheus.valueOf('count(ALERTS{alertstate="firing"}) or vector(0)')).toBe(0);
  } finally {
    await prometheus.stop();
    await portal.remove();
  }
});

test(`M1 ${MADE_UP_PATHS} made-up paths add no labels`, async () => {
  test.setTimeout(300_000);
  const metricsPort = await freePort();
  const portal = await startPortal({ METRICS_PORT: String(metricsPort) });
  const labels = async () => {
    const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    return text.split('\n').filter((line) => line.startsWith('pbr_')).length;
  };
  const visit = async (n: number) => {
    const made = crypto.randomUUID();
    const paths = [`/${made}/${n}`, `/trpc/${made}`, `/api/properties/${made}`, `/uploads/${made}`];
    await fetch(`${portal.publicOrigin}${paths[n % paths.length] ?? ''}?${made}=${n}`);
  };
  try {
    for (let n = 0; n < 400; n += 1) await visit(n);
    const before = await labels();
    for (let n = 0; n < MADE_UP_PATHS; n += AT_ONCE)
      await Promise.all(Array.from({ length: AT_ONCE }, (_, k) => visit(n + k)));
    // A busy machine answers some with a status of its own, which is one more label for each route.
    const after = await labels();
    printTable('M1 lines of numbers', [{ before, after }]);
    expect(after).toBeLessThan(before * 2);
  } finally {
    await portal.remove();
  }
});

async function startPrometheus(metricsPort: number, rules: string) {
  const folder = await mkdtemp(join(tmpdir(), 'pbr-prometheus-'));
  const port = await freePort();
  const file = join(folder, 'prometheus.yml');
  await writeFile(
    file,
    `global: { scrape_interval: 1s, evaluation_interval: 1s }
rule_files: ['${rules}']
scrape_configs:
  - job_name: portal
    static_configs: [{ targets: ['127.0.0.1:${metricsPort}'] }]
`,
  );
  const child = spawn(
    'prometheus',
    [
      `--config.file=${file}`,
      `--storage.tsdb.path=${join(folder, 'data')}`,
      `--web.listen-address=127.0.0.1:${port}`,
    ],
    { stdio: 'ignore' },
  );
  /** The first value of a query; undefined while there is none. */
  async function valueOf(query: string): Promise<number | undefined> {
    try {
      const url = `http://127.0.0.1:${port}/api/v1/query?query=${encodeURIComponent(query)}`;
      const { data } = (await (await fetch(url)).json()) as {
        data: { result: { value: [number, string] }[] };
      };
      const text = data.result[0]?.value[1];
      return text === undefined ? undefined : Number(text);
    } catch {
      return undefined;
    }
  }
  return {
    folder,
    valueOf,
    stop: async () => {
      child.kill('SIGTERM');
      await once(child, 'exit');
      await rm(folder, { recursive: true, force: true });
    },
  };
}
