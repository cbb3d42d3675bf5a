import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';

/** The bytes of the header of a PMTiles file (version 3 of its specification). */
export const HEADER_BYTES = 127;
/** The places in the header that say where each part begins; its length follows. */
const PARTS = {
  'its root directory': 8,
  'its metadata': 24,
  'its directories': 40,
  'its tiles': 56,
};
const METADATA = PARTS['its metadata'];
const UNCOMPRESSED = [0, 1];
const GZIP = 2;
const VECTOR_TILES = 1;
/** The browser draws the streets of this layer; files made for other styles have none. */
const STREETS = 'roads';
const LONGEST_METADATA = 16 * 1024 ** 2;

export interface Part {
  offset: number;
  length: number;
}

/** Tells why browsers cannot read a PMTiles file with this header; null if they can. */
export function headerFault(header: Buffer, size: number): string | null {
  if (header.length < HEADER_BYTES || header.toString('latin1', 0, 7) !== 'PMTiles')
    return 'it is no PMTiles file';
  const version = header.readUInt8(7);
  if (version !== 3) return `it is of version ${version} of PMTiles, not 3`;
  if (header.readUInt8(99) !== VECTOR_TILES) return 'it holds no vector tiles (MVT)';
  if (![97, 98].every((at) => [...UNCOMPRESSED, GZIP].includes(header.readUInt8(at))))
    return 'browsers cannot decompress it: only gzip can be read';
  const cut = Object.entries(PARTS).find(([, at]) => !endsWithin(partAt(header, at), size));
  if (cut) return `it is not complete: it ends before the end of ${cut[0]}`;
  return metadataPart(header).length > LONGEST_METADATA ? 'its metadata are too long' : null;
}

const endsWithin = ({ offset, length }: Part, size: number) => offset + length <= size;

function partAt(header: Buffer, at: number): Part {
  const number = (from: number) => Number(header.readBigUInt64LE(from));
  return { offset: number(at), length: number(at + 8) };
}

export const metadataPart = (header: Buffer): Part => partAt(header, METADATA);

/** Tells why the portal cannot draw tiles that are described so; null if it can. */
export async function metadataFault(header: Buffer, bytes: Buffer): Promise<string | null> {
  const isZipped = header.readUInt8(97) === GZIP;
  try {
    const text = isZipped
      ? await promisify(gunzip)(bytes, { maxOutputLength: LONGEST_METADATA })
      : bytes;
    const { vector_layers: layers } = JSON.parse(String(text)) as { vector_layers?: unknown };
    const isDrawn = Array.isArray(layers) && layers.some((layer) => idOf(layer) === STREETS);
    return isDrawn
      ? null
      : `it has no layer '${STREETS}': the portal draws the layers of Protomaps`;
  } catch {
    return 'its metadata cannot be read';
  }
}

const idOf = (layer: unknown) =>
  typeof layer === 'object' && layer !== null && 'id' in layer ? layer.id : undefined;
