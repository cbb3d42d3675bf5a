import { DEFAULT_THEME } from '@mantine/core';
import { describe, expect, it } from 'vitest';
import { cssVariables } from './theme.tsx';

const {
  light,
  dark,
}: Record<'light' | 'dark', Record<string, string>> = cssVariables(DEFAULT_THEME);

const GROUNDS = [
  '--mantine-color-body',
  '--pbr-surface',
  '--pbr-sunken',
  '--pbr-sand',
  '--pbr-tint',
];
const LETTERS = ['--mantine-color-text', '--mantine-color-dimmed', '--mantine-color-anchor'];

/** Text on backgrounds: WCAG 1.4.3 asks for a contrast of 4.5. */
const TEXT_PAIRS = [
  ...GROUNDS.flatMap((ground) => LETTERS.map((letters) => [letters, ground] as const)),
  ['--mantine-color-placeholder', '--pbr-surface'],
  ['--mantine-color-error', '--mantine-color-body'],
  ['--mantine-color-error', '--pbr-surface'],
  ['--pbr-accent-text', '--mantine-color-body'],
  ['--pbr-accent-text', '--pbr-surface'],
  ['--pbr-on-band', '--pbr-band'],
  ['--pbr-band-quiet', '--pbr-band'],
  ...['primary', 'accent', 'danger'].flatMap((name) => [
    [`--pbr-on-${name}`, `--pbr-${name}`] as const,
    [`--pbr-on-${name}`, `--pbr-${name}-hover`] as const,
  ]),
  ...['sale', 'rent', 'both', 'neutral', 'strong'].map(
    (tone) => [`--pbr-on-${tone}`, `--pbr-${tone}`] as const,
  ),
] as const;

/** Borders of fields, the focus ring, marks and lines: WCAG 1.4.11 asks for a contrast of 3. */
const EDGE_PAIRS = [
  ...['--pbr-primary', '--pbr-accent'].flatMap((mark) =>
    ['--mantine-color-body', '--pbr-surface'].map((ground) => [mark, ground] as const),
  ),
  ['--mantine-color-default-border', '--pbr-surface'],
  ['--mantine-color-default-border', '--mantine-color-body'],
  ...GROUNDS.map((ground) => ['--pbr-focus', ground] as const),
  ['--pbr-on-band', '--pbr-band'],
] as const;

describe.each([
  ['by day', light],
  ['at night', dark],
] as const)('%s', (_when, colors) => {
  it.each(TEXT_PAIRS)('%s is readable on %s', (letters, ground) => {
    expect(contrast(colors[letters], colors[ground])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(EDGE_PAIRS)('%s is visible on %s', (edge, ground) => {
    expect(contrast(colors[edge], colors[ground])).toBeGreaterThanOrEqual(3);
  });
});

it('the contrast is right for black on white and for a colour on itself', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#9a1a59', '#9a1a59')).toBe(1);
});

/** The contrast ratio as WCAG 2.2 defines it. */
function contrast(one: string | undefined, other: string | undefined): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(color: string | undefined): number {
  const hex = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/u.exec(color ?? '');
  if (!hex) throw new Error(`${color} is no colour of six digits`);
  const [red = 0, green = 0, blue = 0] = hex.slice(1).map((digits) => {
    const share = Number.parseInt(digits, 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
