import { expect, test } from 'vitest';
import { fitText, openTypeface } from './lettering.ts';

const latin = '@fontsource/figtree/files/figtree-latin-600-normal.woff';
const latinExt = '@fontsource/figtree/files/figtree-latin-ext-600-normal.woff';
const at = { x: 0, y: 50, size: 40 };

test('draws Spanish and prices as outlines of the font that ships with the project', () => {
  const typeface = openTypeface([latin]);
  for (const letter of 'ÁÉÍÓÚÜÑáéíóúüñ¿¡$0123456789,.²·…') {
    expect(typeface.outline(letter, at), letter).toMatch(/^M[-\d. MLQCZ]+$/u);
  }
  expect(typeface.widthOf('$4,500,000', 40)).toBeGreaterThan(typeface.widthOf('$45,000', 40));
});

test('draws every letter of a long line, wherever it stands', () => {
  const typeface = openTypeface([latin]);
  const line = 'Lomas de Chapultepec, Miguel Hidalgo, Ciudad de México · Portal PBR US$1,350,000';
  for (let x = 0; x < 5; x += 1) expect(typeface.outline(line, { ...at, x })).not.toContain('NaN');
});

test('takes a missing letter from the next font file, and omits it if no file has it', () => {
  expect(openTypeface([latin]).widthOf('ő', 40)).toBe(0);
  const typeface = openTypeface([latin, latinExt]);
  expect(typeface.widthOf('ő', 40)).toBeGreaterThan(0);
  expect(typeface.widthOf('aőb', 40)).toBeGreaterThan(typeface.widthOf('ab', 40));
  expect(typeface.outline('漢🏠', at)).toBe('');
});

test('treats a letter in two code points as one', () => {
  const typeface = openTypeface([latin]);
  expect(typeface.outline('e\u0301', at)).toBe(typeface.outline('é', at));
});

test('cuts a text that is too wide between words, with an ellipsis', () => {
  const typeface = openTypeface([latin]);
  const text = 'Lomas de Chapultepec, Miguel Hidalgo';
  expect(fitText(typeface, text, 40, 2000)).toBe(text);
  const cut = fitText(typeface, text, 40, 480);
  expect(cut).toBe('Lomas de Chapultepec…');
  expect(typeface.widthOf(cut, 40)).toBeLessThanOrEqual(480);
  expect(typeface.widthOf(fitText(typeface, 'x'.repeat(200), 40, 480), 40)).toBeLessThanOrEqual(
    480,
  );
});
