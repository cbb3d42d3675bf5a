import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = import.meta.dirname;
const mantine = path.resolve(createRequire(import.meta.url).resolve('@mantine/core'), '../../esm');
const isSource = (name: string) => /\.tsx?$/u.test(name) && !/\.test\.|testing\//u.test(name);

/** Sheets that a Mantine component needs: its own and those of everything it draws with, and of its parts (`Tabs.Tab`) the used ones. */
function neededSheets(component: string, parts: readonly string[] = []): Set<string> {
  const index = readFileSync(path.join(mantine, 'index.mjs'), 'utf8');
  const start = new RegExp(`import \\{[^}]*\\b${component}\\b[^}]*\\} from "(.+?)"`, 'u').exec(
    index,
  )?.[1];
  const sheets = new Set<string>();
  const seen = new Set<string>();
  const visit = (file: string) => {
    if (seen.has(file) || !existsSync(file)) return;
    seen.add(file);
    const sheet = /([^/\\]+)\.module\.mjs$/u.exec(file)?.[1];
    if (sheet !== undefined) sheets.add(sheet);
    const text = readFileSync(file, 'utf8');
    const unused = partsHandedOn(text, component).filter(([part]) => !parts.includes(part));
    for (const [, names = '', name = ''] of text.matchAll(
      /^import (?:\{ ([^}]*) \}|\w+) from "(\.[^"]+)"/gmu,
    )) {
      if (unused.some(([, part]) => part === names)) continue;
      visit(path.resolve(path.dirname(file), name));
    }
  };
  if (start !== undefined) visit(path.resolve(mantine, start));
  return sheets;
}

/** [['Card', 'CheckboxCard']]: what hangs on the component for others to draw, and is not drawn by itself. */
function partsHandedOn(text: string, component: string): [part: string, name: string][] {
  const uses = text.replaceAll(/^import .*$/gmu, '');
  return [...text.matchAll(new RegExp(`^${component}\\.(\\w+) = (\\w+);$`, 'gmu'))]
    .map(([, part = '', name = '']): [string, string] => [part, name])
    .filter(([, name]) => uses.match(new RegExp(`\\b${name}\\b`, 'gu'))?.length === 1);
}

/** [['Tabs', ['List', 'Tab']], ['TextInput', []]] */
function componentsIn(file: string): [component: string, parts: string[]][] {
  const text = readFileSync(file, 'utf8');
  const components = [...text.matchAll(/^import \{([^}]*)\} from '@mantine\/core'/gmu)].flatMap(
    ([, names = '']) => names.split(',').flatMap((name) => /^\s*([A-Z]\w*)/u.exec(name)?.[1] ?? []),
  );
  return components.map((component) => {
    const parts = text.matchAll(new RegExp(`<${component}\\.(\\w+)`, 'gu'));
    return [component, [...parts].map(([, part = '']) => part)];
  });
}

/** The sheets that a file imports, itself or through its list of sheets. */
function sheetsOf(name: string): Set<string> {
  const text = readFileSync(path.join(root, name), 'utf8');
  const own = text.matchAll(/'@mantine\/core\/styles\/(\w+)\.layer\.css'/gu);
  const sheets = new Set([...own].map(([, sheet = '']) => sheet));
  for (const [, list = ''] of text.matchAll(/^import '(\.\/[\w-]+-sheets\.ts)';$/gmu))
    for (const sheet of sheetsOf(path.join(path.dirname(name), list))) sheets.add(sheet);
  return sheets;
}

const sources = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(isSource);
const sheetLists = sources
  .map((name) => ({ name, text: readFileSync(path.join(root, name), 'utf8') }))
  .filter(({ text }) => text.includes('/UnstyledButton.layer.css'));
const users = sources.flatMap((name) =>
  componentsIn(path.join(root, name)).map(([component, parts]) => ({ name, component, parts })),
);

describe('the sheets of Mantine', () => {
  it('are checked where components are used', () => {
    expect(users.map(({ component }) => component)).toEqual(
      expect.arrayContaining(['Drawer', 'Modal']),
    );
    expect([...neededSheets('Drawer')]).toContain('ModalBase');
    expect([...neededSheets('Checkbox')]).not.toContain('CheckboxCard');
    expect([...neededSheets('Checkbox', ['Card'])]).toContain('CheckboxCard');
    expect([...neededSheets('Tabs', ['Tab'])]).toContain('UnstyledButton');
  });

  it.each(users)('for $component in $name are complete', ({ name, component, parts }) => {
    const imported = sheetsOf(name);
    const missing = [...neededSheets(component, parts)].filter((sheet) => !imported.has(sheet));
    expect(missing).toEqual([]);
  });

  it.each(sheetLists)('in $name reset the buttons before anything else styles them', ({ text }) => {
    const [first] = /@mantine\/core\/styles\/\w+/u.exec(text) ?? [];
    expect(first).toMatch(/UnstyledButton$/u);
  });
});
