import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type * as Opentype from 'opentype.js';

/** Draws text as outlines, so that a picture of it looks the same on a machine without fonts. */
export interface Typeface {
  widthOf: (text: string, size: number) => number;
  /** The `d` of an SVG path; the baseline begins at `x` and `y`. */
  outline: (text: string, at: { x: number; y: number; size: number }) => string;
}

const require = createRequire(import.meta.url);
// Node cannot tell the names that this CommonJS package exports, so `import { parse }` fails.
const opentype = require('opentype.js') as typeof Opentype;

/** Opens font files of installed packages; each letter comes from the first file that has it, and is left out if none does. */
export function openTypeface(files: readonly string[]): Typeface {
  const fonts = files.map((file) => openFont(require.resolve(file)));
  return {
    widthOf: (text, size) =>
      runsOf(fonts, text).reduce(
        (width, run) => width + run.font.getAdvanceWidth(run.text, size),
        0,
      ),
    outline: (text, { x, y, size }) => {
      let left = x;
      return runsOf(fonts, text)
        .map((run) => {
          const path = pathData(run.font.getPath(run.text, left, y, size));
          left += run.font.getAdvanceWidth(run.text, size);
          return path;
        })
        .join('');
    },
  };
}

function openFont(path: string): Opentype.Font {
  const bytes = new Uint8Array(readFileSync(path));
  return opentype.parse(bytes.buffer);
}

/** Replaces the package's `toPathData`, which writes NaN for a number so small that it prints as 1e-7. */
function pathData({ commands }: Opentype.Path): string {
  return commands.map((command) => `${command.type}${coordinatesOf(command)}`).join('');
}

function coordinatesOf(command: Opentype.PathCommand): string {
  const values = new Map<string, string | number>(Object.entries(command));
  return ['x1', 'y1', 'x2', 'y2', 'x', 'y']
    .map((name) => values.get(name))
    .filter((value) => typeof value === 'number')
    .map((value) => value.toFixed(1))
    .join(' ');
}

interface Run {
  font: Opentype.Font;
  text: string;
}

function runsOf(fonts: readonly Opentype.Font[], text: string): Run[] {
  const runs: Run[] = [];
  for (const letter of text.normalize('NFC')) {
    const font = fonts.find((candidate) => candidate.charToGlyphIndex(letter) > 0);
    const last = runs.at(-1);
    if (!font) continue;
    if (last?.font === font) last.text += letter;
    else runs.push({ font, text: letter });
  }
  return runs;
}

/** Returns the text, or as many of its words as fit, with '…'. */
export function fitText(typeface: Typeface, text: string, size: number, width: number): string {
  if (typeface.widthOf(text, size) <= width) return text;
  let end = 0;
  for (let tooLong = text.length; tooLong - end > 1;) {
    const middle = Math.floor((end + tooLong) / 2);
    if (typeface.widthOf(`${text.slice(0, middle)}…`, size) <= width) end = middle;
    else tooLong = middle;
  }
  const cut = text.slice(0, end);
  const lastSpace = cut.lastIndexOf(' ');
  // oxlint-disable-next-line pbr/linear-regex -- reads a title, which is short
  return `${(lastSpace > end / 2 ? cut.slice(0, lastSpace) : cut).replace(/[\s,.;·]+$/u, '')}…`;
}
