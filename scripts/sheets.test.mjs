import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { alikeSheets, classesOf, shapesTaken } from './sheets.mjs';

const root = resolve(import.meta.dirname, '..');
const files = ['packages/ui/src', 'apps/web/src'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:css|tsx)$/u.test(name))
    .map((name) => ({ name, text: readFileSync(join(root, folder, name), 'utf8') })),
);
const sheets = files.filter(({ name }) => name.endsWith('.css'));
const modules = sheets.filter(({ name }) => name.endsWith('.module.css'));
const shapes = classesOf(readFileSync(join(root, 'packages/ui/src/shapes.css'), 'utf8'));

const FRAME = 'display: grid; gap: 1rem; padding: 1rem; border: 0; color: red;';

it('two sheets with five equal declarations in a rule are a pair', () => {
  const one = { name: 'one.css', text: `.a { ${FRAME} margin: 0 }` };
  const other = {
    name: 'other.css',
    text: `@media print { .b { ${FRAME.replaceAll(' ', '\n')} } }`,
  };
  const fourOfThem = { name: 'four.css', text: `.c { ${FRAME.replace('color: red;', '')} }` };
  expect(alikeSheets([one, other, fourOfThem])).toEqual([['one.css', 'other.css']]);
});

it('what two sheets draw alike is a shape in packages/ui/src/shapes.css, a component, or one sheet for both', () => {
  expect(sheets.length).toBeGreaterThan(80);
  expect(alikeSheets(sheets)).toEqual([]);
});

it('every shape that a rule takes exists', () => {
  const unknown = modules.flatMap(({ name, text }) =>
    shapesTaken(text)
      .filter((shape) => !shapes.has(shape))
      .map((shape) => `${shape} in ${name}`),
  );
  expect(unknown).toEqual([]);
});

it('every shape is in use', () => {
  const taken = new Set(modules.flatMap(({ text }) => shapesTaken(text)));
  const unused = [...shapes].filter(
    (shape) => !taken.has(shape) && !files.some(({ text }) => text.includes(`"${shape}"`)),
  );
  expect(unused).toEqual([]);
});
