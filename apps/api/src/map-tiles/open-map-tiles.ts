import { type FileHandle, open, stat } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import {
  HEADER_BYTES,
  headerFault,
  metadataFault,
  metadataPart,
  type Part,
} from './pmtiles-fault.ts';

/** The operator's file of streets, parks and names for the maps. */
export interface MapTiles {
  file: string;
  size: number;
  /** Changes with the file, so that browsers may keep what it names for ever. */
  url: string;
  /** False once another file stands in its place: its pieces would not fit those that browsers have. */
  isUnchanged: () => Promise<boolean>;
}

/** Opens the file that `MAP_TILES` names. A file that browsers could not draw is left alone, with a line in the log. */
export async function openMapTiles(
  name: string | undefined,
  log: Pick<FastifyBaseLogger, 'warn' | 'info'>,
): Promise<MapTiles | null> {
  if (name === undefined) return null;
  const file = path.resolve(name);
  const found = await stat(file).catch(() => null);
  const fault = await faultOf(file);
  if (fault !== null || found === null) {
    log.warn({ file }, `MAP_TILES is not used, maps show no streets: ${fault}`);
    return null;
  }
  const { mtimeMs, size } = found;
  log.info({ file }, 'maps show the streets of MAP_TILES');
  return {
    file,
    size,
    url: `/assets/map-${Math.round(mtimeMs).toString(36)}-${size.toString(36)}.pmtiles`,
    async isUnchanged() {
      const now = await stat(file).catch(() => null);
      return now?.mtimeMs === mtimeMs && now.size === size;
    },
  };
}

async function faultOf(name: string): Promise<string | null> {
  let file: FileHandle | undefined;
  try {
    file = await open(name);
    const { size } = await file.stat();
    const header = await read(file, { offset: 0, length: HEADER_BYTES });
    const fault = headerFault(header, size);
    return fault ?? (await metadataFault(header, await read(file, metadataPart(header))));
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    await file?.close();
  }
}

async function read(file: FileHandle, { offset, length }: Part): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, offset);
  return buffer.subarray(0, bytesRead);
}
