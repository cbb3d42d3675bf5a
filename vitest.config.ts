import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { configDefaults, defineConfig } from 'vitest/config';

const workspaces = ['packages', 'apps'].flatMap((group) =>
  readdirSync(join(import.meta.dirname, group)).map((name) => `${group}/${name}`),
);

/** Workspaces with screens: their `.test.tsx` files run in a browser-like environment. */
const withScreens = new Set(['packages/ui', 'apps/web']);

function packageName(folder: string): string {
  const text = readFileSync(join(import.meta.dirname, folder, 'package.json'), 'utf8');
  return (JSON.parse(text) as { name: string }).name;
}

/** Files named `.long.test.ts` belong to `npm run test:long`; the others share the ten minutes of `npm test`. */
const exclude = [
  ...configDefaults.exclude,
  ...(process.env['PBR_LONG'] === '1' ? [] : ['**/*.long.test.ts']),
];

// The test files of a project share its workers: each worker loads a module once, not once for every file.
const shared = {
  isolate: false,
  // Test data is short-lived: with a larger nursery the collector runs less often.
  execArgv: ['--max-semi-space-size=64'],
  // A stub must not reach the next test of the same worker.
  unstubGlobals: true,
  unstubEnvs: true,
  // Long enough for real databases and pictures on a busy machine; a hang still ends.
  testTimeout: 30_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 20_000 } },
};

function codeOf(folder: string) {
  return {
    root: folder,
    test: {
      ...shared,
      name: packageName(folder),
      environment: 'node',
      include: ['src/**/*.test.ts'],
      exclude,
    },
  };
}

function screensOf(folder: string) {
  const setup = join(import.meta.dirname, folder, 'src/testing/setup.ts');
  return {
    root: folder,
    test: {
      ...shared,
      name: `${packageName(folder)}/screens`,
      environment: 'happy-dom',
      include: ['src/**/*.test.tsx'],
      setupFiles: existsSync(setup) ? [setup] : [],
    },
  };
}

export default defineConfig({
  test: {
    // One more than cores, because a test often waits for its database; the default is one less.
    maxWorkers: availableParallelism() + 1,
    globalSetup: [
      'packages/db/src/testing/global-setup.ts',
      'apps/api/src/testing/global-setup.ts',
    ],
    projects: [
      ...workspaces.map(codeOf),
      ...workspaces.filter((folder) => withScreens.has(folder)).map(screensOf),
      { test: { name: 'scripts', environment: 'node', include: ['scripts/**/*.test.mjs'] } },
    ],
  },
});
