import { configurationOf } from '@pbr/e2e/fixtures/browser/configuration';
import { type EngineName, engines } from './engines.ts';

const names = Object.keys(engines) as EngineName[];

export default {
  ...(await configurationOf([])),
  // Their own processes take both cores.
  workers: 1,
  projects: names.map((engineName) => ({ name: engineName, use: { engineName } })),
};

if (process.env['TEST_WORKER_INDEX'] === undefined)
  for (const name of names) {
    const missing = engines[name].missing();
    if (missing !== null) process.stderr.write(`Se omite ${name}: ${missing}\n`);
  }
