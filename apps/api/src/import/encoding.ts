import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { ImportError } from './import-error.ts';

/**
 * The name under which Node decodes the file. Nothing is guessed: without a byte order mark, a file that is not UTF-8 needs a person to
 * name its encoding.
 */
export async function resolveEncoding(path: string, asked: string | undefined): Promise<string> {
  if (asked !== undefined) return knownEncoding(asked);
  const marked = await byteOrderMark(path);
  if (marked) return marked;
  const line = await firstLineNotUtf8(path);
  if (line === null) return 'utf-8';
  throw new ImportError(
    `El archivo no está en UTF-8 (cerca de la línea ${line}). Si lo guardó Excel, agrega --encoding windows-1252; ` +
      'con --encoding utf-8 entra todo menos las filas ilegibles.',
  );
}

function knownEncoding(name: string): string {
  try {
    return new TextDecoder(name).encoding;
  } catch {
    throw new ImportError(
      `La codificación «${name}» no se conoce. Usa utf-8, windows-1252, iso-8859-1, macintosh o utf-16le.`,
    );
  }
}

export async function byteOrderMark(path: string): Promise<string | null> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(2), 0, 2, 0);
    if (bytesRead < 2) return null;
    if (buffer[0] === 0xff && buffer[1] === 0xfe) return 'utf-16le';
    return buffer[0] === 0xfe && buffer[1] === 0xff ? 'utf-16be' : null;
  } finally {
    await file.close();
  }
}

export async function firstLineNotUtf8(path: string): Promise<number | null> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let line = 1;
  for await (const chunk of createReadStream(path, { highWaterMark: 1 << 20 })) {
    const bytes = chunk as Buffer;
    try {
      decoder.decode(bytes, { stream: true });
    } catch {
      return line + lineOfBadByte(bytes);
    }
    for (let at = bytes.indexOf(10); at !== -1; at = bytes.indexOf(10, at + 1)) line += 1;
  }
  try {
    decoder.decode();
    return null;
  } catch {
    return line;
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
