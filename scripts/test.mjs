// npm test: every gate and every test, one after the other; a failed one does not keep the next from running.
//   npm run test:long            the same, with what is too long for every day
//   npm test -- --only=lint,unit     some of them: format lint types dead-code build unit browser
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CommandFailed, install, prepare, runPnpm, stopChildrenOnSignal } from './toolchain.mjs';

const folder = mkdtempSync(join(tmpdir(), 'pbr-test-'));
const total = { passed: 0, failed: 0, skipped: 0 };

const gates = {
  format: ['exec', 'oxfmt', '--check'],
  lint: ['exec', 'oxlint'],
  types: ['exec', 'turbo', 'run', 'typecheck', '--output-logs=errors-only', '--continue'],
  'dead-code': ['exec', 'knip'],
  build: ['exec', 'turbo', 'run', 'build', '--output-logs=errors-only', '--continue'],
};

const suites = {
  unit: {
    args: ['exec', 'vitest', 'run', '--reporter=default', '--reporter=json'],
    env: (file) => ({ VITEST_JSON_FILE: file }),
    count: countVitest,
  },
  browser: {
    args: ['--filter', '@pbr/e2e', 'exec', 'playwright', 'test', '--reporter=list,json'],
    env: (file) => ({ PLAYWRIGHT_JSON_OUTPUT_FILE: file }),
    count: countPlaywright,
  },
};

/** Runs a command to its end, prints what it prints, and says whether it was content. */
async function passes(args, options) {
  try {
    await runPnpm(args, options);
    return true;
  } catch (error) {
    if (!(error instanceof CommandFailed)) throw error;
    return false;
  }
}

async function runGate(name) {
  const passed = await passes(gates[name]);
  total[passed ? 'passed' : 'failed'] += 1;
}

async function runSuite(name) {
  const { args, env, count } = suites[name];
  const file = join(folder, `${name}.json`);
  const extra = name === 'unit' ? [`--outputFile.json=${file}`] : [];
  const passed = await passes([...args, ...extra], { env: env(file) });
  const counted = read(file, count);
  for (const key of Object.keys(total)) total[key] += counted[key];
  // It fails without a failed test when it could not start, a file did not load or an error came from outside a test.
  if (!passed && counted.failed === 0) total.failed += 1;
  if (passed && counted.passed + counted.failed === 0) total.failed += 1;
}

function read(file, count) {
  try {
    return count(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return { passed: 0, failed: 0, skipped: 0 };
  }
}

function countVitest(report) {
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

function countPlaywright({ stats, errors }) {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  };
}

if (process.argv.includes('--long')) process.env.PBR_LONG = '1';
const only = process.argv
  .find((arg) => arg.startsWith('--only='))
  ?.slice('--only='.length)
  .split(',');
const all = [...Object.keys(gates), ...Object.keys(suites)];
const unknown = only?.filter((name) => !all.includes(name)) ?? [];
if (unknown.length > 0) {
  console.error(`--only: ${unknown.join(', ')}? Se puede elegir entre ${all.join(', ')}.`);
  process.exit(1);
}

await prepare(() => install());
stopChildrenOnSignal();
for (const name of all) {
  if (only && !only.includes(name)) continue;
  const start = performance.now();
  console.log(`\n── ${name}`);
  await (name in gates ? runGate(name) : runSuite(name));
  console.log(`── ${name}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
}
rmSync(folder, { recursive: true, force: true });

const { passed, failed, skipped } = total;
console.log(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
process.exit(failed > 0 ? 1 : 0);
