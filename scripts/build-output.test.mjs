import { expect, test } from 'vitest';
import { outputOfFailed, sayOnceCompiling } from './build-output.mjs';

const head = '• Packages in scope: @pbr/api, @pbr/web\n• Running build in 2 packages\n';

test('compiling is said once, and only when a workspace is compiled', () => {
  const said = [];
  const cached = sayOnceCompiling((text) => said.push(text));
  cached(head);
  cached(`${head}@pbr/web:build: cache hit, suppressing logs 0f\n`);
  expect(said).toEqual([]);
  const compiled = sayOnceCompiling((text) => said.push(text));
  compiled(`${head}@pbr/api:build: cache miss, executing 1a\n`);
  compiled(
    `${head}@pbr/api:build: cache miss, executing 1a\n@pbr/web:build: cache miss, executing 2b\n`,
  );
  expect(said).toEqual(['Compilando el portal…']);
});

test('a failed build shows the lines of the workspace that failed', () => {
  const output = `${head}@pbr/web:build: done\n@pbr/api:build: Error: x\n ERROR  run failed\nFailed:    @pbr/api#build\n`;
  expect(outputOfFailed(output)).toBe('@pbr/api:build: Error: x');
  expect(outputOfFailed('no turbo')).toBe('no turbo');
});
