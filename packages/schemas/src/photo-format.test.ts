import { expect, it } from 'vitest';
import { photoFormatOf } from './photo-format.ts';

const bytes = (text: string) => Uint8Array.from(text, (char) => char.charCodeAt(0));

it.each([
  ['a JPEG', '\xff\xd8\xff\xe0\0\x10JFIF', 'jpeg'],
  ['a PNG', '\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'png'],
  ['a WebP', 'RIFF\x10\0\0\0WEBPVP8 ', 'webp'],
  ['an AVIF', '\0\0\0\x1cftypavif\0\0\0\0avifmif1miaf', 'avif'],
  ['an AVIF that is a general picture first', '\0\0\0\x1cftypmif1\0\0\0\0mif1avifmiaf', 'avif'],
  ['a photo of an iPhone', '\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'heic'],
  ['a HEIC that is a general picture first', '\0\0\0\x18ftypmif1\0\0\0\0mif1heic', 'heic'],
  [
    'a HEIC before a box that only looks like a brand',
    '\0\0\0\x18ftypheic\0\0\0\0mif1heicavif',
    'heic',
  ],
  ['the beginning of a HEIC', '\0\0\0\x18ftypheic', 'heic'],
  ['a GIF', 'GIF89a\x01\0\x01\0', null],
  ['a RIFF that is sound', 'RIFF\x10\0\0\0WAVEfmt ', null],
  ['a film', '\0\0\0\x18ftypisom\0\0\0\0isommp42', null],
  ['a PDF', '%PDF-1.7', null],
  ['text', 'contrato de compraventa', null],
  ['nothing', '', null],
])('%s is known by its first bytes', (_what, head, format) => {
  expect(photoFormatOf(bytes(head))).toBe(format);
});
