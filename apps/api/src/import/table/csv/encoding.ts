import { createReadStream } from 'node:fs';
import { ImportError, SettingError } from '../../errors/import-error.ts';
import { readStart } from '../file-kind.ts';
import { encodingNamed } from './decoder.ts';
import { type EncodingGuess, guessEncoding, isImplausible } from './guess-encoding.ts';

const HEAD = 64 * 1024;

/**
 * The encoding of a file. Unicode is recognised; anything else needs a person to name it, who is told which one the file looks like. A name
 * that cannot be right is refused, because its letters would be wrong in silence.
 */
export async function resolveEncoding(path: string, asked: string | undefined): Promise<string> {
  const unicode = utf16Of(await readStart(path, HEAD));
  if (asked !== undefined) return checkedEncoding(path, asked, unicode);
  if (unicode) return unicode;
  const { badLine, bytes } = await surveyUtf8(path);
  if (badLine === null) return 'utf-8';
  throw notIn('UTF-8', guessEncoding(bytes), `cerca de la línea ${badLine}`);
}

async function checkedEncoding(
  path: string,
  asked: string,
  unicode: string | null,
): Promise<string> {
  const encoding = encodingNamed(asked);
  if (encoding === null) {
    throw new SettingError('encoding', `La codificación “${asked}” no se conoce. ${KNOWN}`);
  }
  if (unicode) {
    if (encoding === unicode) return encoding;
    throw notIn(asked, { encoding: unicode, sample: '' });
  }
  if (encoding === 'utf-8') return encoding;
  const { badLine, bytes } = await surveyUtf8(path);
  if (badLine === null && bytes.length > 0) throw notIn(asked, { encoding: 'utf-8', sample: '' });
  const guess = encoding.startsWith('utf-16')
    ? (guessEncoding(bytes) ?? { encoding: 'utf-8', sample: '' })
    : isImplausible(bytes, encoding);
  if (guess) throw notIn(asked, guess);
  return encoding;
}

const KNOWN = 'Usa utf-8, windows-1252, iso-8859-1, macintosh, ibm850, utf-16le o utf-16be.';

function notIn(encoding: string, guess: EncodingGuess | null, near?: string): ImportError {
  const where = near === undefined ? '' : ` (${near})`;
  if (!guess) {
    return new ImportError(
      `El archivo no está en ${encoding}${where} ni parece un texto. La importación lee CSV y XLSX.`,
    );
  }
  const read = guess.sample === '' ? '' : `: así dice “${guess.sample}”`;
  const rest =
    guess.encoding === 'utf-8' && encoding === 'UTF-8'
      ? 'Casi todo sí lo está: con utf-8 entra todo menos las filas ilegibles'
      : `Parece ${guess.encoding}${read}`;
  return new SettingError(
    'encoding',
    `El archivo no está en ${encoding}${where}. ${rest}.`,
    guess.encoding,
  );
}

/** UTF-16 by its byte order mark or, without one, by the zero that every Spanish letter has as its other half. */
export function utf16Of(head: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be';
  const zeros = [0, 0];
  for (const [at, byte] of head.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  const most = head.length * 0.4;
  if (odd > most && even < head.length * 0.02) return 'utf-16le';
  return even > most && odd < head.length * 0.02 ? 'utf-16be' : null;
}

/** Looks for the first line that is not UTF-8; `bytes` are its neighbourhood, or the first bytes beyond ASCII. */
export async function surveyUtf8(
  path: string,
): Promise<{ badLine: number | null; bytes: Uint8Array }> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let line = 1;
  let beyondAscii: Uint8Array = Buffer.alloc(0);
  for await (const chunk of createReadStream(path, { highWaterMark: 128 * 1024 })) {
    const bytes = chunk as Buffer;
    try {
      decoder.decode(bytes, { stream: true });
    } catch {
      return { badLine: line + lineOfBadByte(bytes), bytes };
    }
    if (beyondAscii.length === 0 && bytes.some((byte) => byte > 127)) beyondAscii = bytes;
    for (let at = bytes.indexOf(10); at !== -1; at = bytes.indexOf(10, at + 1)) line += 1;
  }
  try {
    decoder.decode();
    return { badLine: null, bytes: beyondAscii };
  } catch {
    return { badLine: line, bytes: beyondAscii };
  }
}

/**
 * Counts the lines of the chunk before its first bad one. The first line may start inside a character, so it counts only if no other is
 * bad; the message therefore says 'cerca de'.
 */
function lineOfBadByte(bytes: Buffer): number {
  let line = 0;
  for (let start = 0; start < bytes.length; line += 1) {
    const end = bytes.indexOf(10, start);
    const piece = bytes.subarray(start, end === -1 ? bytes.length : end);
    try {
      new TextDecoder('utf-8', { fatal: true }).decode(piece);
    } catch {
      if (line > 0) return line;
    }
    if (end === -1) break;
    start = end + 1;
  }
  return 0;
}
