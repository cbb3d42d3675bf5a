import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

const workspaces = ['packages', 'apps'].flatMap((group) =>
  readdirSync(join(import.meta.dirname, group)).map((name) => `${group}/${name}`),
);

const setupFile = 'src/testing/setup.ts';

function packageName(folder: string): string {
  const text = readFileSync(join(import.meta.dirname, folder, 'package.json'), 'utf8');
  return (JSON.parse(text) as { name: string }).name;
}

// Screens ask for a browser-like environment in a comment of their own: `// @vitest-environment happy-dom`.
export default defineConfig({
  test: {
    // The default leaves a core to Vitest itself, which on two cores means one test file at a time.
    maxWorkers: '100%',
    globalSetup: [
      'packages/db/src/testing-global-setup.ts',
      'apps/api/src/testing/global-setup.ts',
    ],
    projects: [
      ...workspaces.map((folder) => ({
        root: folder,
        test: {
          name: packageName(folder),
          environment: 'node',
          include: ['src/**/*.test.{ts,tsx}'],
          setupFiles: [join(import.meta.dirname, folder, setupFile)].filter((file) =>
            existsSync(file),
          ),
          // Real databases and pictures on a machine that may be busy; a hang still ends.
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      })),
      { test: { name: 'scripts', environment: 'node', include: ['scripts/**/*.test.mjs'] } },
    ],
  },
});
