import { constants, crc32, createInflate } from 'node:zlib';
import { ENOUGH_ROWS } from '@pbr/schemas/property/media/photo-limits';

/** Answers a file of the rows that are there of a PNG that was cut off; `null` when too few are, or when the PNG has its end. */
export async function wholePng(file: Uint8Array): Promise<Uint8Array | null> {
  const { head, pixels, hasEnd } = readChunks(
    Buffer.from(file.buffer, file.byteOffset, file.length),
  );
  const rowBytes = rowBytesOf(head);
  if (hasEnd || rowBytes === null) return null;
  const height = head.readUInt32BE(HEIGHT_AT);
  const bytes = await countInflated(pixels, height * rowBytes);
  const rows = Math.floor(bytes / rowBytes);
  if (rows < height * ENOUGH_ROWS) return null;
  const shorter = Buffer.from(head);
  shorter.writeUInt32BE(rows, HEIGHT_AT);
  shorter.writeUInt32BE(crc32(shorter.subarray(HEADER_AT, HEADER_END)), HEADER_END);
  return Buffer.concat([shorter, chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]);
}

/** The first chunk has a fixed position and length: its type, its values and its checksum. */
const [HEADER_AT, WIDTH_AT, HEIGHT_AT, DEPTH_AT, HEADER_END] = [12, 16, 20, 24, 29];
const FIRST_CHUNK_AT = 8;

interface Chunks {
  /** Everything in front of the pixels. */
  head: Buffer;
  /** The compressed pixels. */
  pixels: Buffer;
  hasEnd: boolean;
}

function readChunks(file: Buffer): Chunks {
  const pixels: Buffer[] = [];
  let headEnd = 0;
  let type = '';
  for (let at = FIRST_CHUNK_AT; at + 8 <= file.length && type !== 'IEND';) {
    const end = at + 8 + file.readUInt32BE(at);
    type = file.toString('latin1', at + 4, at + 8);
    if (type === 'IDAT') {
      headEnd ||= at;
      pixels.push(file.subarray(at + 8, end));
    }
    at = end + CHECKSUM_BYTES;
  }
  return {
    head: file.subarray(0, headEnd),
    pixels: Buffer.concat(pixels),
    hasEnd: type === 'IEND',
  };
}
const CHECKSUM_BYTES = 4;

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.byteLength);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}

/** Values of a pixel, by the type of its colour. */
const VALUES: ReadonlyMap<number, number> = new Map([
  [0, 1],
  [2, 3],
  [3, 1],
  [4, 2],
  [6, 4],
]);

/** Bytes of a row and of its filter; `null` if the rows do not stand one after the other. */
function rowBytesOf(head: Buffer): number | null {
  const [depth = 0, colour = 0, , , interlace] = head.subarray(DEPTH_AT, HEADER_END);
  const values = VALUES.get(colour);
  if (values === undefined || interlace !== 0) return null;
  return 1 + Math.ceil((head.readUInt32BE(WIDTH_AT) * values * depth) / 8);
}

/** Counts the bytes, up to a limit, that come out of compressed data before it ends. */
async function countInflated(data: Uint8Array, limit: number): Promise<number> {
  const inflate = createInflate({ finishFlush: constants.Z_SYNC_FLUSH });
  inflate.end(data);
  let bytes = 0;
  try {
    for await (const piece of inflate) {
      bytes += (piece as Buffer).byteLength;
      if (bytes >= limit) return limit;
    }
  } catch {
    // Behind damaged data nothing can be read.
  }
  return bytes;
}
