import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll } from 'vitest';

/** A folder like apps/web after its build; `entry` is the source of its renderer. */
export async function builtWeb(entry: string): Promise<string> {
  const webRoot = await mkdtemp(path.join(tmpdir(), 'pbr-web-'));
  afterAll(() => rm(webRoot, { recursive: true, force: true }));
  await mkdir(path.join(webRoot, 'dist/server'), { recursive: true });
  await mkdir(path.join(webRoot, 'dist/client/.vite'), { recursive: true });
  await writeFile(path.join(webRoot, 'package.json'), '{ "type": "module" }');
  await writeFile(path.join(webRoot, 'dist/server/entry-server.js'), entry);
  await writeFile(path.join(webRoot, 'dist/client/.vite/manifest.json'), '{ "entry": {} }');
  return webRoot;
}
