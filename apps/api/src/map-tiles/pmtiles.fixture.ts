import { gzipSync } from 'node:zlib';
import { HEADER_BYTES } from './pmtiles-fault.ts';

const STREETS = JSON.stringify({ vector_layers: [{ id: 'roads', fields: {} }] });

/** A PMTiles file as far as the server reads it: its directories and tiles are not real ones. */
export function aPmtilesFile({ metadata = STREETS, isZipped = true } = {}): Buffer {
  const described = isZipped ? gzipSync(metadata) : Buffer.from(metadata);
  const parts = [Buffer.alloc(40, 1), described, Buffer.alloc(60, 2), Buffer.alloc(3000, 3)];
  const header = Buffer.alloc(HEADER_BYTES);
  header.write('PMTiles', 'latin1');
  header.writeUInt8(3, 7);
  let offset = HEADER_BYTES;
  for (const [index, { length }] of parts.entries()) {
    header.writeBigUInt64LE(BigInt(offset), 8 + 16 * index);
    header.writeBigUInt64LE(BigInt(length), 16 + 16 * index);
    offset += length;
  }
  header.writeUInt8(isZipped ? 2 : 1, 97);
  header.writeUInt8(2, 98);
  header.writeUInt8(1, 99);
  return Buffer.concat([header, ...parts]);
}
