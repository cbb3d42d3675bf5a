import { ENOUGH_ROWS } from '../property/media/photo-limits.ts';
import { type Frame, gridOf, isFrame, readFrame, readScan, type ScanComponent } from './frame.ts';
import { type Block, countUnits, huffmanTable } from './scan.ts';
import { MARKERS, segments, uint16 } from './segments.ts';

/**
 * Answers the file of a JPEG, and for one that was cut off a file of the rows that are there; `null` when too few are. A progressive one
 * needs only its first scans: the later ones make it sharper. Nothing is decoded, so damage of another kind passes.
 */
export function wholeJpeg<File extends Uint8Array>(
  file: File,
): File | Uint8Array<ArrayBuffer> | null {
  const picture = readPicture(file);
  // The decoder says what is wrong with it.
  if (picture === null) return file;
  const { frame, there, hasEnd } = picture;
  const extents = frame.components.map(({ id }) => there.get(id) ?? NOTHING);
  const share = Math.min(...extents.map((extent) => extent.share));
  const rows = Math.min(...extents.map((extent) => extent.rows));
  if (share < ENOUGH_ROWS || rows === 0) return null;
  if (share === 1 && hasEnd) return file;
  const whole = new Uint8Array(file.length + 2);
  whole.set(file);
  whole.set([0xff, MARKERS.end], file.length);
  whole.set([rows >> 8, rows & 0xff], frame.heightAt);
  return whole;
}

/** A component's share of the picture, and how many of its rows are complete. */
interface Extent {
  share: number;
  rows: number;
}
const NOTHING: Extent = { share: 0, rows: 0 };

interface Picture {
  frame: Frame;
  there: Map<number, Extent>;
  hasEnd: boolean;
}

/** Huffman tables as the file holds them, by class and number. */
type Tables = Map<number, Uint8Array>;

/** Answers `null` for a file that is written in another way. */
function readPicture(file: Uint8Array): Picture | null {
  const tables: Tables = new Map();
  const there = new Map<number, Extent>();
  let frame: Frame | null = null;
  let restartInterval = 0;
  let hasEnd = false;
  for (const segment of segments(file)) {
    const { marker, at, body } = segment;
    if (marker === MARKERS.end) hasEnd = true;
    if (marker === MARKERS.tables) keepTables(tables, body);
    if (marker === MARKERS.restartInterval) restartInterval = uint16(body, 0);
    if (isFrame(marker)) {
      // A second frame would be another picture.
      frame = frame === null ? readFrame(segment) : null;
      if (frame === null) return null;
    }
    if (marker === MARKERS.scan && frame !== null && there.size < frame.components.length) {
      const components = readScan(frame, body);
      if (!areFirst(components, there)) continue;
      const data = file.subarray(at + body.length);
      const extent = extentOf(frame, components, { data, tables, restartInterval });
      if (extent === null) return null;
      for (const { id } of components) there.set(id, extent);
    }
  }
  return frame && { frame, there, hasEnd };
}

/** Each component has one first scan, so the data is read four times at most. */
const areFirst = (components: readonly ScanComponent[], there: Picture['there']) =>
  components.length > 0 && !components.some(({ id }) => there.has(id));

function keepTables(tables: Tables, body: Uint8Array): void {
  let at = 0;
  while (at < body.length) {
    const symbols = body.subarray(at + 1, at + 17).reduce((sum, count) => sum + count, 0);
    tables.set(body[at] ?? 0, body.subarray(at + 1, at + 17 + symbols));
    at += 17 + symbols;
  }
}

interface ScanData {
  data: Uint8Array;
  tables: Tables;
  restartInterval: number;
}

/** Answers `null` when a table is missing. */
function extentOf(
  frame: Frame,
  components: readonly ScanComponent[],
  { data, tables, restartInterval }: ScanData,
): Extent | null {
  const { perRow, rowCount, unitHeight, blocksIn } = gridOf(frame, components);
  const blocks: Block[] = [];
  for (const component of components) {
    const dc = tables.get(component.dc);
    const ac = tables.get(AC_CLASS | component.ac);
    if (!dc || (!ac && !frame.isProgressive)) return null;
    // The first scans of a progressive picture bring one number of each block.
    const block = {
      dc: huffmanTable(dc),
      ...(ac && !frame.isProgressive && { ac: huffmanTable(ac) }),
    };
    blocks.push(...Array.from({ length: blocksIn(component) }, () => block));
  }
  const units = perRow * rowCount;
  const { count, missing } = countUnits({ data, blocks, units, restartInterval });
  const rows = count === units ? frame.height : Math.floor(count / perRow) * unitHeight;
  return { share: (count - missing) / units, rows };
}

const AC_CLASS = 0x10;
