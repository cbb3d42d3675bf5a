import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';

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

const codeOf = (name: string, ...include: string[]) => ({
  test: { ...shared, name, environment: 'node', include, exclude },
});

export default defineConfig({
  test: {
    // One more than cores, because a test often waits for its database; the default is one less.
    maxWorkers: availableParallelism() + 1,
    globalSetup: [
      'packages/db/src/testing/global-setup.ts',
      'apps/api/src/testing/global-setup.ts',
    ],
    projects: [
      codeOf('apps', 'apps/*/src/**/*.test.ts'),
      // Apart from the server, which gives the schemas its reader of telephones.
      codeOf('packages', 'packages/*/src/**/*.test.ts', 'scripts/**/*.test.mjs'),
      {
        test: {
          ...shared,
          name: 'screens',
          environment: 'happy-dom',
          include: ['{packages,apps}/*/src/**/*.test.tsx'],
          setupFiles: ['apps/web/src/testing/setup.ts'],
        },
      },
    ],
  },
});
