import { decoderOf } from './decoder.ts';

/** Encodings of one byte in which Spanish files come: from Excel for Windows, for Mac, and of its 'CSV (MS-DOS)'. */
const CANDIDATES = ['windows-1252', 'macintosh', 'ibm850'] as const;
const WORDS = 500;
const WORD = /[A-Za-z]*[\u0080-\u00FF][A-Za-z\u0080-\u00FF]*/gu;

export interface EncodingGuess {
  encoding: string;
  /** A word of the file that shows what the guess makes of it. */
  sample: string;
}

/** The encoding in which the letters of `bytes` are most Spanish; UTF-8 for a text with a few damaged ones, null for what is not a text. */
export function guessEncoding(bytes: Uint8Array): EncodingGuess | null {
  const words = wordsOf(bytes);
  const others = words.filter((word) => !isUtf8(word));
  if (others.length * 2 <= words.length && others.length < words.length)
    return guessOf('utf-8', words, isUtf8);
  const [best] = CANDIDATES.map((encoding) => ({ encoding, score: scoreIn(encoding, others) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score);
  if (best) return guessOf(best.encoding, others, () => true);
  return isMostlyAscii(bytes) ? { encoding: 'utf-8', sample: '' } : null;
}

/** True when `bytes` are not Spanish in this encoding, but are in another one. */
export function isImplausible(bytes: Uint8Array, encoding: string): EncodingGuess | null {
  const guess = guessEncoding(bytes);
  if (!guess || guess.encoding === encoding) return null;
  return scoreIn(encoding, wordsOf(bytes)) < 0 ? guess : null;
}

/** A text with a few damaged bytes, not a picture or a program. */
function isMostlyAscii(bytes: Uint8Array): boolean {
  const strange = bytes.reduce(
    (count, byte) =>
      count + Number(byte > 126 || (byte < 32 && byte !== 9 && byte !== 10 && byte !== 13)),
    0,
  );
  return strange < bytes.length / 10;
}

function guessOf(
  encoding: string,
  words: readonly Buffer[],
  isRight: (word: Buffer) => boolean,
): EncodingGuess {
  return { encoding, sample: decoderOf(encoding).decode(words.find(isRight)) };
}

function wordsOf(bytes: Uint8Array): Buffer[] {
  const words: Buffer[] = [];
  for (const [word] of Buffer.from(bytes).toString('latin1').matchAll(WORD)) {
    words.push(Buffer.from(word, 'latin1'));
    if (words.length === WORDS) break;
  }
  return words;
}

function isUtf8(word: Buffer): boolean {
  return !decoderOf('utf-8').decode(word).includes('\uFFFD');
}

function scoreIn(encoding: string, words: readonly Buffer[]): number {
  let score = 0;
  for (const word of words) {
    const text = decoderOf(encoding).decode(word);
    for (let at = 0; at < text.length; at += 1) score += scoreAt(text, at);
  }
  return score;
}

const SIGNS = /[°º²³ª½¼¾¿¡–—“”‘’•…€·´®™«»×±]/u;

function scoreAt(text: string, at: number): number {
  const letter = text[at] ?? '';
  if (letter < '\u0080') return 0;
  const isAfterLower = /\p{Ll}/u.test(text[at - 1] ?? '');
  if (/[áéíóúñü]/u.test(letter)) return 2;
  if (/[ÁÉÍÓÚÑÜ]/u.test(letter)) return isAfterLower ? -2 : 2;
  const isInside = isAfterLower && /\p{Ll}/u.test(text[at + 1] ?? '');
  return SIGNS.test(letter) && !isInside ? 0.5 : -2;
}
