/** '=?UTF-8?Q?Jos=C3=A9?=', as mail programs write what is not English (RFC 2047); blanks between two of them do not count. */
const ENCODED_WORD = /=\?([\w-]{1,40})\?([bq])\?([^? ]{1,500})\?=(?: (?==\?))?/giu;

/** Decodes the encoded words in a text; one that cannot be decoded stays as it is. */
export const decodeWords = (text: string) => text.replaceAll(ENCODED_WORD, decodeWord);

function decodeWord(word: string, charset: string, encoding: string, encoded: string): string {
  const bytes =
    encoding.toLowerCase() === 'b' ? Buffer.from(encoded, 'base64') : bytesOfQuoted(encoded);
  try {
    return new TextDecoder(charset, { fatal: true }).decode(bytes);
  } catch {
    return word;
  }
}

function bytesOfQuoted(encoded: string): Buffer {
  const text = encoded
    .replaceAll('_', ' ')
    .replaceAll(/=([0-9a-f]{2})/giu, (_code, hex: string) =>
      String.fromCodePoint(Number.parseInt(hex, 16)),
    );
  return Buffer.from(text, 'latin1');
}

/** Encodes a text that looks like an encoded word, so that mail programs show it as it is. */
export function encodeLookalike(text: string): string {
  return text.includes('=?') ? encodeWords(text) : text;
}

/** Ten characters have at most forty bytes; a word may have 75 letters. */
const encodeWords = (text: string) =>
  (text.match(/.{1,10}/gsu) ?? [])
    .map((part) => `=?UTF-8?B?${Buffer.from(part).toString('base64')}?=`)
    .join(' ');
