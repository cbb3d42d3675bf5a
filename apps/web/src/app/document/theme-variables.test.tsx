import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { MantineProvider } from '@mantine/core';
import { cssVariables, theme } from '@pbr/ui/theme';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');

/** Our own palettes, and Mantine's for errors and warnings. */
const PALETTES = new Set(['agave', 'gray', 'dark', 'red']);

it('the sheet of variables matches the theme (after a change of the theme: npx vitest -u)', async () => {
  await expect(themeSheet()).toMatchFileSnapshot('./theme-variables.css');
});

it('every variable of Mantine that our own sheets use is declared', () => {
  const declared = themeSheet();
  const used = [root, path.join(root, '../../../packages/ui/src')].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.css'))
      .flatMap((name) =>
        readFileSync(path.join(folder, name), 'utf8').match(/(?<=var\()--mantine-[\w-]+/gu),
      ),
  );
  expect(used).toContain('--mantine-color-text');
  expect(used.filter((name) => name && !declared.includes(`${name}:`))).toEqual([]);
});

/** The variables that MantineProvider would print into every page, without those that nothing uses. */
function themeSheet(): string {
  const html = renderToStaticMarkup(
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      deduplicateCssVariables={false}
      withGlobalClasses={false}
    />,
  );
  const css = /<style[^>]*>([\s\S]*)<\/style>/u.exec(html)?.[1] ?? '';
  const rules = [...css.matchAll(/([^{}]+)\{([^{}]*)\}/gu)].map(
    ([, selector = '', body = '']) => `${selectorOf(selector)} {\n${declarations(body)}}\n`,
  );
  return `/* Generated from packages/ui/src/theme.tsx by theme-variables.test.tsx. */\n${rules.join('\n')}`;
}

function selectorOf(selector: string): string {
  return (selector.trim().split(',')[0] ?? '').replaceAll('"', "'");
}

function declarations(body: string): string {
  return body
    .split(';')
    .map((declaration) => declaration.trim())
    .filter((declaration) => declaration !== '' && isUsed(declaration))
    .map((declaration) => `  ${declaration};\n`)
    .join('');
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
