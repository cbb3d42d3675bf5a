import { MantineProvider } from '@mantine/core';
import { cssVariables, theme } from '@pbr/ui/theme';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';

/** Our own palettes, and Mantine's for errors and warnings. */
const PALETTES = new Set(['agave', 'bugambilia', 'gray', 'dark', 'red']);

it('the sheet of variables matches the theme (after a change of the theme: npx vitest -u)', async () => {
  await expect(themeSheet()).toMatchFileSnapshot('./theme-variables.css');
});

/** What MantineProvider would print into every page, without the palettes that nothing uses. */
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

function isUsed(declaration: string): boolean {
  const palette = /^--mantine-color-([a-z]+)-(?:\d|text|filled|light|outline|contrast)/u.exec(
    declaration,
  )?.[1];
  return palette === undefined || PALETTES.has(palette);
}
