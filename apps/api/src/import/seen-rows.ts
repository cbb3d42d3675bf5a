import { createHash } from 'node:crypto';

/** Numbers per row: two of the identifier's hash, one of its digest, and the line. */
const SLOT = 4;
const FULL = 0.6;

/**
 * The identifiers seen in this run, kept outside the heap and without their texts: four million rows take 134 MB. Two identifiers count as
 * one with a probability of 2^-64 per pair.
 */
export class SeenRows {
  #slots = new Uint32Array(1024 * SLOT);
  #size = 0;

  /** Remembers the row. If its identifier is already known, returns the earlier line and whether the content is the same. */
  remember(
    externalId: string,
    digest: string,
    line: number,
  ): { line: number; isSame: boolean } | null {
    if (this.#size >= (this.#slots.length / SLOT) * FULL) this.#grow();
    const hash = createHash('sha256').update(externalId).digest();
    const content = Number.parseInt(digest.slice(0, 8), 16);
    const row = [hash.readUInt32LE(0), hash.readUInt32LE(4), content, line] as const;
    const at = find(this.#slots, row[0], row[1]);
    const earlier = this.#slots[at + 3] ?? 0;
    if (earlier !== 0) return { line: earlier, isSame: this.#slots[at + 2] === content };
    this.#slots.set(row, at);
    this.#size += 1;
    return null;
  }

  #grow(): void {
    const larger = new Uint32Array(this.#slots.length * 2);
    for (let at = 0; at < this.#slots.length; at += SLOT) {
      const row = this.#slots.subarray(at, at + SLOT);
      if (row[3] !== 0) larger.set(row, find(larger, row[0] ?? 0, row[1] ?? 0));
    }
    this.#slots = larger;
  }
}

/** Returns the slot of the hash, or the free one where it belongs; line 0 marks a free slot. */
function find(slots: Uint32Array, high: number, low: number): number {
  const count = slots.length / SLOT;
  let at = (high % count) * SLOT;
  while (slots[at + 3] !== 0 && (slots[at] !== high || slots[at + 1] !== low)) {
    at = (at + SLOT) % slots.length;
  }
  return at;
}
