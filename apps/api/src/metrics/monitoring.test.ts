import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { createReadyStores } from '../answers/ready-stores.ts';
import { testApp } from '../testing/app.ts';
import { databaseSuite } from '../testing/suite.ts';
import { createMetrics } from './metrics.ts';

const FOLDER = path.join(import.meta.dirname, '../../../../docs/monitoring');
const NAMES = /\b(?:pbr|nodejs|process)_[a-z0-9_]+/gu;

const t = await databaseSuite();

test.each(['alerts.yml', 'dashboard.json'])(
  'every number that %s reads is served',
  async (file) => {
    const ready = createReadyStores(0);
    const metrics = createMetrics({
      ...ready,
      db: t.db,
      replicas: { states: () => [{ lagMs: 0, isUsed: true, answers: true, since: new Date() }] },
      log: pino({ level: 'silent' }),
      storage: { root: tmpdir(), awaySince: () => null },
      databaseAwaySince: () => null,
      now: () => new Date(),
      host: '127.0.0.1',
      port: 0,
    });
    const app = await testApp(t.db, { measure: metrics.requests });
    await app.inject('/healthz');
    const { port, stop } = await metrics.serve();
    const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    await stop();
    await app.close();
    const named = (await readFile(path.join(FOLDER, file), 'utf8')).match(NAMES) ?? [];
    expect(named.length).toBeGreaterThan(10);
    for (const name of new Set(named))
      expect(text, name).toMatch(
        new RegExp(`^# TYPE ${name.replace(/_(?:count|bucket|sum)$/u, '')} `, 'mu'),
      );
  },
);
