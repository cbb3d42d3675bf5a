import { isRestart, nextMarker } from './segments.ts';

/** Says how a scan of a JPEG is written (ITU T.81); nothing of it is decoded. */
export interface Scan {
  /** The compressed bytes. */
  data: Uint8Array;
  /** The blocks of a unit, in order. */
  blocks: readonly Block[];
  /** Units (MCUs) of the whole scan, and how many lie between two restart markers, 0 for all. */
  units: number;
  restartInterval: number;
}

/** The tables of a block. Without the second one it ends with its first number. */
export interface Block {
  dc: HuffmanTable;
  ac?: HuffmanTable;
}

/** For each sixteen bits, the length of the code that they begin with in the upper byte, and its symbol in the lower one. */
export type HuffmanTable = Uint16Array;

/** Reads a table as a file holds it: how many codes there are of each length, then their symbols. */
export function huffmanTable(definition: Uint8Array): HuffmanTable {
  const table = new Uint16Array(1 << 16);
  let [code, symbol] = [0, 16];
  for (let length = 1; length <= 16; length += 1) {
    const span = 1 << (16 - length);
    for (let n = definition[length - 1] ?? 0; n > 0; n -= 1) {
      table.fill((length << 8) | (definition[symbol] ?? 0), code, code + span);
      code += span;
      symbol += 1;
    }
  }
  return table;
}

/**
 * Counts the units up to the end of the data, and those of them that are missing. Damage of another kind counts as there: decoders go on
 * behind it.
 */
export function countUnits({ data, blocks, units, restartInterval }: Scan) {
  const bits = new Bits(data);
  const interval = restartInterval || units;
  let [count, missing] = [0, 0];
  while (count < units) {
    const end = Math.min(units, count - (count % interval) + interval);
    while (count < end) {
      const isRead = blocks.every((block) => skipBlock(bits, block) && !bits.isShort);
      if (bits.isShort) break;
      if (!isRead) return { count: units, missing };
      count += 1;
    }
    if (end === units || !bits.restart()) break;
    // A decoder fills what one interval lacks, and goes on with the next.
    missing += end - count;
    count = end;
  }
  return { count, missing };
}

/** False when the bits are not a code of the table. */
function skipBlock(bits: Bits, { dc, ac }: Block): boolean {
  const first = dc[bits.next16()] ?? 0;
  bits.skip((first >> 8) + (first & 0xff));
  if (first === 0) return false;
  for (let k = 1; ac && k < 64; k += 1) {
    const entry = ac[bits.next16()] ?? 0;
    if (entry === 0) return false;
    const [zeros, size] = [(entry >> 4) & 15, entry & 15];
    bits.skip((entry >> 8) + size);
    if (size === 0 && zeros < 15) break;
    k += zeros;
  }
  return true;
}

/** The bits of compressed data; behind its end there are zeros. */
class Bits {
  readonly #data: Uint8Array;
  #at = 0;
  #bits = 0;
  #count = 0;
  /** Bits that were only imagined. */
  #beyond = 0;

  constructor(data: Uint8Array) {
    this.#data = data;
  }

  /** Whether bits were skipped that are not there. */
  get isShort(): boolean {
    return this.#beyond > this.#count;
  }

  next16(): number {
    while (this.#count < 16) {
      this.#bits = ((this.#bits << 8) | this.#byte()) & 0xffffff;
      this.#count += 8;
    }
    return (this.#bits >> (this.#count - 16)) & 0xffff;
  }

  skip(count: number): void {
    while (this.#count < count) {
      this.#bits = ((this.#bits << 8) | this.#byte()) & 0xffffff;
      this.#count += 8;
    }
    this.#count -= count;
  }

  /** Goes on behind the next restart marker; false if another one comes, or none. */
  restart(): boolean {
    const at = nextMarker(this.#data, this.#at);
    this.#at = at + 2;
    [this.#bits, this.#count, this.#beyond] = [0, 0, 0];
    return isRestart(this.#data[at + 1]);
  }

  #byte(): number {
    const byte = this.#data[this.#at] ?? 0;
    // The value 0xff may be written several times, and a zero follows it.
    if (byte === 0xff) while (this.#data[this.#at + 1] === 0xff) this.#at += 1;
    const isMarker = byte === 0xff && this.#data[this.#at + 1] !== 0;
    if (isMarker || this.#at >= this.#data.length) {
      this.#beyond += 8;
      return 0;
    }
    this.#at += byte === 0xff ? 2 : 1;
    return byte;
  }
}
