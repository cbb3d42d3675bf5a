import type { ShareWords } from '@pbr/schemas/property/media/share-picture';
import { fitText, openTypeface, type Typeface } from '../../photos/lettering.ts';
import { overlaidJpeg } from '../../photos/overlaid-jpeg.ts';

/** The size that messengers and social networks show uncropped. */
export const SHARE_PICTURE = { width: 1200, height: 630 } as const;
/** WhatsApp shows no picture larger than this. */
const MAX_BYTES = 290_000;

const { width, height } = SHARE_PICTURE;
const MARGIN = 64;
const TEXT_WIDTH = width - 2 * MARGIN;
const LABEL_SIZE = 28;
const TITLE_SIZES = [92, 78, 66];
const SMALLEST_TITLE = 56;
const PLACE_SIZE = 40;
const BRAND_SIZE = 28;
const PAPER = '#fbf8f3';
const AGAVE = '#154c32';
const BUGAMBILIA = '#e9649f';

let faces: { display: Typeface; text: Typeface } | undefined;

/** Fonts are read when the first picture is drawn. */
function typefaces() {
  faces ??= {
    display: openTypeface([
      '@fontsource/fraunces/files/fraunces-latin-600-normal.woff',
      '@fontsource/fraunces/files/fraunces-latin-ext-600-normal.woff',
    ]),
    text: openTypeface([
      '@fontsource/figtree/files/figtree-latin-600-normal.woff',
      '@fontsource/figtree/files/figtree-latin-ext-600-normal.woff',
    ]),
  };
  return faces;
}

/** A JPEG with the photo over the whole area and the words on its darkened foot. */
export function drawSharePicture(photo: Uint8Array, words: ShareWords): Promise<Uint8Array> {
  return overlaidJpeg(photo, {
    ...SHARE_PICTURE,
    background: PAPER,
    overlay: overlay(words),
    maxBytes: MAX_BYTES,
  });
}

/** Draws everything that goes on the photo, as outlines. */
function overlay({ label, title, place, brand }: ShareWords): string {
  const { display, text } = typefaces();
  const placeLine = fitText(text, place, PLACE_SIZE, TEXT_WIDTH);
  const titleSize =
    TITLE_SIZES.find((size) => display.widthOf(title, size) <= TEXT_WIDTH) ?? SMALLEST_TITLE;
  const titleLine = fitText(display, title, titleSize, TEXT_WIDTH);
  const placeY = height - MARGIN;
  const titleY = placeY - PLACE_SIZE - 26;
  const labelY = titleY - titleSize - 18;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<defs><linearGradient id="foot" x1="0" y1="0" x2="0" y2="1">
<stop offset="0" stop-color="#10160f" stop-opacity="0"/><stop offset="0.45" stop-color="#10160f" stop-opacity="0.62"/>
<stop offset="1" stop-color="#10160f" stop-opacity="0.88"/></linearGradient></defs>
<rect y="170" width="${width}" height="${height - 170}" fill="url(#foot)"/>
${pill(text, label, { x: MARGIN, y: labelY, size: LABEL_SIZE, fill: AGAVE, ink: PAPER })}
<path fill="#ffffff" d="${display.outline(titleLine, { x: MARGIN, y: titleY, size: titleSize })}"/>
<path fill="${PAPER}" d="${text.outline(placeLine, { x: MARGIN, y: placeY, size: PLACE_SIZE })}"/>
${pill(text, brand, { x: MARGIN, y: 88, size: BRAND_SIZE, fill: PAPER, ink: AGAVE })}
<rect y="${height - 10}" width="${width}" height="10" fill="${BUGAMBILIA}"/>
</svg>`;
}

interface Pill {
  x: number;
  /** The baseline of its text. */
  y: number;
  size: number;
  fill: string;
  ink: string;
}

function pill(typeface: Typeface, words: string, { x, y, size, fill, ink }: Pill): string {
  const line = fitText(typeface, words, size, TEXT_WIDTH - 2 * size);
  const boxWidth = Math.ceil(typeface.widthOf(line, size)) + size * 1.6;
  return `<rect x="${x}" y="${y - size * 1.25}" width="${boxWidth}" height="${size * 1.8}" rx="${size * 0.9}" fill="${fill}"/>
<path fill="${ink}" d="${typeface.outline(line, { x: x + size * 0.8, y, size })}"/>`;
}
