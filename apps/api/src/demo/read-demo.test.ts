import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createTestDb } from '@pbr/db/testing/database';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { demoRoot } from '../lib/paths.ts';
import { readDemo } from './read-demo.ts';
import { writeDemo } from './write-demo.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pbr-demo-'));
  await cp(demoRoot, folder, { recursive: true, filter: (file) => !file.endsWith('/uploads') });
});
afterEach(() => rm(folder, { recursive: true }));

/** Replaces these words in a file. */
async function edit(name: string, words: string, others: string): Promise<void> {
  const file = path.join(folder, `${name}.json`);
  const text = await readFile(file, 'utf8');
  expect(text).toContain(words);
  await writeFile(file, text.replace(words, others));
}

it('reads the data of any folder', async () => {
  expect(await readDemo(folder)).toEqual(await readDemo(demoRoot));
});

it.each([
  ['settings', '"18.4000"', '"mucho"', 'tipo de cambio'],
  ['people', 'ana@demo.pbr.mx', 'ana', 'Email inválido'],
  ['pictures', '"fachada"', '"sótano"', 'category'],
  ['listings', '"8950000"', '"mucho"', 'salePrice'],
  ['listings', '"agent": "ana"', '"agente": "ana"', 'agente'],
  ['inquiries', '"pending"', '"waiting"', 'status'],
  ['service-requests', '"kind": "contact"', '"kind": "otro"', 'kind'],
  ['shares', '"percentage": "2.50"', '"percentage": "250"', 'percentage'],
])('refuses %s with %s changed to %s', async (name, words, others, complaint) => {
  await edit(name, words, others);
  await expect(readDemo(folder)).rejects.toThrow(complaint);
});

it.each([
  ['listings', '"photos": [\n      "decoFacade 0"', '"photos": [\n      "decoFacade 99"'],
  ['shares', '"listing": "hipodromo-amsterdam"', '"listing": "roma-sur"'],
])('refuses to write %s that name something unknown', async (name, words, others) => {
  const t = await createTestDb();
  try {
    await edit(name, words, others);
    const demo = await readDemo(folder);
    const passwordHashes = new Map(demo.people.map(({ key }) => [key, 'x']));
    await expect(writeDemo({ db: t.db, demo, passwordHashes, now: new Date() })).rejects.toThrow(
      'the demo does not know',
    );
  } finally {
    await t.close();
  }
});
