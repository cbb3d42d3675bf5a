import { createHash } from 'node:crypto';

/** Derives the same id from a name on every machine, in the form of a random UUID (version 4). */
export function stableId(name: string): string {
  const bytes = createHash('sha256').update(`portal-pbr demo ${name}`).digest().subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x40, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    hex.slice(12, 16),
    hex.slice(16, 20),
    hex.slice(20),
  ].join('-');
}
