import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { cssVariables, theme } from './theme.tsx';

const ui = import.meta.dirname;
const web = path.resolve(ui, '../../../apps/web/src');

/** Our own palettes, and Mantine's for errors and warnings. */
const PALETTES = new Set(['agave', 'gray', 'dark', 'red']);

it('the sheets of variables match the theme (after a change of the theme: npx vitest -u)', async () => {
  const rules = themeRules();
  const ours = readByUs(rules);
  await expect(sheetOf(rules, (name) => ours.has(name))).toMatchFileSnapshot(
    path.join(web, 'app/document/theme-variables.css'),
  );
  // These come with the first control of Mantine.
  await expect(sheetOf(rules, (name) => !ours.has(name))).toMatchFileSnapshot(
    path.join(ui, 'mantine-variables.css'),
  );
});

it('every variable of Mantine that our own sheets use is declared', () => {
  const declared = new Set(themeRules().flatMap(({ variables }) => variables.map(nameOf)));
  const used = usedVariables().filter((name) => name.startsWith('--mantine-'));
  expect(used).toContain('--mantine-color-text');
  expect(used.filter((name) => !declared.has(name))).toEqual([]);
});

/** The variables that our own code reads, and Mantine's baseline, which is part of every page. */
function usedVariables(): string[] {
  const own = [web, ui].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /(?<!-variables)\.(?:css|tsx?)$/u.test(name))
      .map((name) => path.join(folder, name)),
  );
  const baseline = createRequire(import.meta.url).resolve(
    '@mantine/core/styles/baseline.layer.css',
  );
  return [...own, baseline].flatMap((file) => variablesIn(readFileSync(file, 'utf8')));
}

const variablesIn = (text: string): string[] => text.match(/(?<=var\()--[\w-]+/gu) ?? [];

/** Their names, and those of the variables that their values are made of. */
function readByUs(rules: readonly Rule[]): Set<string> {
  const all = rules.flatMap(({ variables }) => variables);
  const names = new Set(usedVariables());
  // The loop also visits the names that it adds.
  for (const name of names) {
    const values = all.filter((variable) => nameOf(variable) === name);
    for (const inner of values.flatMap(variablesIn)) names.add(inner);
  }
  return names;
}

interface Rule {
  selector: string;
  /** '--mantine-scale: 1' */
  variables: string[];
}

const nameOf = (variable: string) => variable.slice(0, variable.indexOf(':'));

/** The variables that MantineProvider would print into every page, without those that nothing uses. */
function themeRules(): Rule[] {
  const html = renderToStaticMarkup(
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      deduplicateCssVariables={false}
      withGlobalClasses={false}
    />,
  );
  const css = /<style[^>]*>([\s\S]*)<\/style>/u.exec(html)?.[1] ?? '';
  // Mantine writes some selectors twice, with the same variables.
  const rules = new Map<string, Set<string>>();
  for (const [, selector = '', body = ''] of css.matchAll(/([^{}]+)\{([^{}]*)\}/gu)) {
    const variables = rules.get(selectorOf(selector)) ?? new Set();
    rules.set(selectorOf(selector), variables);
    for (const variable of body.split(';').map((text) => text.trim()))
      if (variable !== '' && isUsed(variable)) variables.add(variable);
  }
  return [...rules].map(([selector, variables]) => ({ selector, variables: [...variables] }));
}

function sheetOf(rules: readonly Rule[], isWanted: (name: string) => boolean): string {
  const texts = rules.map(({ selector, variables }) => {
    const wanted = variables.filter((variable) => isWanted(nameOf(variable)));
    return `${selector} {\n${wanted.map((variable) => `  ${variable};\n`).join('')}}\n`;
  });
  return `/* Generated from packages/ui/src/theme.tsx by theme-variables.test.tsx. */\n${texts.join('\n')}`;
}

function selectorOf(selector: string): string {
  return (selector.trim().split(',')[0] ?? '').replaceAll('"', "'");
}

/** Headings, breakpoints and variants of colours that none of our controls draws. */
const UNUSED =
  /^--mantine-(?:breakpoint|h\d|primary-color-\d|color-success|color-[a-z]+-(?:text|outline)|color-(?:dark|gray|red)-(?:light|filled-hover))/u;

function isUsed(declaration: string): boolean {
  if (UNUSED.test(declaration)) return false;
  const palette = /^--mantine-color-([a-z]+)-(?:\d|text|filled|light|outline|contrast)/u.exec(
    declaration,
  )?.[1];
  return palette === undefined || PALETTES.has(palette);
}
