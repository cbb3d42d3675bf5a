import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const lines = (count) =>
  Array.from({ length: count }, (_, n) => `export const a${n} = ${n};`).join('\n');

/** One broken file each: the rule that must catch it, its path, its text. */
const broken = [
  [
    'pbr(layers)',
    'apps/api/src/modules/homes/get-home.ts',
    `import { eq } from 'drizzle-orm';\nexport const same = eq;\n`,
  ],
  [
    'pbr(layers)',
    'apps/api/src/modules/commissions/mails/early.ts',
    `import { late } from '../shares/late.ts';\nexport const early = late;\n`,
  ],
  [
    'pbr(layers)',
    'apps/web/src/features/home/card.tsx',
    `export { Detail } from '../detail/detail.tsx';\n`,
  ],
  [
    'pbr(layers)',
    'apps/web/src/lib/server.ts',
    `export const server = await import('@pbr/api/router');\n`,
  ],
  [
    'pbr(linear-regex)',
    'packages/schemas/src/slow.ts',
    `export const isSlow = (text: string) => /^(?:a+)+@$/u.test(text);\n`,
  ],
  [
    'pbr(linear-regex)',
    'apps/api/src/lib/trailing.ts',
    `export const trimmed = (text: string) => text.replace(/[ .]+$/u, '');\n`,
  ],
  [
    'import(no-cycle)',
    'apps/api/src/lib/egg.ts',
    `import { hen } from './hen.ts';\nexport const egg = () => hen;\n`,
  ],
  [
    'import(no-cycle)',
    'packages/db/src/one.ts',
    `import { two } from './two.ts';\nexport const one = () => two;\n`,
  ],
  [
    'import(no-default-export)',
    'apps/api/src/lib/main-thing.ts',
    `export default function thing() {}\n`,
  ],
  ['oxc(no-barrel-file)', 'packages/schemas/src/all.ts', `export * from './long.ts';\n`],
  ['eslint(max-lines)', 'packages/schemas/src/long.ts', lines(251)],
  [
    'eslint(complexity)',
    'packages/schemas/src/tangled.ts',
    `export const found = (n: number) => ${'n === 0 || '.repeat(15)}n === 1;\n`,
  ],
  ['eslint(max-lines)', 'packages/schemas/src/long.test.ts', lines(401)],
  [
    'typescript(no-explicit-any)',
    'apps/api/src/lib/loose.ts',
    `export const loose = (x: any) => String(x);\n`,
  ],
  [
    'typescript(no-unsafe-assignment)',
    'apps/api/src/lib/parsed.ts',
    `export const parsed = () => { const value = JSON.parse('1'); return String(value); };\n`,
  ],
  [
    'typescript(no-floating-promises)',
    'apps/api/src/lib/float.ts',
    `const work = async () => 1;\nexport function start() { work(); }\n`,
  ],
  [
    'typescript(consistent-type-imports)',
    'apps/api/src/lib/types-only.ts',
    `import { Hen } from './hen.ts';\nexport const name = (hen: Hen) => hen.name;\n`,
  ],
  ['eslint(no-unused-vars)', 'apps/api/src/lib/unused.ts', `const forgotten = 1;\nexport {};\n`],
  ['eslint(no-console)', 'apps/api/src/lib/noisy.ts', `console.log('x');\nexport {};\n`],
  [
    'node(no-process-env)',
    'apps/api/src/lib/reads-env.ts',
    `export const port = process.env['PORT'];\n`,
  ],
  [
    'react(hooks)',
    'apps/web/src/app/hooked.tsx',
    `import { useState } from 'react';\nexport function Hooked({ on }: { on: boolean }) { if (on) useState(1); return null; }\n`,
  ],
  [
    'pbr(oldest-browsers)',
    'apps/web/src/lib/sorted.ts',
    `export const sorted = (list: number[]) => list.toSorted();\n`,
  ],
  [
    'pbr(effect-braces)',
    'apps/web/src/app/scrolled.tsx',
    `import { useLayoutEffect } from 'react';\nexport function Scrolled() { useLayoutEffect(() => scrollTo({ top: 0 }), []); return null; }\n`,
  ],
  [
    'pbr(effect-braces)',
    'apps/web/src/app/subscribed.tsx',
    `import * as React from 'react';\nexport function Subscribed({ on }: { on: () => () => void }) { React.useEffect(() => on(), [on]); return null; }\n`,
  ],
  [
    'jsx-a11y(alt-text)',
    'apps/web/src/app/picture.tsx',
    `export const Picture = () => <img src="/a.png" />;\n`,
  ],
  ['unicorn(filename-case)', 'apps/api/src/lib/camelCase.ts', `export const a = 1;\n`],
];

/** Correct files, which the broken ones import or which prove that the fence lets allowed imports pass. */
const sound = [
  [
    'apps/api/src/lib/hen.ts',
    `import { egg } from './egg.ts';\nexport const hen = () => egg;\nexport type Hen = { name: string };\n`,
  ],
  ['apps/api/src/modules/commissions/shares/late.ts', `export const late = 1;\n`],
  ['packages/db/src/two.ts', `import { one } from './one.ts';\nexport const two = () => one;\n`],
  ['apps/web/src/features/detail/detail.tsx', `export const Detail = () => null;\n`],
  [
    'apps/api/src/modules/homes/home.queries.ts',
    `import { eq } from 'drizzle-orm';\nexport const same = eq;\n`,
  ],
  [
    'apps/web/src/app/effects.tsx',
    `import { useEffect, useInsertionEffect, useLayoutEffect } from 'react';\nexport function Effects({ act }: { act: () => void }) {\n  useEffect(() => void act(), [act]);\n  useLayoutEffect(() => () => act(), [act]);\n  useInsertionEffect(() => {\n    act();\n  }, [act]);\n  return null;\n}\n`,
  ],
  [
    'apps/web/src/lib/client.ts',
    `import type { AppRouter } from '@pbr/api/router';\nexport type Client = AppRouter;\n`,
  ],
];

let folder;
/** path -> names of the rules that fired there */
const found = new Map();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pbr-lint-'));
  await cp(join(root, '.oxlintrc.json'), join(folder, '.oxlintrc.json'));
  await cp(join(root, 'tsconfig.base.json'), join(folder, 'tsconfig.base.json'));
  await mkdir(join(folder, 'scripts'));
  await cp(import.meta.dirname, join(folder, 'scripts/lint'), { recursive: true });
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  for (const part of ['apps/api', 'apps/web', 'packages/db', 'packages/schemas']) {
    await mkdir(join(folder, part), { recursive: true });
    await cp(join(root, part, 'tsconfig.json'), join(folder, part, 'tsconfig.json'));
  }
  for (const [path, text] of [...sound, ...broken.map((entry) => entry.slice(1))]) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  const oxlint = join(root, 'node_modules/oxlint/bin/oxlint');
  const output = await new Promise((done) => {
    execFile(
      process.execPath,
      [oxlint, '--format=json', 'apps', 'packages'],
      { cwd: folder },
      (_, stdout) => done(stdout),
    );
  });
  for (const { filename, code } of JSON.parse(output).diagnostics) {
    found.set(filename, [...(found.get(filename) ?? []), code]);
  }
}, 60_000);

afterAll(() => rm(folder, { recursive: true, force: true }));

describe('the linter', () => {
  it.each(broken)('reports %s in %s', (rule, path) => {
    expect(found.get(path) ?? []).toContain(rule);
  });

  it('lets an allowed import pass', () => {
    const paths = ['apps/api/src/modules/homes/home.queries.ts', 'apps/web/src/lib/client.ts'];
    expect(paths.flatMap((path) => found.get(path) ?? [])).not.toContain('pbr(layers)');
  });

  it('lets an effect return nothing, or a cleanup that is written there', () => {
    expect(found.get('apps/web/src/app/effects.tsx')).toBeUndefined();
  });
});
