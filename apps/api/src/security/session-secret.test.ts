import { stat } from 'node:fs/promises';
import path from 'node:path';
import { makeTestFolder } from '@pbr/embedded-postgres/testing/folder';
import { expect, onTestFinished, test } from 'vitest';
import { keptSessionSecret } from './session-secret.ts';

async function folder() {
  const made = await makeTestFolder('session-secret-');
  onTestFinished(() => made.remove());
  return path.join(made.path, 'data');
}

test('the secret in the data folder stays the same, and only its owner can read it', async () => {
  const data = await folder();
  const secret = await keptSessionSecret(data);
  expect(secret).toMatch(/^[\da-f]{64}$/u);
  expect(await keptSessionSecret(data)).toBe(secret);
  expect((await stat(path.join(data, 'session-secret'))).mode & 0o777).toBe(0o600);
});

test('two data folders have two secrets', async () => {
  expect(await keptSessionSecret(await folder())).not.toBe(await keptSessionSecret(await folder()));
});
