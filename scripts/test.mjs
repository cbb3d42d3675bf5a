// npm test: runs every gate and every test, one after another; a failure does not stop the next one.
//   npm test -- --only=lint,unit     some of them: format lint house dead-code build size unit browser
//   npm run test:long                the same with every width and many more rounds, then the drills, the journeys in the
//                                    installed Chromium and in other browsers, and all of npm test on the other supported
//                                    versions of Node; --only knows types, drills, chromium, browsers, node22 and node24 there
import { mkdtempSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import {
  CommandFailed,
  fetchProgram,
  install,
  prepare,
  run,
  runPnpm,
  stopChildrenOnSignal,
} from './toolchain.mjs';

const folder = mkdtempSync(join(tmpdir(), 'pbr-test-'));
const total = { passed: 0, failed: 0, skipped: 0 };
/** The names of failed tests and gates, printed again at the end of a long log. */
const failures = [];

const gates = {
  format: ['exec', 'oxfmt', '--check'],
  lint: ['exec', 'oxlint'],
  house: ['exec', 'node', 'scripts/house.mjs'],
  'dead-code': ['exec', 'knip'],
  build: ['exec', 'turbo', 'run', 'build', '--output-logs=errors-only', '--continue'],
  size: ['exec', 'node', 'scripts/size.mjs'],
};

/** The lint reports the compiler's errors too; this compiles every workspace by its own rules. */
const longGates = {
  types: ['exec', 'turbo', 'run', 'typecheck', '--output-logs=errors-only', '--continue'],
};

/** Makes databases, photos and profiles of browsers in memory where there is room: they live as long as a test. */
const inMemory = hasRoomInMemory() ? { TMPDIR: '/dev/shm' } : {};

const suites = {
  unit: {
    args: ['exec', 'vitest', 'run', '--reporter=default', '--reporter=json'],
    env: () => inMemory,
    count: countVitest,
  },
  browser: playwrightSuite('@pbr/e2e', [], inMemory),
};

const longSuites = {
  drills: playwrightSuite('@pbr/drills'),
  // The Chromium of the system, which is newer than the registry's; without one, the registry's once more.
  chromium: playwrightSuite('@pbr/e2e', ['--project=phone', '--project=desktop'], {
    ...inMemory,
    PBR_BROWSER: '',
  }),
  browsers: playwrightSuite('@pbr/drills', ['--config=browsers/playwright.config.ts']),
};

/** Versions of Node on which the long run repeats the daily one. */
const nodeVersions = { node22: '22', node24: '24' };

/** Whether programs may run from /dev/shm, and 8 GB are free there: a container has 64 MB unless told otherwise. */
function hasRoomInMemory() {
  if (process.env.TMPDIR) return false;
  try {
    const mounts = readFileSync('/proc/mounts', 'utf8').split('\n');
    const [, , , options] = mounts.find((line) => line.includes(' /dev/shm '))?.split(' ') ?? [];
    const { bavail, bsize } = statfsSync('/dev/shm');
    return options !== undefined && !options.split(',').includes('noexec') && bavail * bsize > 8e9;
  } catch {
    return false;
  }
}

function playwrightSuite(workspace, options = [], env = {}) {
  const test = ['playwright', 'test', '--reporter=list,json', ...options];
  return {
    args: ['--filter', workspace, 'exec', ...test],
    env: (file) => ({ ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file }),
    count: countPlaywright,
  };
}

/** Runs a command to its end and answers whether it succeeded. */
async function passes(start) {
  try {
    await start();
    return true;
  } catch (error) {
    if (!(error instanceof CommandFailed)) throw error;
    return false;
  }
}

async function runGate(name) {
  const passed = await passes(() => runPnpm({ ...gates, ...longGates }[name]));
  total[passed ? 'passed' : 'failed'] += 1;
  if (!passed) failures.push(name);
}

async function runSuite(name) {
  const { args, env, count } = { ...suites, ...longSuites }[name];
  const file = join(folder, `${name}.json`);
  const extra = name === 'unit' ? [`--outputFile.json=${file}`] : [];
  addUp(await passes(() => runPnpm([...args, ...extra], { env: env(file) })), read(file, count));
}

/** Runs all of npm test on another Node: in a separate process with that Node first in its PATH. */
async function runOnNode(name) {
  const file = join(folder, `${name}.json`);
  const passed = await passes(async () => {
    const node = await fetchProgram(`node@${nodeVersions[name]}`, 'node');
    const path = `${dirname(node)}${delimiter}${process.env.PATH}`;
    const env = { PATH: path, PBR_LONG: '', PBR_TEST_COUNTS: file };
    await run(node, [import.meta.filename], { env });
  });
  addUp(
    passed,
    read(file, (counts) => counts),
  );
}

function addUp(passed, counted) {
  for (const key of Object.keys(total)) total[key] += counted[key];
  failures.push(...(counted.failures ?? []));
  // A suite fails without a failed test when it could not start, a file did not load or an error came from outside a test.
  if (!passed && counted.failed === 0) total.failed += 1;
  if (passed && counted.passed + counted.failed + counted.skipped === 0) total.failed += 1;
}

function mapTo(names, step) {
  return Object.fromEntries(Object.keys(names).map((name) => [name, step]));
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
    failures: [
      ...unloaded.map(({ name, message }) => told(name, message)),
      ...report.testResults.flatMap(({ name, assertionResults }) =>
        assertionResults
          .filter((test) => test.status === 'failed')
          .map((test) => told(`${name} > ${test.fullName}`, test.failureMessages[0])),
      ),
    ],
  };
}

function countPlaywright({ stats, errors, suites: found }) {
  const repeated = found.flatMap(testsOf).filter(wasRepeated).length;
  if (repeated > 0) console.log(`${repeated} repeated, because the browser stopped drawing a page`);
  return {
    passed: stats.expected + repeated,
    failed: stats.unexpected + stats.flaky - repeated + errors.length,
    skipped: stats.skipped,
    failures: [...errors.map(({ message }) => told('error', message)), ...found.flatMap(failed)],
  };
}

function testsOf({ specs, suites: inner = [] }) {
  return [...specs.flatMap(({ tests }) => tests), ...inner.flatMap(testsOf)];
}

/** Passed at last, after attempts that ended because the browser stopped drawing the page and for no other reason. */
function wasRepeated({ status, results }) {
  return (
    status === 'flaky' &&
    results
      .filter((result) => result.status !== 'passed')
      .every(({ annotations }) => annotations.some(({ type }) => type === 'stopped drawing'))
  );
}

function failed({ specs, suites: inner = [] }) {
  const broken = specs.filter(({ tests }) =>
    tests.some(
      (test) => test.status === 'unexpected' || (test.status === 'flaky' && !wasRepeated(test)),
    ),
  );
  const names = broken.map(({ file, title, tests }) =>
    told(`${file} > ${title}`, tests[0]?.results[0]?.error?.message),
  );
  return [...names, ...inner.flatMap(failed)];
}

function told(name, message = '') {
  return `${name}: ${stripVTControlCharacters(message).split('\n')[0]}`;
}

if (process.argv.includes('--long')) process.env.PBR_LONG = '1';
const only = process.argv
  .find((arg) => arg.startsWith('--only='))
  ?.slice('--only='.length)
  .split(',');
const isLong = process.env.PBR_LONG === '1';
const daily = { ...mapTo(gates, runGate), ...mapTo(suites, runSuite) };
const steps = isLong
  ? {
      ...daily,
      ...mapTo(longGates, runGate),
      ...mapTo(longSuites, runSuite),
      ...mapTo(nodeVersions, runOnNode),
    }
  : daily;
const all = Object.keys(steps);
const unknown = only?.filter((name) => !all.includes(name)) ?? [];
if (unknown.length > 0) {
  console.error(`--only: ${unknown.join(', ')}? Se puede elegir entre ${all.join(', ')}.`);
  process.exit(1);
}

await prepare(() => install());
stopChildrenOnSignal();
for (const [name, step] of Object.entries(steps)) {
  if (only && !only.includes(name)) continue;
  const start = performance.now();
  console.log(`\n── ${name}`);
  await step(name);
  console.log(`── ${name}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
}
rmSync(folder, { recursive: true, force: true });

if (process.env.PBR_TEST_COUNTS)
  writeFileSync(process.env.PBR_TEST_COUNTS, JSON.stringify({ ...total, failures }));
for (const failure of failures) console.log(`✗ ${failure}`);
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
console.log(`\n${total.passed} passed, ${total.failed} failed${skipped}`);
process.exit(total.failed > 0 ? 1 : 0);
